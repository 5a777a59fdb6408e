import { describe, expect, it } from 'vitest';
import { dyingLight } from '../../machines/dying-light/game';
import { GAMES } from '../../machines/games';
import type { AnyGame } from '../../machines/kernel/game';
import { movesPerProcessorSecond } from '../../tools/bench/timing';
import { type Course, follow, kinship, playAgain, playByBots } from '../../tools/bench/versus/bot-games';

const course: Course = { seed: 'bench-0', moves: [], told: 'fingerprint', outcome: 'win: goal' };

describe('how a game of another commit goes here', () => {
  it('is the same when all that happened and the end are', () => {
    expect(kinship(course, { ...course })).toBe('same');
    expect(kinship(course, { ...course, told: 'another' })).toBe('told otherwise');
    expect(kinship(course, { ...course, outcome: 'loss: goal' })).toBe('parted');
  });

  it.each(GAMES)('is found out by making its moves, by whoever may: $rules.id', (game) => {
    const played = playByBots(game, 0);
    expect(played.outcome).toMatch(/^(win|loss): /);
    // Earlier commits did not tell who made a move.
    const unnamed = played.moves.map(({ move }) => ({ by: null, move }));
    const followed = follow(game, 0, unnamed);
    expect(kinship(played, followed)).toBe('same');
    expect(followed.moves.map(({ move }) => move)).toEqual(played.moves.map(({ move }) => move));
    expect(() => playAgain(game, 0, followed.moves)).not.toThrow();
  });

  it('leaves out what is refused here', () => {
    const game = dyingLight as AnyGame;
    const played = playByBots(game, 0);
    const [first, ...others] = played.moves;
    if (!first) throw new Error('Nobody moved.');
    const doubled = [first, { by: first.by, move: { type: 'NO_SUCH_MOVE' } }, ...others];
    expect(kinship(played, follow(game, 0, doubled))).toBe('same');
    expect(() => playAgain(game, 0, doubled)).toThrow('NO_SUCH_MOVE was refused.');
  });
});

describe('the speed that is measured', () => {
  it('counts the moves of as many repetitions as it takes', () => {
    let now = 0;
    const work = () => {
      now += 20_000;
      return 10;
    };
    // Three times 10 moves in 60 milliseconds.
    expect(movesPerProcessorSecond(work, 50_000, () => now)).toBe(500);
    expect(now).toBe(60_000);
  });
});
