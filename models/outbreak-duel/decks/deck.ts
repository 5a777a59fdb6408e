/** A pair of decks: what a person plays with. */
import * as v from 'valibot';
import { LONGEST_NAME } from '../../kernel/tidy-name';
import { isCardId } from '../content/cards';
import { CARD_IDS, type CardId, SURVIVOR_IDS } from '../ids';

/** How often each card is in a deck; those that are not in it are left out. */
export type Copies = Readonly<Partial<Record<CardId, number>>>;

/** The two decks of a pair. */
export const SIDES = ['survivor', 'zombie'] as const;
export type Side = (typeof SIDES)[number];

/** Copies of a card that a deck may have (3.12). */
export const MOST_COPIES = 3;

/** Copies that a pair is kept with, however many it is given: one that breaks the rules by more tells nothing more. */
const MOST_KEPT = 99;

const CopiesSchema = v.pipe(
  v.record(v.string(), v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_KEPT))),
  v.check((copies) => Object.keys(copies).every(isCardId), 'There is no such card'),
  v.transform((copies): Copies => copies),
);

const CONTENTS = {
  survivor: v.nullable(v.picklist(SURVIVOR_IDS)),
  cards: v.pipe(v.object({ survivor: CopiesSchema, zombie: CopiesSchema }), v.readonly()),
};

/**
 * Two decks and the Survivor they are for, finished or not: any card may lie in either deck, and `problemsOf` says what is
 * wrong (OD-DECK-01).
 */
export const DeckPairSchema = v.pipe(
  v.object({
    /** As its owner calls it. */
    name: v.pipe(v.string(), v.maxLength(LONGEST_NAME)),
    ...CONTENTS,
  }),
  v.readonly(),
);

export type DeckPair = v.InferOutput<typeof DeckPairSchema>;

/** A pair without its name: what is changed when one is built. */
export const PairBodySchema = v.pipe(v.object(CONTENTS), v.readonly());

export type PairBody = v.InferOutput<typeof PairBodySchema>;

/** The cards of a deck one by one, by their ids: what is shuffled. */
export function cardsOf(copies: Copies): readonly CardId[] {
  return CARD_IDS.flatMap((id) => Array.from({ length: copies[id] ?? 0 }, () => id));
}

/** The different cards of a deck in the order of the tables, each with its copies. */
export function entriesOf(copies: Copies): readonly (readonly [CardId, number])[] {
  return CARD_IDS.flatMap((id) => {
    const n = copies[id];
    return n === undefined ? [] : [[id, n] as const];
  });
}

/** How many of its cards are such cards. */
export function countOf(copies: Copies, isOne: (id: CardId) => boolean = () => true): number {
  return entriesOf(copies).reduce((sum, [id, n]) => (isOne(id) ? sum + n : sum), 0);
}

/** The deck with so many copies of a card; without it for none. */
export function withCopies(copies: Copies, id: CardId, n: number): Copies {
  const { [id]: _before, ...others } = copies;
  return n > 0 ? { ...others, [id]: Math.min(n, MOST_KEPT) } : others;
}
