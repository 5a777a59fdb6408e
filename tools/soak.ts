/**
 * `npm run soak`: plays whole games with luck and bots and watches that nothing ever breaks; with `--shard 3/7 --out part-3.json`
 * only a share of them, and `merge part-*.json` puts the shares together and judges them (docs/proof.md).
 * Exit codes: 0 nothing broke, or the share was played; 1 something broke; 2 the command line or the parts can't be used.
 */
import { runCommand } from './lib/command-line';
import { firstNumbers, shareOut } from './lib/crew';
import { showProgress } from './lib/progress';
import { codeOfGames } from './lib/shards/code';
import { mergeParts } from './lib/shards/merge';
import { playShard } from './lib/shards/play';
import { commandOf, type Order, requestOf, USAGE } from './lib/soak/arguments';
import { type SoakRecord, soakOne } from './lib/soak/play-game';
import { reportOf } from './lib/soak/report';
import { summaryOf } from './lib/soak/summary';

const WORKER = new URL('./lib/soak/worker.ts', import.meta.url);

async function play(
  order: Order,
  numbers: readonly number[],
  workers: number,
): Promise<readonly SoakRecord[]> {
  const shift = { worker: WORKER, perform: soakOne, order, numbers };
  const records = await shareOut<Order, SoakRecord>(shift, workers, showProgress(numbers.length));
  return records.toSorted((one, other) => one.number - other.number);
}

function judge(order: Order, records: readonly SoakRecord[]): void {
  const summary = summaryOf(order, records);
  console.log(reportOf(summary));
  if (!summary.proven) process.exitCode = 1;
}

await runCommand({ usage: USAGE, requestOf }, async (request) => {
  if (request.kind === 'merge') {
    const { order, records } = mergeParts<Order, SoakRecord>(request.parts, { tool: 'soak', commandOf });
    return judge(order, records);
  }
  const { order, games, workers, output } = request;
  if (!output) return judge(order, await play(order, firstNumbers(games), workers));
  const job = { tool: 'soak', order, games, code: codeOfGames() } as const;
  console.log(await playShard(job, output, (numbers) => play(order, numbers, workers)));
});
