/**
 * `npm run blunders -- --game dying-light --games 100 --level hard`: plays games with bots and counts decisions that were plainly
 * wrong. Exit codes: 0 done, 1 a game broke, 2 the command line can't be understood.
 */
import { requestOf, USAGE } from './lib/blunders/arguments';
import { reportOf } from './lib/blunders/report';
import { type Watch, type WatchRecord, watchGame } from './lib/blunders/watch-game';
import { runCommand } from './lib/command-line';
import { firstNumbers, shareOut } from './lib/crew';
import { showProgress } from './lib/progress';

const WORKER = new URL('./lib/blunders/worker.ts', import.meta.url);

await runCommand({ usage: USAGE, requestOf }, async ({ watch, levels, workers, examples }) => {
  for (const level of levels) {
    const shift = {
      worker: WORKER,
      perform: watchGame,
      order: { ...watch, level },
      numbers: firstNumbers(watch.games),
    };
    const records = await shareOut<Watch, WatchRecord>(shift, workers, showProgress(watch.games));
    console.log(reportOf(level, records, examples));
  }
});
