import { describe, expect, it } from 'vitest';
import { bestOf, difficultyOf, featsEarned, lifetimeOf, peopleIn } from '../../../models/kernel/lifetime';
import { aFinishedMeta, aFinishedSeat } from '../../helpers/finished-meta';

let day = 0;

/** Games in the order in which they ended. */
function aGame(changes: Parameters<typeof aFinishedMeta>[0] = {}) {
  day++;
  return aFinishedMeta({
    id: `game-${day}`,
    savedAt: new Date(Date.UTC(2026, 0, day)).toISOString(),
    ...changes,
  });
}

const won = (name = 'Ada') => aGame({ seats: [aFinishedSeat({ name })] });
const lost = (name = 'Ada') => aGame({ seats: [aFinishedSeat({ name, won: false })] });
const bot = aFinishedSeat({
  id: 'seat-2',
  name: 'Bo',
  bot: 'hard',
  plays: ['oskar'],
  weapons: { 'w-hammer': 9 },
});

describe('what all finished games come to', () => {
  it('counts games and wins by difficulty from easy to hard, by player and by character, bots left out', () => {
    const games = [
      aGame({ difficulty: 'hard', seats: [aFinishedSeat({ won: false }), bot] }),
      aGame({ seats: [aFinishedSeat({ name: 'Cy', plays: ['juno'] })] }),
      won(),
    ];
    const { difficulties, players, characters } = lifetimeOf(games);
    expect(difficulties).toEqual([
      { id: 'easy', games: 2, won: 2 },
      { id: 'hard', games: 1, won: 0 },
    ]);
    expect(players).toEqual([
      { id: 'Ada', games: 2, won: 1 },
      { id: 'Cy', games: 1, won: 1 },
    ]);
    expect(characters).toEqual([
      { id: 'mara', games: 2, won: 1 },
      { id: 'juno', games: 1, won: 1 },
    ]);
  });

  it('knows the longest row of wins and the one that still goes on, in whatever order the games come', () => {
    const games = [won(), won(), won(), lost(), won()];
    expect(lifetimeOf(games.toReversed()).streak).toEqual({ longest: 3, last: 1 });
    expect(lifetimeOf([]).streak).toEqual({ longest: 0, last: 0 });
  });

  it('leaves out the games that somebody did not play in, and counts only what they did', () => {
    const two = aGame({
      rivals: true,
      seats: [
        aFinishedSeat({ won: false }),
        aFinishedSeat({ id: 'seat-2', name: 'Cy', weapons: { pan: 1 } }),
      ],
    });
    const life = lifetimeOf([two, won()], 'Cy');
    expect([life.games, life.won, life.weapons]).toEqual([1, 1, [{ id: 'pan', times: 1 }]]);
    expect(lifetimeOf([two], 'Ada').won).toBe(0);
  });

  it('names the most used weapons first', () => {
    const games = [
      aGame({ seats: [aFinishedSeat({ weapons: { bow: 2, knife: 3 } }), bot] }),
      aGame({ seats: [aFinishedSeat({ weapons: { bow: 2 } })] }),
    ];
    expect(lifetimeOf(games).weapons).toEqual([
      { id: 'bow', times: 4 },
      { id: 'knife', times: 3 },
    ]);
  });

  it('adds luck up game by game, as it was wished for, with the standard error of its average', () => {
    const game = (got: number) =>
      aGame({
        luck: [
          { id: 'hits', seat: 'seat-1', expected: 2, got, wish: 'more' },
          { id: 'hits', seat: 'seat-2', expected: 0, got: 99, wish: 'more' },
          { id: 'bites', seat: null, expected: 1, got, wish: 'less' },
        ],
        seats: [aFinishedSeat(), bot],
      });
    const { luck } = lifetimeOf([game(3), game(1), game(6)]);
    expect(luck.map(({ id, sums }) => [id, sums])).toEqual([
      ['hits', [1, 0, 4]],
      ['bites', [-2, -2, -7]],
    ]);
    // 1, -1 and 4 have the mean 4/3; their squares around it sum up to 38/3.
    expect(luck[0]?.mean).toBeCloseTo(4 / 3);
    expect(luck[0]?.error).toBeCloseTo(Math.sqrt(38 / 3 / 2 / 3));
    expect(lifetimeOf([game(3)]).luck[0]?.error).toBeNull();
  });

  it('calls a game of rivals as hard as its best bot', () => {
    const seats = [aFinishedSeat(), bot, aFinishedSeat({ id: 'seat-3', bot: 'easy' })];
    expect(difficultyOf(aGame({ difficulty: null, seats }))).toBe('hard');
    expect(difficultyOf(aGame({ difficulty: null }))).toBeNull();
  });

  it('lists the people who played, whoever played most first', () => {
    expect(peopleIn([won('Cy'), won('Ada'), lost('Ada'), aGame({ seats: [bot] })])).toEqual(['Ada', 'Cy']);
  });
});

describe('achievements', () => {
  it('are earned by the first game that has them', () => {
    const [first, second] = [aGame({ feats: ['roofs'] }), aGame({ feats: ['roofs', 'quiet'] })];
    const earned = featsEarned([second, first]);
    expect([...earned].map(([id, game]) => [id, game.id])).toEqual([
      ['roofs', first.id],
      ['quiet', second.id],
    ]);
  });
});

describe('the best of several games', () => {
  const game = (id: string, isWon: boolean, score: number | null, round: number) =>
    aGame({ id, round, seats: [aFinishedSeat({ won: isWon, score })] });

  it.each([
    ['a won one', game('b', true, null, 9), game('a', false, null, 20)],
    ['one with more points', game('b', true, 9, 9), game('a', true, 8, 5)],
    ['a quicker one', game('b', true, 8, 5), game('a', true, 8, 9)],
    ['a lost one that lasted longer', game('b', false, null, 9), game('a', false, null, 5)],
  ])('is %s', (_which, better, worse) => {
    expect(bestOf([worse, better])).toBe(better);
    expect(bestOf([better, worse])).toBe(better);
  });

  it('is nothing where none was played', () => {
    expect(bestOf([])).toBeNull();
  });
});

it('5,000 finished games are counted with a look at each, a fixed number of times', () => {
  let looks = 0;
  const games = Array.from({ length: 5000 }, (_, n) => {
    const meta = aFinishedMeta({ id: `game-${n}` });
    return new Proxy(meta, {
      get(target, key, receiver) {
        if (key === 'seats') looks++;
        return Reflect.get(target, key, receiver);
      },
    });
  });
  expect(lifetimeOf(games).games).toBe(5000);
  expect(looks).toBeLessThan(10 * 5000);
});
