/** What can be wrong with a saved game, and the one sentence that every way in answers for it. */

/** Each is a sentence for the player that stands alone. */
const SENTENCES = {
  'not-json': 'There is no saved game in this text.',
  'not-a-save': 'This file is not a saved game of Curfew.',
  newer: 'This game was saved by a newer version of Curfew. Please update the app.',
  damaged: 'This saved game is damaged.',
  'too-deep': 'This saved game is damaged: it is nested too deeply.',
  'too-large': 'It is too large to be a saved game.',
  'not-a-file': 'It is not an ordinary file.',
  'unknown-game': 'This is a saved game of a game that this version of Curfew does not have.',
  broken: "This saved game can't be continued.",
} as const;

export type SaveFault = keyof typeof SENTENCES;

/** A saved game that can't be used. The message is a sentence for the player. */
export class SaveError extends Error {
  override readonly name = 'SaveError';

  /** @param message where there is more to say than the sentence of the fault */
  constructor(
    readonly code: SaveFault,
    message: string = SENTENCES[code],
  ) {
    super(message);
  }
}

/** Levels that a saved game may have; those of Curfew have some twenty. Far fewer than any stack holds. */
export const DEEPEST_SAVE = 500;

/** Whether plain data is nested more deeply than `DEEPEST_SAVE`. Goes level by level, so that nothing is too deep for it. */
export function isTooDeep(json: unknown): boolean {
  let level: readonly object[] = partsOf([json]);
  for (let depth = 1; level.length > 0; depth++) {
    if (depth > DEEPEST_SAVE) return true;
    level = level.flatMap((part) => partsOf(Object.values(part)));
  }
  return false;
}

function partsOf(values: readonly unknown[]): readonly object[] {
  return values.filter((value) => typeof value === 'object' && value !== null);
}
