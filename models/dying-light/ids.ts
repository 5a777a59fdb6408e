/** Every stable id of Dying Light, as literal types. Lists are in the order of the specification's tables. */

export const RUNNER_IDS = ['mara', 'oskar', 'juno', 'teo'] as const;
export type RunnerId = (typeof RUNNER_IDS)[number];

export const SKILL_IDS = ['sk-feather', 'sk-heavy', 'sk-brace', 'sk-wall'] as const;
export type SkillId = (typeof SKILL_IDS)[number];

export const GEAR_SET_IDS = ['courier', 'brawler', 'sneak', 'scavenger'] as const;
export type GearSetId = (typeof GEAR_SET_IDS)[number];

export const GEAR_IDS = [
  'g-cour-j',
  'g-cour-g',
  'g-cour-s',
  'g-braw-j',
  'g-braw-g',
  'g-braw-s',
  'g-snk-j',
  'g-snk-g',
  'g-snk-s',
  'g-scav-j',
  'g-scav-g',
  'g-scav-s',
] as const;
export type GearId = (typeof GEAR_IDS)[number];

export const STARTING_WEAPON_IDS = ['w-hammer', 'w-cleavers', 'w-bow', 'w-baton'] as const;
export type StartingWeaponId = (typeof STARTING_WEAPON_IDS)[number];
export type WeaponId = StartingWeaponId | 'e-blade' | 'e-crossbow';

export const COMMON_ITEM_IDS = [
  'c-dressing',
  'c-painkillers',
  'c-firecrackers',
  'c-syrup',
  'c-knives',
  'c-smoke',
] as const;
export type CommonItemId = (typeof COMMON_ITEM_IDS)[number];
/** The Epic deck: the Inhibitor is set aside. */
export const EPIC_DECK_IDS = [
  'e-blade',
  'e-crossbow',
  'e-vest',
  'e-grapnel',
  'e-bottle',
  'e-lantern',
] as const;
export type EpicItemId = (typeof EPIC_DECK_IDS)[number] | 'e-inhibitor';
/** Anything a Runner can carry and exchange. */
export type ItemId = CommonItemId | EpicItemId | StartingWeaponId;

export const INFECTED_TYPES = ['biter', 'viral', 'volatile', 'howler'] as const;
export type InfectedType = (typeof INFECTED_TYPES)[number];
export type CommonInfected = Exclude<InfectedType, 'howler'>;

export const DIE_TYPES = ['basic', 'parkour', 'combat', 'momentum'] as const;
export type DieType = (typeof DIE_TYPES)[number];
/** `die-basic-3`: the third grey die of the box. */
export type DieId = `die-${DieType}-${number}`;

export const BOOSTS = ['evade', 'jump', 'climb', 'power', 'block', 'push'] as const;
export type Boost = (typeof BOOSTS)[number];

export const RISK_SYMBOLS = ['safe', 'exposure', 'fatigue', 'wound', 'spawn'] as const;
export type RiskSymbol = (typeof RISK_SYMBOLS)[number];

export const WOUND_IDS = [
  'wd-winded',
  'wd-sprain',
  'wd-rib',
  'wd-bleeding',
  'wd-concussion',
  'wd-torn',
  'wd-deepcut',
  'wd-scream',
  'wd-blurred',
  'wd-limp',
  'wd-numb',
  'wd-fever',
  'wd-panic',
  'wd-stunned',
  'wd-graze',
  'wd-adrenaline',
] as const;
export type WoundId = (typeof WOUND_IDS)[number];

export const CHASE_IDS = ['ch-sprinter', 'ch-pack', 'ch-hunter', 'ch-scent'] as const;
export type ChaseId = (typeof CHASE_IDS)[number];

export const EXPOSURE_COLOURS = ['teal', 'red', 'amber', 'violet'] as const;
export type ExposureColour = (typeof EXPOSURE_COLOURS)[number];
export type ExposureCardId = `exp-${ExposureColour}-${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8}`;

export type ActivationCardId = 'act-enemy' | `act-${RunnerId}`;

export const STREET_ZONE_IDS = [
  'a',
  'b',
  'c',
  'd',
  'e',
  'f',
  'g',
  'h',
  'i',
  'j',
  'k',
  'l',
  'm',
  'n',
  'o',
  'p',
  'q',
  'r',
  's',
  't',
  'u',
  'v',
  'w',
] as const;
export const BUILDING_IDS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L', 'M'] as const;
export type StreetZoneId = (typeof STREET_ZONE_IDS)[number];
export type BuildingId = (typeof BUILDING_IDS)[number];
export type ZoneId = StreetZoneId | BuildingId;
export const ZONE_IDS = [...STREET_ZONE_IDS, ...BUILDING_IDS] as const;

/** Areas in the list order of the map table; several rules go through them in this order (DL-NIGHT-02). */
export const AREA_IDS = [
  'northGate',
  'tramBend',
  'laundryLane',
  'wellYard',
  'market',
  'crossroads',
  'garageRow',
  'hideoutYard',
  'pumpAlley',
  'printCourt',
  'canalStreet',
  'busLoop',
  'coalYard',
  'bA',
  'bB',
  'bC',
  'bD',
  'bE',
  'bF',
  'bG',
  'bH',
  'bI',
  'bJ',
  'bK',
  'bL',
  'bM',
] as const;
export type AreaId = (typeof AREA_IDS)[number];

export type WallId = `W-${'L' | 'M' | 'S'}${1 | 2 | 3 | 4 | 5 | 6}`;

export const TOKEN_KINDS = [
  'loot-common',
  'loot-epic',
  'inhibitor',
  'electricity',
  'fire',
  'rough',
  'nest',
  'objective',
  'npc',
  'jump-pad',
  'spear',
  'uv',
] as const;
export type TokenKind = (typeof TOKEN_KINDS)[number];
export const OBJECTIVE_LETTERS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const;
export type ObjectiveLetter = (typeof OBJECTIVE_LETTERS)[number];
/** A token of the box: its kind and number, or its letter: `fire-2`, `obj-a`. */
export type TokenId = `${Exclude<TokenKind, 'objective'>}-${number}` | `obj-${ObjectiveLetter}`;

export const DIFFICULTIES = ['easy', 'normal', 'hard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

export const SCENARIO_IDS = ['sc-errand', 'sc-market', 'sc-dark'] as const;
export type ScenarioId = (typeof SCENARIO_IDS)[number];
/** Scenario cards carry the letter of their scenario and their number: `S01`. */
export type ScenarioCardId = string;
