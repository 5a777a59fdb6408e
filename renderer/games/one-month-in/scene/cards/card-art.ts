/** The illustrations of the loot cards: renders of our own models (`assets/source/one-month-in/cards`). */
import { use } from 'react';
import { LOOT_IDS, type LootId } from '../../../../../models/one-month-in/ids';
import { once } from '../../../../table/once';
import { loadPictures, type Pictures } from '../../../../table/print/pictures';

/** Where the picture of a kind of loot lies. */
export function pictureUrl(id: LootId): URL {
  return new URL(`../../../../../assets/pictures/one-month-in/${id}.webp`, import.meta.url);
}

/** Fetches the illustrations. */
export const loadArt = once(() => loadPictures(LOOT_IDS, pictureUrl));

/** All pictures; suspends until they are there. They stay in memory as long as the app runs. */
export function useCardArt(): Pictures<LootId> {
  return use(loadArt());
}
