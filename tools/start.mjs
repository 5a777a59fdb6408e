/**
 * `npm start`. The version of Node is looked at before anything else is read, so this file and the one that it imports keep
 * to what Node 14 understands.
 */
import { whyNotThisNode } from './lib/node-version.mjs';

const problem = whyNotThisNode(process.versions.node);
if (problem === null) {
  void import('./lib/start.mjs').then(({ startAndTell }) => startAndTell(process.argv.slice(2)));
} else {
  console.error(problem);
  process.exitCode = 1;
}
