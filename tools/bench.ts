/**
 * `npm run bench`: how fast games go through the session, medians of five runs; then, where a Chromium is installed, what
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

function measure(name: string, work: () => number): number {
  warmUp(work);
  const speeds = Array.from({ length: RUNS }, () => movesPerProcessorSecond(work));
  const middle = median(speeds);
  const spread = speeds.map((speed) => Math.round(speed)).join(' ');
  console.log(`${name.padEnd(44)} ${Math.round(middle).toString().padStart(8)} moves/s   (runs: ${spread})`);
  return middle;
}

// First of all: the odds remember what was asked before, and so would the games below.
console.log('odds before a click in One Month In, from nothing:');
for (const [name, spent] of Object.entries(timePreviews()))
  console.log(`${name.padEnd(44)} ${spent.toFixed(1).padStart(8)} ms`);
for (const game of GAMES) {
  const { id, seats } = game.rules;
  const games = recordGames(game, 2 * seats.max);
  const moves = games.reduce((sum, recorded) => sum + recorded.moves.length, 0);
  console.log(`${id}: ${games.length} games, ${moves} moves, ${seats.min} to ${seats.max} seats`);
  measure(`${id}, played through the session`, () => replayGames(game, games));
}
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
