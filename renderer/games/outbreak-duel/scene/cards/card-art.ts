/// <reference types="vite/types/importMeta.d.ts" />
/** The illustrations of the cards: renders of our own models (`assets/source/outbreak-duel/cards`). */
import { use } from 'react';
import type { CardId, SurvivorId } from '../../../../../models/outbreak-duel/ids';
import { once } from '../../../../table/once';
import type { Pictures } from '../../../../table/print/pictures';

export type CardArt = Pictures<CardId>;

type PictureId = CardId | SurvivorId;

const ADDRESSES: Readonly<Record<string, string>> = import.meta.glob(
  '../../../../../assets/pictures/outbreak-duel/*.webp',
  { eager: true, query: '?url', import: 'default' },
);

/** Where the picture of a card lies; null for a card that has none. */
export function pictureUrl(id: PictureId): string | null {
  return ADDRESSES[`../../../../../assets/pictures/outbreak-duel/${id}.webp`] ?? null;
}

/** Fetches the illustrations. */
export const loadArt = once(async (): Promise<CardArt> => new Map());

/** All pictures; suspends until they are there. They stay in memory as long as the app runs. */
export function useCardArt(): CardArt {
  return use(loadArt());
}
