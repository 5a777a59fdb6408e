/**
 * `npm run simulate -- --seats 2 --bot hard --games 200`: plays whole games with bots and says how they ended.
 * Exit codes: 0 done, 1 a game broke, 2 the command line can't be understood.
 */
import { runCommand } from './lib/command-line';
import { showProgress } from './lib/progress';
import { requestOf, USAGE } from './lib/simulate/arguments';
import { playAll } from './lib/simulate/crew';
import { reportOf } from './lib/simulate/report';
import { summaryOf } from './lib/simulate/summary';

await runCommand({ usage: USAGE, requestOf }, async ({ simulation, workers, json }) => {
  const records = await playAll(simulation, workers, showProgress(simulation.games));
  const summary = summaryOf(simulation, records);
  console.log(json ? JSON.stringify(summary) : reportOf(summary));
});
