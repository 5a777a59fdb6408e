import { ANSWERS, type Command } from '../../input/commands';

/** The keys of answers in their order: their own where they have one, a digit for each of the others. */
export function keysOfAnswers(
  answers: readonly { readonly shortcut?: Command | undefined }[],
): readonly (Command | undefined)[] {
  const digits = ANSWERS.values();
  return answers.map(({ shortcut }) => shortcut ?? digits.next().value);
}
