/**
 * `npm run bench:versus [-- commit]`: plays this project against another commit of it, in turns within one run, since a busy
 * machine differs from itself. First both let bots play the same games, which must take the same course to the same
 * outcome; then they play the recorded moves of the first games again, and the dice race beside boardgame.io.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { GAMES } from '../../machines/games';
import { median } from './timing';
import { type Course, parting } from './versus/bot-games';
import type { Task } from './versus/contestant';
import { withWorktree } from './versus/worktree';

const ROOT = resolve(import.meta.dirname, '..', '..');
/** Before the third and fourth game. */
const BASE = 'd414d2e';
const COURSES = Number(process.env.CURFEW_BENCH_GAMES ?? 200);
const ROUNDS = 7;
/** Rounds before the clock counts, so that all of them meet compiled code. */
const WARM_UPS = 3;

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
  const child = fork(resolve(import.meta.dirname, 'versus', 'contestant.ts'), [root], {
    execArgv: ['--import', 'tsx'],
    cwd: ROOT,
  });
  child.once('exit', (code) => {
    if (code) process.exit(1);
  });
  try {
    await once(child, 'message');
    return await work(side(name, child));
  } finally {
    child.disconnect();
  }
}

/** Everybody does a thing in turn, again and again. @returns the median of each */
async function inTurns(tasks: readonly (() => Promise<number>)[]): Promise<readonly number[]> {
  const speeds: number[][] = tasks.map(() => []);
  for (let round = -WARM_UPS; round < ROUNDS; round++) {
    for (const [index, task] of tasks.entries()) {
      const speed = await task();
      if (round >= 0) speeds[index]?.push(speed);
    }
  }
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

/** @returns the courses of our games, which know who made the moves; null when one was another than in the other commit */
async function compared(base: Side, ours: Side, game: string): Promise<readonly Course[] | null> {
  const courses: Course[] = [];
  let parted = 0;
  for (let n = 0; n < COURSES; n++) {
    const task: Task = { kind: 'bots', game, n };
    const [theirs, own] = await Promise.all([base.tell<Course>(task), ours.tell<Course>(task)]);
    courses.push(own);
    const difference = parting(theirs, own);
    if (difference) console.log(`  ${difference}`);
    if (difference) parted++;
  }
  const moves = courses.reduce((sum, course) => sum + course.moves.length, 0);
  console.log(`${game}: ${COURSES} bot games, ${moves} moves, ${parted} of them took another course`);
  return parted > 0 ? null : courses;
}

async function contest(base: Side, ours: Side): Promise<void> {
  const names = `here and ${base.name}`;
  const known = await base.tell<readonly string[]>({ kind: 'games' });
  for (const { rules } of GAMES.filter((game) => known.includes(game.rules.id))) {
    const courses = await compared(base, ours, rules.id);
    if (!courses) process.exitCode = 1;
    const recorded = (courses ?? []).slice(0, 2 * rules.seats.max).map(({ moves }) => moves);
    const replay = (one: Side) => () => one.tell<number>({ kind: 'replay', game: rules.id, recorded });
    if (courses) tell(rules.id, await inTurns([replay(base), replay(ours)]), names);
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
