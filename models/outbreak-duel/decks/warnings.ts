/** What may be a mistake in a pair of decks that can be played all the same (OD-DECK-02). */
import type { Message, Params } from '../../kernel/types';
import { CARDS, type Card } from '../content/cards';
import type { CardId } from '../ids';
import { type Copies, cardsOf, countOf, entriesOf, type PairBody } from './deck';
import { nameIdOf } from './problems';

export type WarningCode = 'noReact' | 'attachNoHost' | 'curve';

export interface Warning extends Message {
  readonly code: WarningCode;
  /** The card that it is about, if it is one. */
  readonly card: CardId | null;
}

/** An average ZTC above it is warned of. */
const HIGHEST_AVERAGE = 3;

function warning(code: WarningCode, params: Params = {}, card: CardId | null = null): Warning {
  return { code, card, id: `od.decks.${code}`, params };
}

/** Whether a card is paid for with TP; of the Critical Responses one is. */
function costsTp(card: Card): boolean {
  return card.type === 'react' || (card.type === 'scr' && card.speed === 'react');
}

/** Attachments for a Weapon of which the deck has none. */
function hostless(copies: Copies): readonly Warning[] {
  return entriesOf(copies).flatMap(([id]) => {
    const card = CARDS[id];
    if (card.type !== 'attachment' || card.host === 'survivor' || hasWeapon(copies, card.host)) return [];
    return [warning('attachNoHost', { name: nameIdOf(id), range: `od.decks.range.${card.host}` }, id)];
  });
}

function hasWeapon(copies: Copies, range: string): boolean {
  return entriesOf(copies).some(([id]) => {
    const card = CARDS[id];
    return card.type === 'weapon' && card.range === range;
  });
}

/** The average ZTC of the zombies in a deck; 0 where there are none. */
export function averageZtc(copies: Copies): number {
  const costs = cardsOf(copies).flatMap((id) => {
    const card = CARDS[id];
    return card.type === 'zombie' ? [card.ztc] : [];
  });
  return costs.length === 0 ? 0 : costs.reduce((sum, ztc) => sum + ztc, 0) / costs.length;
}

/** What the owner of a pair is told and may leave as it is. A deck without cards is not warned of. */
export function warningsOf({ cards: { survivor, zombie } }: PairBody): readonly Warning[] {
  const hasReact = countOf(survivor, (id) => costsTp(CARDS[id])) > 0;
  return [
    ...(hasReact || countOf(survivor) === 0 ? [] : [warning('noReact')]),
    ...hostless(survivor),
    ...(averageZtc(zombie) > HIGHEST_AVERAGE ? [warning('curve')] : []),
  ];
}
