/**
 * `npm run balance`: plays every set-up that a win rate is wanted for and writes `docs/balance.md` with its plots. What was played
 * is kept in parts, so that it goes on where it was stopped and machines can share it: `--shard 3/8` plays an eighth of the set-ups.
 * Exit codes: 0 done, 1 a game broke, 2 the command line or the parts can't be used.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Request, requestOf, USAGE } from './lib/balance/arguments';
import { drawPlot } from './lib/balance/draw';
import { pageOf } from './lib/balance/page';
import { fileOf, simulationsOf } from './lib/balance/plan';
import { runCommand } from './lib/command-line';
import { showProgress } from './lib/progress';
import { codeOfGames } from './lib/shards/code';
import { mergeParts } from './lib/shards/merge';
import { playShard } from './lib/shards/play';
import { numbersOf } from './lib/shards/shard';
import { commandOf, type Simulation } from './lib/simulate/arguments';
import { playAll } from './lib/simulate/crew';
import type { GameResult } from './lib/simulate/play-game';

const DOCS = new URL('../docs/', import.meta.url);
const ALL = { number: 1, of: 1 };

async function play(simulation: Simulation, code: string, { parts, workers }: Request): Promise<string> {
  const job = { tool: 'simulate', order: simulation, games: simulation.games, code } as const;
  return playShard(job, { shard: ALL, out: join(parts, fileOf(simulation)) }, async (numbers) => {
    const records = await playAll(simulation, numbers, workers);
    return records.map(({ times: _, ...result }) => result);
  });
}

function writePage(simulations: readonly Simulation[], parts: string): void {
  const merged = simulations.map((simulation) =>
    mergeParts<Simulation, GameResult>([join(parts, fileOf(simulation))], { tool: 'simulate', commandOf }),
  );
  const runs = merged.map(({ order, records }) => ({ simulation: order, records }));
  const { text, plots } = pageOf(runs, merged[0]?.code ?? '');
  const folder = new URL('balance/', DOCS);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const plot of plots) writeFileSync(new URL(`${plot.id}.svg`, folder), drawPlot(plot));
  writeFileSync(new URL('balance.md', DOCS), text);
  console.log(`docs/balance.md is written, with ${plots.length} plots.`);
}

await runCommand({ usage: USAGE, requestOf }, async (request) => {
  const simulations = simulationsOf(request.games, request.seed);
  const own = numbersOf(request.shard ?? ALL, simulations.length).flatMap(
    (number) => simulations[number - 1] ?? [],
  );
  const code = codeOfGames();
  const show = showProgress(own.length);
  for (const [index, simulation] of own.entries()) {
    console.log(await play(simulation, code, request));
    show(index + 1);
  }
  if (!request.shard) writePage(simulations, request.parts);
});
