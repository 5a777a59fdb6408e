/** The illustrations of all cards: renders of our own models (`assets/source/outbreak-duel/cards`). */
import {
  CARD_IDS,
  type CardId,
  SURVIVOR_IDS,
  type SurvivorId,
} from '../../../../../models/outbreak-duel/ids';

export type PictureId = SurvivorId | CardId;

/** All pictures there have to be: the four Survivors and every card of both decks. */
export const PICTURE_IDS: readonly PictureId[] = [...SURVIVOR_IDS, ...CARD_IDS];

/** Where the picture of a card lies. */
export function pictureUrl(id: PictureId): URL {
  return new URL(`../../../../../assets/pictures/outbreak-duel/${id}.webp`, import.meta.url);
}
