import { describe, expect, it } from 'vitest';
import type { Entry } from '../../../models/dying-light/entries';
import { FACES } from '../../../renderer/games';
import { dyingLightFace } from '../../../renderer/games/dying-light/face';
import { createReplayDesk } from '../../../renderer/replay/replay-desk';
import { roundAt, roundStarts } from '../../../renderer/replay/rounds';
import { playToEnd, startGame } from '../../helpers/random-play';

const round = (n: number): Entry => ({ type: 'round-started', round: n, night: n > 7 });
const step = (number: number, ...entries: readonly Entry[]) => ({
  number,
  move: { type: 'PASS' } as const,
  entries,
});
const ROUNDS = [
  { round: 7, move: 2 },
  { round: 8, move: 3 },
];

describe('the Rounds of a replay', () => {
  it('begin with the moves that brought them about', () => {
    const steps = [step(1), step(2, round(7)), step(3, round(8)), step(4)];
    expect(roundStarts(steps, dyingLightFace.roundBegun)).toEqual(ROUNDS);
  });

  it('begin once, however often they are told of', () => {
    const steps = [step(1, round(7)), step(2, round(7)), step(3, round(8)), step(4, round(7))];
    expect(roundStarts(steps, dyingLightFace.roundBegun).map(({ move }) => move)).toEqual([1, 3, 4]);
  });

  it('go on until the next one begins', () => {
    expect([0, 1, 2, 3, 99].map((move) => roundAt(ROUNDS, move)?.round ?? null)).toEqual([
      null,
      null,
      7,
      8,
      8,
    ]);
  });
});

describe('the desk of replays', () => {
  it('is empty at first and then holds what was opened last', () => {
    const desk = createReplayDesk(FACES);
    expect(desk.current()).toBeNull();
    const options = { scenario: 'sc-errand', difficulty: 'easy', soloRunners: 1 } as const;
    const save = playToEnd(startGame({ seats: 1, seed: 'desk', options }), 'desk').save();
    desk.open(save);
    const watched = desk.current();
    expect(watched?.face).toBe(dyingLightFace);
    expect(watched?.replay.steps).toHaveLength(save.moves.length);
    expect(() => desk.open({ ...save, game: 'chess' })).toThrow('This is a saved game of "chess"');
    expect(desk.current()).toBe(watched);
  });
});
