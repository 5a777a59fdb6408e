import { describe, expect, it } from 'vitest';
import { Journal } from '../../../models/kernel/journal';
import { nextStory } from '../../../renderer/app/story';
import { dyingLightFace } from '../../../renderer/games/dying-light/face';
import { usualPlan } from '../../../renderer/games/dying-light/plan/game-plan';
import { startGame } from '../../../renderer/games/dying-light/plan/start';
import { lengthOf } from '../../../renderer/motion/story';

describe('the story that the table plays', () => {
  it('is empty for the first position, tells what a move brought, and is silent about undo', () => {
    const session = startGame(usualPlan('abc', () => 'P'));
    const first = nextStory(null, session.seen('table'), dyingLightFace);
    expect(first.story.motions).toEqual([]);
    session.play({ type: 'ACK', seat: 'seat-1', cardId: 'S01' }, 'seat-1');
    const begun = nextStory(first, session.seen('table'), dyingLightFace);
    expect(begun.story.motions.length).toBeGreaterThan(0);
    expect(lengthOf(begun.story)).toBeGreaterThan(0);
    expect(begun.story.beats?.flatMap(({ cues }) => cues).length).toBeGreaterThan(0);
    const run = session.seen('table').legal.find((move) => move.type === 'MOVE');
    if (!run) throw new Error('Nobody can move.');
    session.play(run, 'seat-1');
    const moved = nextStory(begun, session.seen('table'), dyingLightFace);
    session.undo('seat-1');
    expect(nextStory(moved, session.seen('table'), dyingLightFace).story.motions).toEqual([]);
  });

  it('stays the same story while the position does', () => {
    const session = startGame(usualPlan('abc', () => 'P'));
    const told = nextStory(null, session.seen('table'), dyingLightFace);
    expect(nextStory(told, session.seen('table'), dyingLightFace)).toBe(told);
  });
});

it('tells what is new by its move, also where the one who looks now is told of more, or of fewer, lines than the one before', () => {
  interface Line {
    readonly type: string;
  }
  const at = (moves: number, ...lines: readonly (readonly [number, string])[]) => ({
    moves,
    log: new Journal(lines.map(([move, type]) => ({ move, entry: { type } }))).excerpt(),
  });
  const told = (before: ReturnType<typeof at>, now: ReturnType<typeof at>) => {
    const heard: Line[] = [];
    const telling = {
      motionsOf(entries: readonly Line[]) {
        heard.push(...entries);
        return [];
      },
    };
    nextStory(nextStory(null, before, telling), now, telling);
    return heard.map(({ type }) => type);
  };
  const own = at(1, [0, 'set up'], [1, 'drew'], [1, 'kept']);
  expect(told(own, at(2, [0, 'set up'], [1, 'drew'], [2, 'struck']))).toEqual(['struck']);
  expect(told(at(1, [0, 'set up']), at(2, [0, 'set up'], [1, 'drew'], [2, 'struck']))).toEqual(['struck']);
});
