/** Every id of the game, in the order of the tables of specification section 3. */

export const TEAM_IDS = ['blue', 'red', 'green', 'yellow'] as const;
/** The colour of a team; whose it is says `Team.seat`. */
export type TeamId = (typeof TEAM_IDS)[number];

export type BaseId = `base-${TeamId}`;

/** Tiles that end the game when they are held (OM-END-03). */
export const UNIQUE_IDS = ['research-centre', 'military-base'] as const;

/** Farms and parks, the only places where something grows (OM-FARM-01). */
export const FARM_IDS = [
  'farm-01',
  'farm-02',
  'farm-03',
  'farm-04',
  'farm-05',
  'farm-06',
  'farm-07',
  'farm-08',
  'farm-09',
  'farm-10',
  'farm-11',
  'farm-12',
] as const;
export type FarmId = (typeof FARM_IDS)[number];

/** Plain tiles that are drawn for a city (3.5); the Zoo is plain, too, and always there. */
export const PLAIN_IDS = [
  'corner-shop',
  'terraced-houses',
  'petrol-station',
  'pharmacy',
  'launderette',
  'garage',
  'church',
  'fire-station',
  'police-station',
  'primary-school',
  'library',
  'supermarket',
  'cinema',
  'swimming-baths',
  'office-block',
  'apartment-block',
  'hardware-store',
  'bus-depot',
  'brewery',
  'museum',
  'hotel',
  'train-station',
  'hospital',
  'shopping-centre',
  'stadium',
  'prison',
] as const;
export type PlainId = (typeof PLAIN_IDS)[number];

/** The 41 tiles that may lie in the fog. */
export const CITY_IDS = [...UNIQUE_IDS, 'zoo', ...FARM_IDS, ...PLAIN_IDS] as const;
export type CityId = (typeof CITY_IDS)[number];

export type TileId = BaseId | CityId;

export const SALVAGE_IDS = [
  'sal-01',
  'sal-02',
  'sal-03',
  'sal-04',
  'sal-05',
  'sal-06',
  'sal-07',
  'sal-08',
  'sal-09',
  'sal-10',
  'sal-11',
  'sal-12',
  'sal-13',
] as const;
export type SalvageId = (typeof SALVAGE_IDS)[number];

export const SURVIVOR_CARD_IDS = [
  'sur-01',
  'sur-02',
  'sur-03',
  'sur-04',
  'sur-05',
  'sur-06',
  'sur-07',
  'sur-08',
  'sur-09',
  'sur-10',
  'sur-11',
  'sur-12',
  'sur-13',
  'sur-14',
  'sur-15',
  'sur-16',
] as const;
export type SurvivorCardId = (typeof SURVIVOR_CARD_IDS)[number];

export const ZOMBIE_CARD_IDS = [
  'zom-01',
  'zom-02',
  'zom-03',
  'zom-04',
  'zom-05',
  'zom-06',
  'zom-07',
  'zom-08',
  'zom-09',
  'zom-10',
  'zom-11',
  'zom-12',
] as const;
export type ZombieCardId = (typeof ZOMBIE_CARD_IDS)[number];

/** Kinds of loot card; copies of a kind are alike. */
export const LOOT_IDS = [...SALVAGE_IDS, ...SURVIVOR_CARD_IDS, ...ZOMBIE_CARD_IDS] as const;
export type LootId = (typeof LOOT_IDS)[number];

export const LAYOUT_IDS = [
  '2-two-streets',
  '2-dead-end',
  '2-long-road',
  '3-three-parishes',
  '3-crush',
  '3-outskirts',
  '4-crossroads',
  '4-tight-blocks',
  '4-two-fronts',
] as const;
export type LayoutId = (typeof LAYOUT_IDS)[number];

/** Where on a tile somebody stands: outside and inside of a wild tile, or anywhere on a held one (OM-MOVE-01). */
export const ZONES = ['outer', 'inner', 'whole'] as const;
export type Zone = (typeof ZONES)[number];
