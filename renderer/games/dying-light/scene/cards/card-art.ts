/** The illustrations of the cards: renders of our own models (`assets/source/dying-light/cards`). */
import { use } from 'react';
import {
  CHASE_IDS,
  type ChaseId,
  COMMON_ITEM_IDS,
  EPIC_DECK_IDS,
  type ItemId,
  RUNNER_IDS,
  type RunnerId,
  SCENARIO_IDS,
  type ScenarioId,
  STARTING_WEAPON_IDS,
  WOUND_IDS,
  type WoundId,
} from '../../../../../models/dying-light/ids';
import { pictureOf as pictureFor } from '../../../../../models/dying-light/scenario/lookup';
import { once } from '../../../../table/once';
import { loadPictures, type Pictures } from '../../../../table/print/pictures';
import type { CardModel } from './card-faces';

const EXPOSURE_PICTURES = [
  'exp-1',
  'exp-2',
  'exp-3',
  'exp-4',
  'exp-5',
  'exp-6',
  'exp-7',
  'exp-7-night',
  'exp-8',
] as const;
type ExposurePicture = (typeof EXPOSURE_PICTURES)[number];

export type PictureId =
  | ItemId
  | WoundId
  | 'light'
  | ChaseId
  | ExposurePicture
  | 'act-enemy'
  | `act-${RunnerId}`
  | ScenarioId;

/** All pictures there have to be. */
export const PICTURE_IDS: readonly PictureId[] = [
  ...STARTING_WEAPON_IDS,
  ...COMMON_ITEM_IDS,
  ...EPIC_DECK_IDS,
  'e-inhibitor',
  ...WOUND_IDS,
  'light',
  ...CHASE_IDS,
  ...EXPOSURE_PICTURES,
  'act-enemy',
  ...RUNNER_IDS.map((id) => `act-${id}` as const),
  ...SCENARIO_IDS,
];

/** The four decks of Exposure cards share eight designs, of which the seventh shows something else by night. */
function exposurePicture(id: string, night: boolean): PictureId | null {
  const design = `exp-${id.slice(-1)}`;
  const byNight = EXPOSURE_PICTURES.find((picture) => night && picture === `${design}-night`);
  return byNight ?? EXPOSURE_PICTURES.find((picture) => picture === design) ?? null;
}

/** Which picture is printed on a card; backs have none. */
export function pictureOf(card: CardModel): PictureId | null {
  switch (card.family) {
    case 'back':
      return null;
    case 'goal':
      return pictureFor(card.scenario);
    case 'exposure':
      return exposurePicture(card.id, card.night);
    default:
      return card.id;
  }
}

/** Where an illustration lies. */
export function pictureUrl(id: PictureId): URL {
  return new URL(`../../../../../assets/pictures/dying-light/${id}.webp`, import.meta.url);
}

/** Fetches the illustrations. */
export const loadArt = once(() => loadPictures(PICTURE_IDS, pictureUrl));

/** All pictures; suspends until they are there. They stay in memory as long as the app runs. */
export function useCardArt(): Pictures<PictureId> {
  return use(loadArt());
}
