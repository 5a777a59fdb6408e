/**
 * `npm run soak`: plays whole games with luck and bots and watches that nothing ever breaks.
 * Exit codes: 0 nothing broke, 1 something did, 2 the command line can't be understood.
 */
import { runCommand } from './lib/command-line';
import { shareOut } from './lib/crew';
import { showProgress } from './lib/progress';
import { type Order, requestOf, USAGE } from './lib/soak/arguments';
import type { SoakRecord } from './lib/soak/play-game';
import { reportOf } from './lib/soak/report';
import { summaryOf } from './lib/soak/summary';

const WORKER = new URL('./lib/soak/worker.ts', import.meta.url);

await runCommand({ usage: USAGE, requestOf }, async ({ order, games, workers }) => {
  const shift = { worker: WORKER, order, count: games };
  const records = await shareOut<Order, SoakRecord>(shift, workers, showProgress(games));
  const summary = summaryOf(order, records);
  console.log(reportOf(summary));
  if (!summary.proven) process.exitCode = 1;
});
