/** The numbers on the tiles (3.2 to 3.5). */
import { recordOf } from '../../kernel/records';
import { type BaseId, type FarmId, type PlainId, TEAM_IDS, type TileId, UNIQUE_IDS } from '../ids';

export type TileKind = 'base' | 'unique' | 'farm' | 'plain';

export interface TileCard {
  readonly kind: TileKind;
  /** Action points that it takes to reclaim. */
  readonly claim: number;
  /** Victory points of whoever holds it. */
  readonly value: number;
  /** Loot cards laid on it when it is first reclaimed. */
  readonly rooms: number;
  /** Zombies inside when it comes out of the fog. */
  readonly infest: number;
}

/** Claim, value, rooms, infestation. */
type Numbers = readonly [number, number, number, number];

function card(kind: TileKind, [claim, value, rooms, infest]: Numbers): TileCard {
  return { kind, claim, value, rooms, infest };
}

const FARMS: Readonly<Record<FarmId, Numbers>> = {
  'farm-01': [1, 2, 1, 3],
  'farm-02': [1, 2, 1, 2],
  'farm-03': [1, 2, 1, 2],
  'farm-04': [1, 2, 1, 2],
  'farm-05': [1, 3, 1, 3],
  'farm-06': [1, 2, 1, 2],
  'farm-07': [2, 3, 2, 3],
  'farm-08': [1, 1, 1, 1],
  'farm-09': [1, 1, 1, 1],
  'farm-10': [2, 3, 2, 4],
  'farm-11': [1, 2, 1, 2],
  'farm-12': [1, 1, 1, 0],
};

const PLAIN: Readonly<Record<PlainId | 'zoo', Numbers>> = {
  zoo: [2, 4, 4, 4],
  'corner-shop': [1, 2, 3, 1],
  'terraced-houses': [1, 2, 4, 2],
  'petrol-station': [1, 2, 2, 1],
  pharmacy: [1, 3, 4, 3],
  launderette: [1, 1, 1, 0],
  garage: [1, 2, 2, 1],
  church: [1, 3, 2, 2],
  'fire-station': [2, 4, 3, 3],
  'police-station': [2, 5, 4, 4],
  'primary-school': [2, 4, 4, 3],
  library: [2, 3, 2, 1],
  supermarket: [2, 5, 5, 5],
  cinema: [2, 4, 2, 3],
  'swimming-baths': [2, 3, 2, 2],
  'office-block': [2, 4, 4, 4],
  'apartment-block': [2, 4, 4, 3],
  'hardware-store': [1, 3, 3, 2],
  'bus-depot': [2, 3, 2, 2],
  brewery: [2, 4, 4, 3],
  museum: [2, 4, 2, 3],
  hotel: [3, 5, 4, 4],
  'train-station': [3, 6, 3, 5],
  hospital: [3, 7, 5, 6],
  'shopping-centre': [3, 7, 6, 6],
  stadium: [3, 6, 2, 5],
  prison: [3, 7, 5, 7],
};

function cardsOf<Id extends string>(
  kind: TileKind,
  numbers: Readonly<Record<Id, Numbers>>,
): Readonly<Record<Id, TileCard>> {
  return recordOf(Object.keys(numbers) as Id[], (id) => card(kind, numbers[id]));
}

export const BASE_IDS: readonly BaseId[] = TEAM_IDS.map((team) => `base-${team}` as const);

export const TILES: Readonly<Record<TileId, TileCard>> = {
  ...recordOf(BASE_IDS, () => card('base', [2, 3, 0, 0])),
  ...recordOf(UNIQUE_IDS, () => card('unique', [4, 8, 4, 7])),
  ...cardsOf('farm', FARMS),
  ...cardsOf('plain', PLAIN),
};
