/** What the tests of paces are asked to do, from the command line. */
import { optionsOf, wholeNumber } from '../command-line';

export interface Request {
  /** How often in a row. */
  readonly times: number;
  /** Words of the titles of those to play; null for all. */
  readonly only: string | null;
}

export const USAGE = `Usage: npm run test:paces -- [options]

  --times <n>          how often in a row (default 1)
  --only <words>       those with these words in their titles, such as "no pause, motion off"`;

const OPTIONS = {
  times: { type: 'string', default: '1' },
  only: { type: 'string' },
} as const;

/**
 * @param argv what follows the name of the program
 * @throws ArgumentError
 */
export function requestOf(argv: readonly string[]): Request {
  const { times, only = null } = optionsOf(argv, OPTIONS);
  return { times: wholeNumber('times', times, 1000), only };
}
