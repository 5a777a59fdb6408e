/** What is wrong with a pair of decks (OD-DECK-01): it can be kept all the same, but not played. */
import type { Message, Params } from '../../kernel/types';
import { CARDS, isZombieId } from '../content/cards';
import type { CardId } from '../ids';
import { countOf, entriesOf, MOST_COPIES, type PairBody, SIDES, type Side } from './deck';

/** Exact numbers of cards (3.12). */
export const DECK_SIZES: Readonly<Record<Side, number>> = { survivor: 40, zombie: 20 };
/** At least so many of a Survivor Deck are Weapons. */
export const FEWEST_WEAPONS = 6;
/** At most so many Critical Responses, and so many Bosses. */
export const MOST_SCRS = 1;
export const MOST_BOSSES = 1;

export type ProblemCode =
  | 'survivorSize'
  | 'zombieSize'
  | 'copies'
  | 'scrMany'
  | 'scrWrong'
  | 'bossMany'
  | 'noSurvivor'
  | 'fewWeapons'
  | 'wrongSide';

export interface Problem extends Message {
  readonly code: ProblemCode;
  /** The card that it is about, if it is one. */
  readonly card: CardId | null;
}

/** Which deck a card belongs into. */
function sideOf(id: CardId): Side {
  return isZombieId(id) ? 'zombie' : 'survivor';
}

/** The message id of a card's name. */
export function nameIdOf(id: CardId): string {
  return `od.card.${id}.name`;
}

function problem(code: ProblemCode, params: Params = {}, card: CardId | null = null): Problem {
  return { code, card, id: `od.decks.${code}`, params };
}

const isScr = (id: CardId): boolean => CARDS[id].type === 'scr';
const isWeapon = (id: CardId): boolean => CARDS[id].type === 'weapon';

function isBoss(id: CardId): boolean {
  const card = CARDS[id];
  return card.type === 'zombie' && card.kind === 'boss';
}

function sizes({ cards }: PairBody): readonly Problem[] {
  return SIDES.flatMap((side) => {
    const n = countOf(cards[side]);
    return n === DECK_SIZES[side] ? [] : [problem(`${side}Size`, { n })];
  });
}

function tooMany({ cards }: PairBody): readonly Problem[] {
  return SIDES.flatMap((side) =>
    entriesOf(cards[side])
      .filter(([, n]) => n > MOST_COPIES)
      .map(([id, n]) => problem('copies', { name: nameIdOf(id), n }, id)),
  );
}

function wrongScrs({ cards, survivor }: PairBody): readonly Problem[] {
  if (survivor === null) return [];
  return entriesOf(cards.survivor).flatMap(([id]) => {
    const card = CARDS[id];
    if (card.type !== 'scr' || card.survivor === survivor) return [];
    return [problem('scrWrong', { name: nameIdOf(id), survivor: `od.card.${card.survivor}.name` }, id)];
  });
}

function strangers({ cards }: PairBody): readonly Problem[] {
  return SIDES.flatMap((side) =>
    entriesOf(cards[side])
      .filter(([id]) => sideOf(id) !== side)
      .map(([id]) => problem('wrongSide', { name: nameIdOf(id), side: `od.decks.side.${side}` }, id)),
  );
}

/** Everything that keeps a pair from being played, in the order in which the rule names it; nothing for one that is legal. */
export function problemsOf(pair: PairBody): readonly Problem[] {
  const { survivor, zombie } = pair.cards;
  return [
    ...sizes(pair),
    ...tooMany(pair),
    ...(countOf(survivor, isScr) > MOST_SCRS ? [problem('scrMany')] : []),
    ...wrongScrs(pair),
    ...(countOf(zombie, isBoss) > MOST_BOSSES ? [problem('bossMany')] : []),
    ...(pair.survivor === null ? [problem('noSurvivor')] : []),
    ...(countOf(survivor, isWeapon) < FEWEST_WEAPONS ? [problem('fewWeapons')] : []),
    ...strangers(pair),
  ];
}

/** Whether a pair may be played with. */
export function isLegalPair(pair: PairBody): boolean {
  return problemsOf(pair).length === 0;
}
