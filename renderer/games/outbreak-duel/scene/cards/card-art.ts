import { use } from 'react';
import { CARD_IDS, type CardId } from '../../../../../models/outbreak-duel/ids';
import { once } from '../../../../table/once';
import { loadPictures, type Pictures } from '../../../../table/print/pictures';
import { pictureUrl } from '../art/card-art';

export type CardArt = Pictures<CardId>;

/** Fetches the illustrations of all cards. */
export const loadArt = once(() => loadPictures(CARD_IDS, pictureUrl));

/** All pictures; suspends until they are there. They stay in memory as long as the app runs. */
export function useCardArt(): CardArt {
  return use(loadArt());
}
