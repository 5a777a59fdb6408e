import { hashOf } from './hash';

/** Format of saved games that this version writes. */
export const SAVE_FORMAT = 3;

export type Json = Readonly<Record<string, unknown>>;

/** One step per older format: from the number that is its key to the next. The checksum is renewed if it was right. */
const MIGRATIONS: Readonly<Record<number, (save: Json) => Json>> = {
  // Format 1 (the first builds) had no loaded luck.
  1: (save) => ({ ...save, loaded: { dice: [], draws: [] } }),
  // Format 2 knew neither comments nor seats that change hands.
  2: (save) => ({ ...save, asides: [] }),
};

/** Brings a save of an older format up to date, step by step. A wrong checksum stays wrong. */
export function migrate(save: Json & { readonly format: number }): Json {
  let current: Json & { readonly format: number } = save;
  while (current.format < SAVE_FORMAT) {
    const step = MIGRATIONS[current.format];
    if (!step) return current;
    const { checksum, ...body } = current as Json;
    const next = { ...step(body), format: current.format + 1 };
    current = { ...next, checksum: hashOf(body) === checksum ? hashOf(next) : checksum } as typeof current;
  }
  return current;
}
