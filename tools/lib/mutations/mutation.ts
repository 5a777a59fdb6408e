import type { GameId } from '../../../models/kernel/types';

/** A rule broken on purpose, and the tests that must notice. */
export interface Mutation {
  /** The rule that is broken. */
  readonly rule: string;
  /** What the broken rule says, in a few words. */
  readonly change: string;
  /** Path of the source file from the root of the project. */
  readonly file: string;
  /** Stands exactly once in the file. */
  readonly find: string;
  readonly replace: string;
  /** Path of the test file that must fail. */
  readonly test: string;
}

/** For the rules of a game: the file of a topic, and the test of the same topic unless another one is named. */
export function topicsOf(game: GameId) {
  return (name: string, test = name): Pick<Mutation, 'file' | 'test'> => ({
    file: `models/${game}/rules/${name}.ts`,
    test: `test/models/${game}/rules/${test}.test.ts`,
  });
}

/** The source does not hold what a mutation replaces; the list must follow the code. */
export class MutationError extends Error {
  override readonly name = 'MutationError';
}

/**
 * @param source text of the file
 * @throws MutationError when the text to be replaced is not there exactly once
 */
export function mutate(source: string, { file, find, replace }: Mutation): string {
  const places = source.split(find).length - 1;
  if (places !== 1) throw new MutationError(`"${find}" stands ${places} times in ${file}, not once.`);
  return source.replace(find, () => replace);
}
