/** The illustrations of the cards. */
import { use } from 'react';
import type { CardId } from '../../../../../models/outbreak-duel/ids';
import { once } from '../../../../table/once';
import type { Pictures } from '../../../../table/print/pictures';

export type CardArt = Pictures<CardId>;

/** Fetches the illustrations. */
export const loadArt = once(async (): Promise<CardArt> => new Map());

/** All pictures; suspends until they are there. They stay in memory as long as the app runs. */
export function useCardArt(): CardArt {
  return use(loadArt());
}
