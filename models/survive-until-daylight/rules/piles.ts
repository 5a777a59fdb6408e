/** Piles that are drawn from and never made anew. */
import { drawCard } from '../../kernel/luck';
import type { DraftState } from '../play';

/** The top card; a loaded draw of the deck may name another one in the pile. Null when the pile is empty. */
export function takeFrom<Card extends string>(state: DraftState, deck: string, pile: Card[]): Card | null {
  return drawCard(state.luck, deck, { draw: pile, discard: [] });
}
