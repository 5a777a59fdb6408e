/**
 * Saved games: a versioned envelope of our own, never a statechart's internals. The stored position is authoritative;
 * the moves allow replay, undo after loading and bug reports.
 */
import * as v from 'valibot';
import { hashOf } from './hash';
import { HOUSE_CHOICES, type HouseRuleId } from './house-rules';
import { type Json, migrate, SAVE_FORMAT } from './migrations';
import { isTooDeep, SaveError } from './save-fault';
import { withoutMark } from './text-of-bytes';
import type { AnyEntry, AnyMove, Aside, GameId, MadeMove, Seat, StateValue } from './types';

export { SaveError } from './save-fault';

export interface SaveEnvelope<
  State = unknown,
  Move extends AnyMove = AnyMove,
  Entry extends AnyEntry = AnyEntry,
> {
  readonly format: typeof SAVE_FORMAT;
  readonly game: GameId;
  readonly rulesVersion: number;
  /** Who sat there when the game began; who sits there now is part of the state. */
  readonly seats: readonly Seat[];
  readonly options: unknown;
  readonly seed: string;
  readonly loaded: { readonly dice: readonly LoadedDieJson[]; readonly draws: readonly LoadedDrawJson[] };
  readonly value: StateValue;
  readonly state: State;
  readonly log: readonly { readonly move: number; readonly entry: Entry }[];
  readonly moves: readonly MadeMove<Move>[];
  readonly asides: readonly Aside[];
  /** `hashOf` everything else. */
  readonly checksum: string;
}

type LoadedDieJson = v.InferOutput<typeof loadedDie>;
type LoadedDrawJson = v.InferOutput<typeof loadedDraw>;

const seatId = v.custom<`seat-${number}`>((id) => typeof id === 'string' && /^seat-\d+$/.test(id));
const controller = v.variant('kind', [
  v.object({ kind: v.literal('human') }),
  v.object({ kind: v.literal('bot'), level: v.picklist(['easy', 'normal', 'hard']) }),
]);
const seat = v.object({ id: seatId, name: v.string(), controller });
const message = v.object({ id: v.string(), params: v.record(v.string(), v.union([v.string(), v.number()])) });
const houseRule = <const Rule extends HouseRuleId>(rule: Rule) =>
  v.object({
    kind: v.literal('house-rule'),
    move: v.number(),
    rule: v.literal(rule),
    value: v.picklist(HOUSE_CHOICES[rule]),
  });
const aside = v.variant('kind', [
  v.object({ kind: v.literal('comment'), move: v.number(), seat: seatId, text: message }),
  v.object({ kind: v.literal('hand-over'), move: v.number(), seat: seatId, controller }),
  v.variant('rule', [houseRule('undo'), houseRule('bots'), houseRule('replies')]),
]);
const loadedDie = v.object({ die: v.string(), face: v.string() });
const loadedDraw = v.object({ deck: v.string(), card: v.string() });
/** Results fixed beforehand, as the referee and saved games write them. */
export const loadedLuckSchema = v.object({
  dice: v.optional(v.array(loadedDie), []),
  draws: v.optional(v.array(loadedDraw), []),
});
/** People and bots at the table. */
const seatsSchema = v.array(seat);

const stateValue: v.GenericSchema<StateValue> = v.union([
  v.string(),
  v.record(
    v.string(),
    v.lazy(() => stateValue),
  ),
]);
const typed = v.looseObject({ type: v.string() });

const envelope = v.object({
  format: v.literal(SAVE_FORMAT),
  game: v.string(),
  rulesVersion: v.number(),
  seats: seatsSchema,
  options: v.unknown(),
  seed: v.string(),
  loaded: v.object({ dice: v.array(loadedDie), draws: v.array(loadedDraw) }),
  value: stateValue,
  state: v.record(v.string(), v.unknown()),
  log: v.array(v.object({ move: v.number(), entry: typed })),
  moves: v.array(v.object({ by: v.nullable(seatId), move: typed })),
  asides: v.array(aside),
  checksum: v.string(),
});

export type SaveContent<S, M extends AnyMove, E extends AnyEntry> = Omit<
  SaveEnvelope<S, M, E>,
  'checksum' | 'format'
>;

/** Adds format number and checksum. */
export function sealSave<S, M extends AnyMove, E extends AnyEntry>(
  content: SaveContent<S, M, E>,
): SaveEnvelope<S, M, E> {
  const body: SaveContent<S, M, E> & { readonly format: typeof SAVE_FORMAT } = {
    ...content,
    format: SAVE_FORMAT,
  };
  return { ...body, checksum: hashOf(body) };
}

/**
 * Reads a saved game from its text: parses, migrates older formats, checks shape and checksum.
 * @throws SaveError with a sentence for the player
 */
export function parseSave(text: string): SaveEnvelope {
  return openSave(parseJson(text));
}

/**
 * The data in a text that a person gives; a byte order mark before it is no fault.
 * @throws SaveError when it is not JSON
 */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(withoutMark(text));
  } catch {
    throw new SaveError('not-json');
  }
}

/**
 * The same for data that is parsed already.
 * @throws SaveError with a sentence for the player
 */
export function openSave(json: unknown): SaveEnvelope {
  // Before anything that calls itself level by level: the stack would not hold it.
  if (isTooDeep(json)) throw new SaveError('too-deep');
  const format = v.safeParse(v.looseObject({ format: v.number() }), json);
  if (!format.success) throw new SaveError('not-a-save');
  if (format.output.format > SAVE_FORMAT) throw new SaveError('newer');
  const checked = v.safeParse(envelope, migrate(format.output as unknown as Json & { format: number }));
  if (!checked.success) {
    const where = checked.issues[0].path?.map((part) => String(part.key)).join('.') ?? '';
    throw new SaveError('damaged', `This saved game is damaged${where ? ` (at "${where}")` : ''}.`);
  }
  const { checksum, ...body } = checked.output;
  if (hashOf(body) !== checksum) {
    throw new SaveError('damaged', 'This saved game was changed or damaged: its checksum does not fit.');
  }
  return checked.output as SaveEnvelope;
}

/**
 * Whether a text is a saved game as it was written, by this version of the app or a newer one. Takes some milliseconds:
 * the checksum is of everything.
 */
export function isIntact(text: string): boolean {
  try {
    parseSave(text);
    return true;
  } catch (error) {
    if (!(error instanceof SaveError)) throw error;
    return error.code === 'newer';
  }
}
