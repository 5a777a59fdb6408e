import { hashOf } from './hash';

/** Format of saved games that this version writes. */
export const SAVE_FORMAT = 6;

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

/** What a list should hold; whatever else a damaged file has there is found out by its checksum later. */
function list(value: unknown): readonly Json[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'object' && one !== null) : [];
}

/** Format 3 did not tell who made a move, and knew games only that are won or lost together. */
function fromFormat3(save: Json): Json {
  const seats = list(save.seats).map(({ id }) => String(id));
  return {
    ...save,
    state: withOutcome(save.state, seats),
    log: list(save.log).map((record) => ({ ...record, entry: withOutcome(record.entry, seats) })),
    moves: list(save.moves).map((move) => ({ by: null, move })),
  };
}

/** What a comment of a bot could be about. */
const NAMED = /^(?:runner|zone|area|infected|item|gear)\./;

/** Until format 4 the sentences of Dying Light, the oldest game, had ids without its prefix. */
function withPrefix(fields: Json, names: readonly string[]): Json {
  const told = names.filter((name) => typeof fields[name] === 'string');
  return { ...fields, ...Object.fromEntries(told.map((name) => [name, `dl.${String(fields[name])}`])) };
}

/** The same for the outcome that something holds. */
function withPrefixedOutcome(holder: unknown): Json {
  const { outcome, ...rest } = (holder ?? {}) as Json;
  if (typeof outcome !== 'object' || outcome === null) return (holder ?? {}) as Json;
  return { ...rest, outcome: withPrefix(outcome as Json, ['reason', 'rank']) };
}

function asideFromFormat4(aside: Json): Json {
  if (aside.kind !== 'comment') return aside;
  const { id, params } = (aside.text ?? {}) as Json;
  const given = (params ?? {}) as Json;
  const things = Object.keys(given).filter((name) => NAMED.test(String(given[name])));
  return { ...aside, text: { id: `dl.${String(id)}`, params: withPrefix(given, things) } };
}

function fromFormat4(save: Json): Json {
  if (save.game !== 'dying-light') return save;
  return {
    ...save,
    state: withPrefixedOutcome(save.state),
    log: list(save.log).map((record) => ({
      ...record,
      entry: withPrefix(withPrefixedOutcome(record.entry), ['text']),
    })),
    asides: list(save.asides).map(asideFromFormat4),
  };
}

/** One step per older format: from the number that is its key to the next. The checksum is renewed if it was right. */
const MIGRATIONS: Readonly<Record<number, (save: Json) => Json>> = {
  // Format 1 (the first builds) had no loaded luck.
  1: (save) => ({ ...save, loaded: { dice: [], draws: [] } }),
  // Format 2 knew neither comments nor seats that change hands.
  2: (save) => ({ ...save, asides: [] }),
  3: fromFormat3,
  4: fromFormat4,
  // Format 5 knew no house rules: whoever says nothing plays by the usual ones.
  5: (save) => save,
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
