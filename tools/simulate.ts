/**
 * `npm run simulate -- --seats 2 --bot hard --games 200`: plays whole games with bots and says how they ended; with `--shard 3/7
 * --out part-3.json` only a share of them, and `merge part-*.json` puts the shares together (docs/proof.md).
 * Exit codes: 0 done, 1 a game broke, 2 the command line or the parts can't be used.
 */
import { runCommand } from './lib/command-line';
import { firstNumbers } from './lib/crew';
import { showProgress } from './lib/progress';
import { codeOfGames } from './lib/shards/code';
import { mergeParts } from './lib/shards/merge';
import { playShard } from './lib/shards/play';
import { commandOf, requestOf, type Simulation, USAGE } from './lib/simulate/arguments';
import { playAll } from './lib/simulate/crew';
import { paceOf, paceText } from './lib/simulate/pace';
import type { GameResult } from './lib/simulate/play-game';
import { reportOf } from './lib/simulate/report';
import { summaryOf } from './lib/simulate/summary';

/** The results alone are printed and kept; how fast this machine was is told beside them. */
async function play(
  simulation: Simulation,
  numbers: readonly number[],
  workers: number,
): Promise<readonly GameResult[]> {
  const records = await playAll(simulation, numbers, workers, showProgress(numbers.length));
  console.error(paceText(paceOf(records)));
  return records.map(({ times: _, ...result }) => result);
}

function report(simulation: Simulation, results: readonly GameResult[], json: boolean): void {
  const summary = summaryOf(simulation, results);
  console.log(json ? JSON.stringify(summary) : reportOf(summary));
}

await runCommand({ usage: USAGE, requestOf }, async (request) => {
  if (request.kind === 'merge') {
    const { order, records } = mergeParts<Simulation, GameResult>(request.parts, {
      tool: 'simulate',
      commandOf,
    });
    return report(order, records, request.json);
  }
  const { simulation, workers, json, output } = request;
  const { games } = simulation;
  if (!output) return report(simulation, await play(simulation, firstNumbers(games), workers), json);
  const job = { tool: 'simulate', order: simulation, games, code: codeOfGames() } as const;
  console.log(await playShard(job, output, (numbers) => play(simulation, numbers, workers)));
});
