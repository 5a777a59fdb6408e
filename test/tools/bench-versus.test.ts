import { describe, expect, it } from 'vitest';
import { GAMES } from '../../machines/games';
import { movesPerProcessorSecond } from '../../tools/bench/timing';
import { type Course, parting, playAgain, playByBots } from '../../tools/bench/versus/bot-games';
import { openHouse } from '../../tools/bench/versus/house';

const made = (...types: readonly string[]) =>
  types.map((type) => ({ by: 'seat-1', move: { type } }) as const);

const course: Course = {
  seed: 'bench-0',
  moves: made('GO', 'STOP'),
  answers: ['before', 'went', 'stopped'],
  outcome: 'win: goal',
};

describe('what two commits must have in common', () => {
  it('is everything that happened, what bots chose and the outcome', () => {
    expect(parting(course, { ...course })).toBeNull();
    expect(parting(course, { ...course, answers: ['before', 'went', 'fell'] })).toBe(
      'bench-0: something else happened in answer to move 2',
    );
    expect(parting(course, { ...course, moves: made('GO', 'WAIT') })).toBe('bench-0: bots chose other moves');
    expect(parting(course, { ...course, outcome: 'loss: goal' })).toBe(
      'bench-0: win: goal became loss: goal',
    );
  });

  it.each(GAMES)('is found in a game that bots play to its end: $rules.id', async (game) => {
    const house = await openHouse('.');
    const played = playByBots(house, game, 0);
    expect(played.outcome).toMatch(/^(win|loss): /);
    expect(played.answers).toHaveLength(played.moves.length + 1);
    expect(parting(played, playByBots(house, game, 0))).toBeNull();
    expect(playAgain(house, game, 0, played.moves)).toBe(played.moves.length);
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
