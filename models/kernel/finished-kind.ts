/**
 * Finished games, as a kind of stored thing: what the records count of each stands in its meta, so that a list of them all opens
 * none; its text is the saved game, to be watched again.
 */
import * as v from 'valibot';
import { isPlainFinishedMeta, MOST } from './finished-quick';
import { hashOf } from './hash';
import { isIntact, parseSave, type SaveEnvelope } from './save';
import { type LostWords, StoredIdSchema, type StoredKind } from './stored-kind';
import type { Outcome } from './types';

const Id = v.pipe(v.string(), v.maxLength(MOST.id));
const Name = v.pipe(v.string(), v.maxLength(MOST.name));
const Count = v.pipe(v.number(), v.integer(), v.minValue(0));
const List = <T extends v.GenericSchema>(item: T) =>
  v.pipe(v.array(item), v.maxLength(MOST.items), v.readonly());

/** Somebody who sat there when the game ended. */
const SeatSchema = v.pipe(
  v.object({
    id: Id,
    name: Name,
    /** null for a person. */
    bot: v.nullable(v.picklist(['easy', 'normal', 'hard'])),
    won: v.boolean(),
    score: v.nullable(v.number()),
    /** Ids of the characters that it played; none in a game without any. */
    plays: List(Id),
    /** How often it struck with which weapon. */
    weapons: v.pipe(v.record(Id, Count), v.readonly()),
  }),
  v.readonly(),
);

/** What dice or cards of one kind promised and brought; `seat` null for all together. */
const LuckSchema = v.pipe(
  v.object({
    id: Id,
    seat: v.nullable(Id),
    expected: v.number(),
    got: v.number(),
    wish: v.picklist(['more', 'less']),
  }),
  v.readonly(),
);

/** What a list shows of a finished game, and what the records count of it. */
export const FinishedMetaSchema = v.object({
  id: StoredIdSchema,
  /** Nobody names a finished game; empty. */
  name: Name,
  game: Id,
  /** When it was first shown to be over. */
  savedAt: v.pipe(v.string(), v.isoTimestamp()),
  round: Count,
  /** One line about it, in the words of the language it was played in. */
  summary: v.pipe(v.string(), v.maxLength(MOST.summary)),
  seed: Name,
  /** Id of how hard it was made; null in a game that is always the same. */
  difficulty: v.nullable(Id),
  /** All or nobody win, or some of them. */
  rivals: v.boolean(),
  seats: List(SeatSchema),
  luck: List(LuckSchema),
  /** Ids of the achievements that it earned. */
  feats: List(Id),
});

export type FinishedMeta = Readonly<v.InferOutput<typeof FinishedMetaSchema>>;
export type FinishedSeat = FinishedMeta['seats'][number];

/** What a game itself counts of one that has ended; everything else a saved game tells. */
export interface GameRecord extends Pick<FinishedMeta, 'difficulty' | 'luck' | 'feats'> {
  /** Seat by seat; one that is left out has neither character nor weapon. */
  readonly seats: readonly Pick<FinishedSeat, 'id' | 'plays' | 'weapons'>[];
}

const NOTHING_COUNTED: GameRecord = { difficulty: null, luck: [], feats: [], seats: [] };

/** Whose deeds count: a bot earns nothing. */
export function isPerson({ controller }: { readonly controller: { readonly kind: string } }): boolean {
  return controller.kind === 'human';
}

/** The same game has the same id, however often its end is looked at. Undo before the end, or another move, makes another game. */
export function finishedId({ game, seed, seats, options, loaded, moves }: SaveEnvelope): string {
  return `end-${hashOf({ game, seed, seats, options, loaded, moves })}`;
}

interface Told {
  readonly outcome: Outcome;
  readonly rivals: boolean;
  readonly round: number;
  readonly summary: string;
  readonly savedAt: string;
}

/** What is kept of a game that has ended. @param seats who sits there now */
export function finishedMeta(
  save: SaveEnvelope,
  seats: SaveEnvelope['seats'],
  { outcome, rivals, round, summary, savedAt }: Told,
  record: GameRecord = NOTHING_COUNTED,
): FinishedMeta {
  const { difficulty, luck, feats } = record;
  const people = seats.filter(isPerson).map(({ id }): string => id);
  return {
    id: finishedId(save),
    name: '',
    game: save.game,
    savedAt,
    round,
    summary,
    seed: save.seed.slice(0, 200),
    difficulty,
    rivals,
    seats: seats.map(({ id, name, controller }) => ({
      id,
      name: name.slice(0, 200),
      bot: controller.kind === 'bot' ? controller.level : null,
      won: outcome.winners.includes(id),
      score: outcome.scores[id] ?? null,
      plays: record.seats.find((seat) => seat.id === id)?.plays ?? [],
      weapons: (people.includes(id) && record.seats.find((seat) => seat.id === id)?.weapons) || {},
    })),
    // What bots struck with and threw nobody asks for, and a list of thousands is quicker without it.
    luck: luck.filter(({ seat }) => seat === null || people.includes(seat)),
    feats,
  };
}

function metaOf(data: unknown): FinishedMeta | null {
  if (isPlainFinishedMeta(data)) return data as FinishedMeta;
  const meta = v.safeParse(FinishedMetaSchema, data);
  return meta.success ? meta.output : null;
}

const EndedSchema = v.looseObject({
  round: v.optional(v.number(), 0),
  outcome: v.looseObject({
    winners: v.array(v.string()),
    reason: v.string(),
    scores: v.record(v.string(), v.number()),
  }),
});

/** Who won and how is in the game itself; what only its own statistics know is lost with the meta. */
function metaFromText(id: string, text: string, { summary, savedAt }: LostWords): FinishedMeta | null {
  try {
    const save = parseSave(text);
    const { round, outcome } = v.parse(EndedSchema, save.state);
    const told = { outcome: { rank: null, ...outcome } as Outcome, rivals: false, round, savedAt };
    const rivals = outcome.winners.length > 0 && outcome.winners.length < save.seats.length;
    return metaOf({ ...finishedMeta(save, save.seats, { ...told, rivals, summary: summary(round) }), id });
  } catch {
    return null;
  }
}

export const FINISHED_GAMES: StoredKind<FinishedMeta> = {
  prefix: 'finished',
  metaOf,
  isIntact,
  metaFromText,
  nameless: 'store.nameless',
  leftOut: 'store.left-out',
};
