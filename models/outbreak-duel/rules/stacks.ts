/** Names by which luck that is fixed beforehand is asked for: decks that are stacked, and dice of one seat. */
import type { Luck } from '../../kernel/luck';
import type { SeatId } from '../../kernel/types';

export function deckName(seat: SeatId, deck: 'survivor' | 'zombie'): string {
  return `${seat} ${deck}`;
}

/** A die of this seat only. */
export function dieOf(seat: SeatId): string {
  return `d6 ${seat}`;
}

/** Whether the next die of a seat is fixed for it alone. */
export function hasOwnDie({ dice }: Pick<Luck, 'dice'>, seat: SeatId): boolean {
  return dice.some(({ die }) => die === dieOf(seat));
}
