/**
 * `npm run bench:versus [-- commit]`: plays this project against another commit of it, in turns within one run, since a busy
 * machine differs from itself. The other commit's bots record games; both play these very games again by the processor's
 * clock, all that come to the same end here; then the dice race, also beside boardgame.io. That bots still choose the same is
 * another question, see `same-games.ts`.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { GAMES } from '../../machines/games';
import { median } from './timing';
import { type Course, type Kinship, kinship } from './versus/bot-games';
import type { Task } from './versus/contestant';
import { buildContestant, withWorktree } from './versus/worktree';

const ROOT = resolve(import.meta.dirname, '..', '..');
/** Before the third and fourth game. */
const BASE = 'd414d2e';
/** Games that are recorded of each game; as many as have seats of every number twice are played again by the clock. */
const COURSES = Number(process.env.CURFEW_BENCH_GAMES ?? 40);
const ROUNDS = 15;

type Side = { readonly name: string; readonly tell: <Answer>(task: Task) => Promise<Answer> };

function side(name: string, child: ChildProcess): Side {
  return {
    name,
    tell: async <Answer>(task: Task) => {
      child.send(task);
      const [answer] = await once(child, 'message');
      return answer as Answer;
    },
  };
}

async function withSide<T>(name: string, root: string, work: (side: Side) => Promise<T>): Promise<T> {
  const file = await buildContestant(root);
  const child = fork(file, { execArgv: [] });
  child.once('exit', (code) => {
    if (code) process.exit(1);
  });
  try {
    await once(child, 'message');
    return await work(side(name, child));
  } finally {
    child.disconnect();
    rmSync(dirname(file), { recursive: true, force: true });
  }
}

/** Everybody does a thing in turn, again and again. @returns the median of each */
async function inTurns(tasks: readonly (() => Promise<number>)[]): Promise<readonly number[]> {
  const speeds: number[][] = tasks.map(() => []);
  for (let round = 0; round < ROUNDS; round++)
    for (const [index, task] of tasks.entries()) speeds[index]?.push(await task());
  return speeds.map(median);
}

function tell(
  what: string,
  [theirs = Number.NaN, ours = Number.NaN]: readonly number[],
  names: string,
): void {
  const figures = `${Math.round(ours)} and ${Math.round(theirs)} moves/s`;
  console.log(`${what.padEnd(26)} ${names}: ${figures}, ${(ours / theirs).toFixed(2)} : 1`);
}

/** A game of the other commit as both play it. */
interface Pair {
  readonly n: number;
  readonly theirs: Course;
  readonly ours: Course;
}

/** @returns the games that come to the same end in both commits */
async function shared(base: Side, ours: Side, game: string): Promise<readonly Pair[]> {
  const pairs: Pair[] = [];
  const counts: Record<Kinship, number> = { same: 0, 'told otherwise': 0, parted: 0 };
  for (let n = 0; n < COURSES; n++) {
    const theirs = await base.tell<Course>({ kind: 'bots', game, n });
    const own = await ours.tell<Course>({ kind: 'follow', game, n, moves: theirs.moves });
    const kind = kinship(theirs, own);
    counts[kind]++;
    if (kind !== 'parted') pairs.push({ n, theirs, ours: own });
  }
  const told = `${counts.same} the same entry by entry, ${counts['told otherwise']} told otherwise to the same end`;
  console.log(`${game}: of ${COURSES} games of bots of ${base.name} here ${told}, ${counts.parted} parted`);
  return pairs;
}

/** Both play the same games by the clock. */
async function replayed(
  base: Side,
  ours: Side,
  game: string,
  pairs: readonly Pair[],
): Promise<readonly number[]> {
  const gamesOf = (which: 'theirs' | 'ours') =>
    pairs.map((pair) => ({ n: pair.n, moves: pair[which].moves, counts: pair.theirs.moves.length }));
  const [recorded, followed] = [gamesOf('theirs'), gamesOf('ours')];
  return inTurns([
    () => base.tell<number>({ kind: 'replay', game, games: recorded }),
    () => ours.tell<number>({ kind: 'replay', game, games: followed }),
  ]);
}

async function contest(base: Side, ours: Side): Promise<void> {
  const names = `here and ${base.name}`;
  const known = await base.tell<readonly string[]>({ kind: 'games' });
  for (const { rules } of GAMES.filter((game) => known.includes(game.rules.id))) {
    const pairs = (await shared(base, ours, rules.id)).slice(0, 2 * rules.seats.max);
    if (pairs.length > 0) tell(rules.id, await replayed(base, ours, rules.id, pairs), names);
  }
  const race = (one: Side, engine: 'session' | 'boardgame.io') => () =>
    one.tell<number>({ kind: 'race', engine });
  const [theirs = 0, own = 0, other = 0] = await inTurns([
    race(base, 'session'),
    race(ours, 'session'),
    race(ours, 'boardgame.io'),
  ]);
  tell('dice race', [theirs, own], names);
  tell('dice race', [other, own], 'here and boardgame.io');
}

const commit = process.argv[2] ?? BASE;
await withWorktree(ROOT, commit, (folder) =>
  withSide(commit, folder, (base) => withSide('here', ROOT, (ours) => contest(base, ours))),
);
