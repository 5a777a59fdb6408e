import { hashOf } from './hash';

/** Format of saved games that this version writes. */
export const SAVE_FORMAT = 4;

export type Json = Readonly<Record<string, unknown>>;

/** Until format 3 an outcome was a win or a loss of everybody, with one score. */
function outcomeOfSeats(outcome: Json, seats: readonly string[]): Json {
  const { result, score, ...rest } = outcome;
  const scores = typeof score === 'number' ? Object.fromEntries(seats.map((id) => [id, score])) : {};
  return { winners: result === 'win' ? seats : [], ...rest, scores };
}

/** Puts the outcome of seats wherever the older one stands. */
function withOutcome(holder: unknown, seats: readonly string[]): unknown {
  const { outcome } = (holder ?? {}) as Json;
  if (typeof outcome !== 'object' || outcome === null || !('result' in outcome)) return holder;
  return { ...(holder as Json), outcome: outcomeOfSeats(outcome as Json, seats) };
}

/** Format 3 did not tell who made a move, and knew games only that are won or lost together. */
function fromFormat3(save: Json): Json {
  const list = (value: unknown): readonly Json[] => (Array.isArray(value) ? value : []);
  const seats = list(save.seats).map(({ id }) => String(id));
  return {
    ...save,
    state: withOutcome(save.state, seats),
    log: list(save.log).map((record) => ({ ...record, entry: withOutcome(record.entry, seats) })),
    moves: list(save.moves).map((move) => ({ by: null, move })),
  };
}

/** One step per older format: from the number that is its key to the next. The checksum is renewed if it was right. */
const MIGRATIONS: Readonly<Record<number, (save: Json) => Json>> = {
  // Format 1 (the first builds) had no loaded luck.
  1: (save) => ({ ...save, loaded: { dice: [], draws: [] } }),
  // Format 2 knew neither comments nor seats that change hands.
  2: (save) => ({ ...save, asides: [] }),
  3: fromFormat3,
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
