import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LESSON_OPTIONS, PUPIL } from '../../../../../models/one-month-in/tutorial';
import { coachFocus, withCoachMarks } from '../../../../../renderer/games/one-month-in/coach/coach-marks';
import { lessonPlan } from '../../../../../renderer/games/one-month-in/coach/lesson-plan';
import { optionsOf, seatsOf } from '../../../../../renderer/games/one-month-in/plan/game-plan';

const inside = { kind: 'ground', tile: '-1,-1', ground: 'inner' } as const;
const base = { kind: 'ground', tile: '-2,0', ground: 'whole' } as const;

describe('what the coach talks about', () => {
  it('is shown among the other marks, whose odds stay', () => {
    const marks = withCoachMarks(
      [
        { spot: inside, tone: 'choice', label: '53%' },
        { spot: base, tone: 'choice' },
      ],
      [inside, { kind: 'loot', tile: '-1,0' }, { hud: 'odds' }],
    );
    expect(marks).toEqual([
      { spot: base, tone: 'choice' },
      { spot: inside, tone: 'focus', label: '53%' },
      { spot: { kind: 'loot', tile: '-1,0' }, tone: 'focus', label: 'Here' },
    ]);
  });

  it('is looked at where the first place on the table is', () => {
    expect(coachFocus([{ hud: 'points' }, inside])).toEqual(inside);
    expect(coachFocus([{ hud: 'points' }])).toBeUndefined();
  });

  it('is outlined in the interface: every part has a selector', () => {
    const css = readFileSync('renderer/games/one-month-in/coach/pointing.css', 'utf8');
    const script = readFileSync('models/one-month-in/tutorial/script.ts', 'utf8');
    const parts = [...script.matchAll(/hud: '([\w-]+)'/g)].map(([, part]) => part);
    expect(new Set(parts).size).toBeGreaterThan(10);
    expect(parts.filter((part) => !css.includes(`~="${part}"]`))).toEqual([]);
  });
});

describe('the game of the lesson', () => {
  it('is the guided city, with a person as Blue and a recruit as Red', () => {
    const plan = lessonPlan('abc');
    expect(optionsOf(plan)).toMatchObject({ guidedCity: true, startPlayer: 0, teams: ['blue', 'red'] });
    expect(optionsOf(plan)).toEqual({ ...LESSON_OPTIONS, handicap: [0, 0] });
    expect(seatsOf(plan).map(({ controller }) => controller)).toEqual([
      { kind: 'human' },
      { kind: 'bot', level: 'easy' },
    ]);
    expect(seatsOf(plan)[0]?.id).toBe(PUPIL);
  });
});
