/**
 * `npm run bench`: how fast games go through the session, measured in turns; then, where a Chromium is installed, what
 * the fullest table costs to draw (`npm run bench:scene`). Trust the ratios: machines differ, and a busy one differs from
 * itself.
 */
import { resolve } from 'node:path';
import { GAMES } from '../machines/games';
import { createSession } from '../machines/kernel/session';
import { boardgameIoRace } from './bench/boardgame-io-race';
import { diceRace, racers } from './bench/dice-race';
import { timePreviews } from './bench/previews';
import { recordGames, replayGames } from './bench/recorded-games';
import { median, movesPerProcessorSecond, warmUp } from './bench/timing';
import { findChromium } from './lib/chromium.mjs';
import { runNpm } from './lib/run.mjs';

/** How often each game is measured, one after the other. */
const TURNS = 21;
/** The game with which the others are compared. */
const STANDARD = 'survive-until-daylight';
const RUNS = 5;

/** One dice race through the session. @returns the number of moves */
function sessionRace(seed: string): number {
  const session = createSession(diceRace, { options: {}, seats: racers(2), seed });
  let moves = 0;
  while (session.play({ type: 'RUN' }, moves % 2 === 0 ? 'seat-1' : 'seat-2').ok) moves++;
  return moves;
}

function races(play: (seed: string) => number): () => number {
  return () => Array.from({ length: 40 }, (_, n) => play(`race-${n}`)).reduce((sum, moves) => sum + moves, 0);
}

function tell(name: string, speeds: readonly number[]): void {
  const [least, middle, most] = [Math.min(...speeds), median(speeds), Math.max(...speeds)].map(Math.round);
  console.log(`${name.padEnd(44)} ${String(middle).padStart(8)} moves/s   (${least} to ${most})`);
}

function measure(name: string, work: () => number): number {
  warmUp(work);
  const speeds = Array.from({ length: RUNS }, () => movesPerProcessorSecond(work));
  tell(name, speeds);
  return median(speeds);
}

/** Games one after the other, over and over, there and back: what else the machine does disturbs all of them alike. */
function inTurns(works: readonly (() => number)[]): readonly (readonly number[])[] {
  const speeds = works.map((): number[] => []);
  const order = works.map((_, index) => index);
  for (let turn = 0; turn < TURNS; turn++)
    for (const index of turn % 2 === 0 ? order : order.toReversed())
      speeds[index]?.push(movesPerProcessorSecond(works[index] ?? (() => 0)));
  return speeds;
}

// First of all: the odds remember what was asked before, and so would the games below.
console.log('odds before a click in One Month In, from nothing:');
for (const [name, spent] of Object.entries(timePreviews()))
  console.log(`${name.padEnd(44)} ${spent.toFixed(1).padStart(8)} ms`);
const played = GAMES.map((game) => {
  const { id, seats } = game.rules;
  const games = recordGames(game, 2 * seats.max);
  const moves = games.reduce((sum, recorded) => sum + recorded.moves.length, 0);
  console.log(`${id}: ${games.length} games, ${moves} moves, ${seats.min} to ${seats.max} seats`);
  const work = () => replayGames(game, games);
  warmUp(work);
  return { id, work };
});
const speeds = inTurns(played.map(({ work }) => work));
played.forEach(({ id }, index) => {
  tell(`${id}, played through the session`, speeds[index] ?? []);
});
const standard = speeds[played.findIndex(({ id }) => id === STANDARD)] ?? [];
played.forEach(({ id }, index) => {
  if (id === STANDARD) return;
  const ratio = median((speeds[index] ?? []).map((speed, turn) => speed / (standard[turn] ?? Number.NaN)));
  console.log(
    `${`${id} to ${STANDARD}`.padEnd(44)} ${ratio.toFixed(2).padStart(8)} : 1   (median of ${TURNS} turns)`,
  );
});
const ours = measure('dice race, our session', races(sessionRace));
const theirs = measure('dice race, boardgame.io', races(boardgameIoRace));
console.log(`\ndice race, our session to boardgame.io: ${(ours / theirs).toFixed(2)} : 1`);

if (findChromium(process.env, process.platform) === null)
  console.log('\nThe table was not measured: no Chromium, Chrome or Edge was found.');
else {
  console.log('');
  const root = resolve(import.meta.dirname, '..');
  process.exitCode = await runNpm(['run', '--silent', 'bench:scene'], { cwd: root, env: process.env });
}
