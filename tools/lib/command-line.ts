/** How the tools read their command lines, and how they end. */
import { type ParseArgsConfig, parseArgs } from 'node:util';

/** The command line can't be understood; the message is for the person who typed it. */
export class ArgumentError extends Error {
  override readonly name = 'ArgumentError';
}

/** What was handed over can't be used; the message says in sentences what is wrong with it. */
export class InputError extends Error {
  override readonly name = 'InputError';
}

/**
 * @param argv what follows the name of the program
 * @throws ArgumentError
 */
export function optionsOf<Options extends NonNullable<ParseArgsConfig['options']>>(
  argv: readonly string[],
  options: Options,
) {
  try {
    return parseArgs({ args: [...argv], options }).values;
  } catch (error) {
    throw new ArgumentError((error as Error).message);
  }
}

/**
 * The same where words may stand between the options.
 * @throws ArgumentError
 */
export function wordsOf<Options extends NonNullable<ParseArgsConfig['options']>>(
  argv: readonly string[],
  options: Options,
) {
  try {
    const { values, positionals } = parseArgs({ args: [...argv], options, allowPositionals: true });
    return { words: positionals, options: values };
  } catch (error) {
    throw new ArgumentError((error as Error).message);
  }
}

/** A word of a command line as a shell has to be given it. */
export function quoted(word: string): string {
  return /^[\w./:@%+=-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}

/** @throws ArgumentError */
export function wholeNumber(name: string, text: string, most: number): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1 || number > most)
    throw new ArgumentError(`--${name} must be a whole number from 1 to ${most}, not "${text}".`);
  return number;
}

/** @throws ArgumentError */
export function oneOf<T extends string>(name: string, text: string, allowed: readonly T[]): T {
  const found = allowed.find((one) => one === text);
  if (!found) throw new ArgumentError(`--${name} must be one of ${allowed.join(', ')}, not "${text}".`);
  return found;
}

/** Makes out a request of the command line and carries it out; says in plain words what is wrong with either. */
export async function runCommand<Request>(
  { usage, requestOf }: { readonly usage: string; readonly requestOf: (argv: readonly string[]) => Request },
  carryOut: (request: Request) => Promise<void>,
): Promise<void> {
  try {
    await carryOut(requestOf(process.argv.slice(2)));
  } catch (error) {
    const misread = error instanceof ArgumentError;
    console.error(misread ? `${error.message}\n\n${usage}` : (error as Error).message);
    process.exitCode = misread || error instanceof InputError ? 2 : 1;
  }
}
