import type { Params, Reason } from '../../kernel/types';
import type { CardId } from '../ids';

/** The codes of specification section 9. */
export function no(id: string, params: Params = {}): Reason {
  return { id, params };
}

/** The first reason of several, in the order in which they are given; null when there is none. */
export function firstOf(...reasons: readonly (Reason | null | false)[]): Reason | null {
  return reasons.find((reason) => reason !== null && reason !== false) || null;
}

/** Message id of a card's name. */
export function nameOf(card: CardId): string {
  return `od.card.${card}.name`;
}
