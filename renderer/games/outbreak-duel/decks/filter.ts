/** Which cards the collection shows. */
import { CARDS, type Card } from '../../../../models/outbreak-duel/content/cards';
import type { PairBody, Side } from '../../../../models/outbreak-duel/decks/deck';
import { type CardId, SURVIVOR_CARD_IDS, ZOMBIE_IDS } from '../../../../models/outbreak-duel/ids';
import { costOf, searchedText } from '../card-words';

/** A sort of card: the type of a Survivor card, the kind of a zombie. */
export type Sort = Exclude<Card['type'], 'zombie'> | Extract<Card, { type: 'zombie' }>['kind'];
export type Range = 'melee' | 'ranged';

export interface Filter {
  readonly side: Side;
  /** Of each of these nothing chosen means everything. */
  readonly sorts: readonly Sort[];
  readonly costs: readonly number[];
  readonly ranges: readonly Range[];
  /** Only cards of the deck. */
  readonly inDeck: boolean;
  readonly text: string;
}

export const SORTS: Readonly<Record<Side, readonly Sort[]>> = {
  survivor: ['weapon', 'item', 'attachment', 'event', 'react', 'scr'],
  zombie: ['walker', 'runner', 'brute', 'mutant', 'boss'],
};

export const COSTS: Readonly<Record<Side, readonly number[]>> = {
  survivor: [0, 1, 2],
  zombie: [1, 2, 3, 4, 6],
};

export const RANGES: readonly Range[] = ['melee', 'ranged'];

export const NO_FILTER: Filter = {
  side: 'survivor',
  sorts: [],
  costs: [],
  ranges: [],
  inDeck: false,
  text: '',
};

export function cardsOfSide(side: Side): readonly CardId[] {
  return side === 'survivor' ? SURVIVOR_CARD_IDS : ZOMBIE_IDS;
}

export function sortOf(card: Card): Sort {
  return card.type === 'zombie' ? card.kind : card.type;
}

/** The range that a Weapon has, or that an Attachment needs; null for anything else. */
function rangeOf(card: Card): Range | null {
  if (card.type === 'weapon') return card.range;
  return card.type === 'attachment' && card.host !== 'survivor' ? card.host : null;
}

function isAmong<T>(chosen: readonly T[], value: T | null): boolean {
  return chosen.length === 0 || (value !== null && chosen.includes(value));
}

/** The cards to be shown, in the order of the tables. Every word of the search must be found. */
export function shownCards(filter: Filter, { cards }: PairBody): readonly CardId[] {
  const words = filter.text.toLowerCase().split(/\s+/).filter(Boolean);
  return cardsOfSide(filter.side).filter((id) => {
    const card = CARDS[id];
    return (
      isAmong(filter.sorts, sortOf(card)) &&
      isAmong(filter.costs, costOf(card).n) &&
      isAmong(filter.ranges, rangeOf(card)) &&
      (!filter.inDeck || (cards[filter.side][id] ?? 0) > 0) &&
      words.every((word) => searchedText(id).includes(word))
    );
  });
}

/** The list with an entry put in, or taken out if it was there. */
export function toggled<T>(chosen: readonly T[], one: T): readonly T[] {
  return chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one];
}
