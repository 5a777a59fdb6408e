/**
 * `npm run simulate -- --seats 2 --bot hard --games 200`: plays whole games with bots and says how they ended.
 * Exit codes: 0 done, 1 a game broke, 2 the command line can't be understood.
 */
import { showProgress } from './lib/progress';
import { ArgumentError, type Request, requestOf, USAGE } from './lib/simulate/arguments';
import { playAll } from './lib/simulate/crew';
import { reportOf } from './lib/simulate/report';
import { summaryOf } from './lib/simulate/summary';

function readRequest(): Request | null {
  try {
    return requestOf(process.argv.slice(2));
  } catch (error) {
    if (!(error instanceof ArgumentError)) throw error;
    console.error(`${error.message}\n\n${USAGE}`);
    process.exitCode = 2;
    return null;
  }
}

async function run({ simulation, workers, json }: Request): Promise<void> {
  const records = await playAll(simulation, workers, showProgress(simulation.games));
  const summary = summaryOf(simulation, records);
  console.log(json ? JSON.stringify(summary) : reportOf(summary));
}

const request = readRequest();
if (request) {
  try {
    await run(request);
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
