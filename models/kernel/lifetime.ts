/** What all finished games of one kind come to together: how many, how many won, by what, with how much luck. */
import type { FinishedMeta, FinishedSeat } from './finished-kind';

export interface Won {
  readonly id: string;
  readonly games: number;
  readonly won: number;
}

export interface Used {
  readonly id: string;
  readonly times: number;
}

/** Luck with dice or cards of one kind: more than promised of what was wished for, or less of what wasn't. */
export interface LuckOver {
  readonly id: string;
  /** After each game in which there was any, all games before added up. */
  readonly sums: readonly number[];
  /** Of a game, on average. */
  readonly mean: number;
  /** Standard error of the mean; null with fewer than two games. */
  readonly error: number | null;
}

export interface Lifetime {
  readonly games: number;
  readonly won: number;
  /** Games won in a row: the most ever, and up to the last one. */
  readonly streak: { readonly longest: number; readonly last: number };
  readonly difficulties: readonly Won[];
  readonly players: readonly Won[];
  readonly characters: readonly Won[];
  /** The most used come first. */
  readonly weapons: readonly Used[];
  readonly luck: readonly LuckOver[];
}

/** How hard it was, from easy to hard; among rivals that is the best bot. */
const LEVELS = ['easy', 'normal', 'hard'];

/** The people of a game, or the one of them who is asked for. */
function peopleOf({ seats }: FinishedMeta, name: string | null): readonly FinishedSeat[] {
  return seats.filter((seat) => seat.bot === null && (name === null || seat.name === name));
}

/** Whether any of the people won; all of them did where they won together. */
function isWon(game: FinishedMeta, name: string | null): boolean {
  return peopleOf(game, name).some(({ won }) => won);
}

export function difficultyOf({ difficulty, seats }: FinishedMeta): string | null {
  if (difficulty !== null) return difficulty;
  const levels = seats.flatMap(({ bot }) => (bot === null ? [] : [LEVELS.indexOf(bot)]));
  return LEVELS[Math.max(-1, ...levels)] ?? null;
}

class Counts {
  private readonly counts = new Map<string, { games: number; won: number }>();

  add(id: string, won: boolean): void {
    const count = this.counts.get(id) ?? { games: 0, won: 0 };
    count.games++;
    if (won) count.won++;
    this.counts.set(id, count);
  }

  /** The most played come first. */
  all(): readonly Won[] {
    return [...this.counts].map(([id, count]) => ({ id, ...count })).toSorted((a, b) => b.games - a.games);
  }
}

function streakIn(wins: readonly boolean[]): Lifetime['streak'] {
  let longest = 0;
  let last = 0;
  for (const won of wins) {
    last = won ? last + 1 : 0;
    longest = Math.max(longest, last);
  }
  return { longest, last };
}

/** Luck of the people in one game, kind by kind. */
function luckIn(game: FinishedMeta, name: string | null): ReadonlyMap<string, number> {
  const seats = peopleOf(game, name).map(({ id }) => id);
  const luck = new Map<string, number>();
  for (const { id, seat, expected, got, wish } of game.luck) {
    if (seat !== null && !seats.includes(seat)) continue;
    luck.set(id, (luck.get(id) ?? 0) + (wish === 'more' ? got - expected : expected - got));
  }
  return luck;
}

/** Standard deviation of the games divided by the root of their number: what dice and cards of any kind allow. */
function errorOf(values: readonly number[], mean: number): number | null {
  if (values.length < 2) return null;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return Math.sqrt(squares / (values.length - 1) / values.length);
}

function push(lists: Map<string, number[]>, id: string, value: number): void {
  const list = lists.get(id);
  if (list) list.push(value);
  else lists.set(id, [value]);
}

function luckOver(games: readonly FinishedMeta[], name: string | null): readonly LuckOver[] {
  const values = new Map<string, number[]>();
  for (const game of games) for (const [id, value] of luckIn(game, name)) push(values, id, value);
  return [...values].map(([id, all]) => {
    let sum = 0;
    const sums = all.map((value) => (sum += value));
    const mean = sum / all.length;
    return { id, sums, mean, error: errorOf(all, mean) };
  });
}

function weaponsIn(games: readonly FinishedMeta[], name: string | null): readonly Used[] {
  const times = new Map<string, number>();
  for (const game of games)
    for (const { weapons } of peopleOf(game, name))
      for (const [id, n] of Object.entries(weapons)) times.set(id, (times.get(id) ?? 0) + n);
  return [...times].map(([id, n]) => ({ id, times: n })).toSorted((a, b) => b.times - a.times);
}

function byLevel(one: Won, other: Won): number {
  return LEVELS.indexOf(one.id) - LEVELS.indexOf(other.id);
}

/**
 * @param all finished games of one kind, in any order; those without this person are left out
 * @param name whose games; null for everybody's
 */
export function lifetimeOf(all: readonly FinishedMeta[], name: string | null = null): Lifetime {
  const games = all
    .filter((game) => peopleOf(game, name).length > 0)
    .toSorted((a, b) => (a.savedAt < b.savedAt ? -1 : a.savedAt > b.savedAt ? 1 : 0));
  const wins = games.map((game) => isWon(game, name));
  const [difficulties, players, characters] = [new Counts(), new Counts(), new Counts()];
  for (const [at, game] of games.entries()) {
    const difficulty = difficultyOf(game);
    if (difficulty !== null) difficulties.add(difficulty, wins[at] === true);
    for (const seat of peopleOf(game, name)) {
      players.add(seat.name, seat.won);
      for (const character of seat.plays) characters.add(character, seat.won);
    }
  }
  return {
    games: games.length,
    won: wins.filter((won) => won).length,
    streak: streakIn(wins),
    difficulties: difficulties.all().toSorted(byLevel),
    players: players.all(),
    characters: characters.all(),
    weapons: weaponsIn(games, name),
    luck: luckOver(games, name),
  };
}

/** Everybody whose games are kept, whoever played most first. */
export function peopleIn(games: readonly FinishedMeta[]): readonly string[] {
  const counts = new Counts();
  for (const game of games) for (const { name } of peopleOf(game, null)) counts.add(name, false);
  return counts.all().map(({ id }) => id);
}

/** When each achievement was first earned. */
export function featsEarned(games: readonly FinishedMeta[]): ReadonlyMap<string, FinishedMeta> {
  const first = new Map<string, FinishedMeta>();
  for (const game of games)
    for (const id of game.feats) {
      const known = first.get(id);
      if (!known || game.savedAt < known.savedAt) first.set(id, game);
    }
  return first;
}

function scoreOf(game: FinishedMeta): number {
  return Math.max(0, ...peopleOf(game, null).map(({ score }) => score ?? 0));
}

/** The best of several games: one that was won, with more points, in fewer Rounds; lost, the one that lasted longest. */
export function bestOf(games: readonly FinishedMeta[]): FinishedMeta | null {
  const isBetter = (one: FinishedMeta, other: FinishedMeta): boolean => {
    const won = isWon(one, null);
    if (won !== isWon(other, null)) return won;
    if (scoreOf(one) !== scoreOf(other)) return scoreOf(one) > scoreOf(other);
    return won ? one.round < other.round : one.round > other.round;
  };
  return games.reduce<FinishedMeta | null>(
    (best, game) => (best === null || isBetter(game, best) ? game : best),
    null,
  );
}
