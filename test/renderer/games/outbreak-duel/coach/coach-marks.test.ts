import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LESSON_OPTIONS, PUPIL } from '../../../../../models/outbreak-duel/tutorial';
import { coachFocus, withCoachMarks } from '../../../../../renderer/games/outbreak-duel/coach/coach-marks';
import { lessonPlan } from '../../../../../renderer/games/outbreak-duel/coach/lesson-plan';
import { optionsOf, seatsOf } from '../../../../../renderer/games/outbreak-duel/plan/game-plan';

const sprinter = { kind: 'zombie', zombie: 7 } as const;
const captain = { kind: 'zombie', zombie: 8 } as const;

describe('what the coach talks about', () => {
  it('is shown among the other marks, whose odds stay', () => {
    const marks = withCoachMarks(
      [
        { spot: sprinter, tone: 'choice', label: '67%' },
        { spot: captain, tone: 'choice' },
      ],
      [sprinter, { kind: 'survivor', seat: PUPIL }, { hud: 'pass' }],
    );
    expect(marks).toEqual([
      { spot: captain, tone: 'choice' },
      { spot: sprinter, tone: 'focus', label: '67%' },
      { spot: { kind: 'survivor', seat: PUPIL }, tone: 'focus', label: 'Here' },
    ]);
  });

  it('is looked at where the first place on the table is', () => {
    expect(coachFocus([{ hud: 'loot' }, sprinter])).toEqual(sprinter);
    expect(coachFocus([{ hud: 'loot' }])).toBeUndefined();
  });

  it('is outlined in the interface: every part has a selector', () => {
    const css = readFileSync('renderer/games/outbreak-duel/coach/pointing.css', 'utf8');
    const script = readFileSync('models/outbreak-duel/tutorial/script.ts', 'utf8');
    const parts = [...script.matchAll(/hud: '([\w-]+)'/g)].map(([, part]) => part);
    expect(new Set(parts).size).toBeGreaterThan(10);
    expect(parts.filter((part) => !css.includes(`~="${part}"]`))).toEqual([]);
  });
});

it('the game of the lesson is Dutch, a person who begins, against a greenhorn with Ines', () => {
  const plan = lessonPlan('abc');
  expect(optionsOf(plan)).toEqual(LESSON_OPTIONS);
  expect(plan.guided).toBe(true);
  expect(seatsOf(plan).map(({ controller }) => controller)).toEqual([
    { kind: 'human' },
    { kind: 'bot', level: 'easy' },
  ]);
  expect(seatsOf(plan)[0]?.id).toBe(PUPIL);
});
