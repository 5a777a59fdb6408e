/** The loot that lies on a tile (OM-LOOT-02). */
import type { HexKey } from '../../kernel/hex';
import { isFaceDown } from '../../kernel/hidden';
import type { LootId } from '../ids';
import type { OMPlay } from '../play';
import { guideTopCard } from './guided-luck';
import { cardOf, draftTile } from './table';

/** The top cards of the deck, as many as the tile has rooms, in their order; once for each tile. */
export function dealLoot(play: OMPlay, place: HexKey): void {
  const tile = draftTile(play.state, place);
  if (tile.dealt) return;
  tile.dealt = true;
  tile.loot = play.state.deck.splice(0, cardOf(tile)?.rooms ?? 0);
  if (tile.loot.length > 0) play.tell({ type: 'loot-dealt', tile: place, cards: tile.loot.length });
}

/** @throws RangeError where no card lies open to the rules */
export function turnTopCard({ state }: OMPlay, place: HexKey): LootId {
  guideTopCard(state, place);
  const card = draftTile(state, place).loot.shift();
  if (card === undefined || isFaceDown(card)) throw new RangeError(`There is no loot at ${place}.`);
  return card;
}
