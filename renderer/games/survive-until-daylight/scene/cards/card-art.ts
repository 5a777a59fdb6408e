/** The illustrations of the cards: renders of our own models (`assets/source/survive-until-daylight/cards`). */
import { use } from 'react';
import { once } from '../../../../table/once';
import { loadPictures, type Pictures } from '../../../../table/print/pictures';
import { type BackId, FACE_IDS, type FaceId, isBack } from './faces';

/** All that is printed on cards has a picture, but for their backs. */
export type PictureId = Exclude<FaceId, BackId>;
export type CardArt = Pictures<PictureId>;

/** All pictures there have to be. */
export const PICTURE_IDS = FACE_IDS.filter((id): id is PictureId => !isBack(id));

/** Where the picture of a card lies. */
export function pictureUrl(id: PictureId): URL {
  return new URL(`../../../../../assets/pictures/survive-until-daylight/${id}.webp`, import.meta.url);
}

/** Fetches the illustrations. */
export const loadArt = once(() => loadPictures(PICTURE_IDS, pictureUrl));

/** All pictures; suspends until they are there. They stay in memory as long as the app runs. */
export function useCardArt(): CardArt {
  return use(loadArt());
}
