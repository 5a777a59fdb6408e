/**
 * `npm run match -- --game outbreak-duel --a "python3 docs/referee/bot.py" --b hard --games 200`: lets programs and bots play against
 * each other; where all seats win or lose together each side plays the same deals by itself (docs/referee/README.md).
 * Exit codes: 0 done, 1 a rule broke, 2 the command line can't be understood. A program can lose games, but never break a match.
 */
import { runCommand } from './lib/command-line';
import { requestOf, USAGE } from './lib/match/arguments';
import { playMatch } from './lib/match/play-match';
import { reportOf, summaryOf } from './lib/match/report';
import { showProgress } from './lib/progress';

await runCommand({ usage: USAGE, requestOf }, async ({ match, json }) => {
  const summary = summaryOf(match, await playMatch(match, showProgress(match.games)));
  console.log(json ? JSON.stringify(summary) : reportOf(summary));
});
