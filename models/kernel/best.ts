/**
 * The first of several with the highest score, such as a bot's moves.
 * @throws Error when there is none to choose from
 */
export function best<T>(options: readonly T[], score: (option: T) => number): T {
  if (options.length === 0) throw new Error('A bot was asked to move where no move is legal.');
  let [found, highest] = [0, Number.NEGATIVE_INFINITY];
  for (const [index, option] of options.entries()) {
    const value = score(option);
    if (value > highest) [found, highest] = [index, value];
  }
  return options[found] as T;
}
