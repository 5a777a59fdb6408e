/** The loot that lies on a tile (OM-LOOT-02). */
import type { HexKey } from '../../kernel/hex';
import { isFaceDown } from '../../kernel/hidden';
import type { LootId } from '../ids';
import type { OMPlay } from '../play';
import { guideTopCard } from './guided-luck';
import { cardOf, changeTile, tileOf } from './table';

/** The top cards of the deck, as many as the tile has rooms, in their order; once for each tile. */
export function dealLoot(play: OMPlay, place: HexKey): void {
  const { state, tell } = play;
  const tile = tileOf(state, place);
  if (tile.dealt) return;
  const rooms = cardOf(tile)?.rooms ?? 0;
  const loot = state.deck.slice(0, rooms);
  state.deck = state.deck.slice(rooms);
  changeTile(state, place, { dealt: true, loot });
  if (loot.length > 0) tell({ type: 'loot-dealt', tile: place, cards: loot.length });
}

/** @throws RangeError where no card lies open to the rules */
export function turnTopCard({ state }: OMPlay, place: HexKey): LootId {
  guideTopCard(state, place);
  const [card, ...loot] = tileOf(state, place).loot;
  if (card === undefined || isFaceDown(card)) throw new RangeError(`There is no loot at ${place}.`);
  changeTile(state, place, { loot });
  return card;
}
