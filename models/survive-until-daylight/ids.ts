/** Every id of the game, in the order of the tables of specification section 3. */

export const CHARACTER_IDS = [
  'ch-pillar',
  'ch-psycho',
  'ch-trigger',
  'ch-drifter',
  'ch-haggler',
  'ch-hipster',
] as const;
export type CharacterId = (typeof CHARACTER_IDS)[number];

export const UNIQUE_WEAPON_IDS = [
  'sw-pillar',
  'sw-psycho',
  'sw-trigger',
  'sw-drifter',
  'sw-haggler',
  'sw-hipster',
] as const;
export type UniqueWeaponId = (typeof UNIQUE_WEAPON_IDS)[number];

export const RUBBLE_WEAPON_IDS = [
  'wp-pipe',
  'wp-bat',
  'wp-machete',
  'wp-shovel',
  'wp-fireaxe',
  'wp-trimmer',
  'wp-pistol',
  'wp-smg',
  'wp-huntrifle',
  'wp-shotgun',
  'wp-sawnoff',
  'wp-crossbow',
  'wp-molotov',
  'wp-dynamite',
  'wp-knives',
] as const;
export type RubbleWeaponId = (typeof RUBBLE_WEAPON_IDS)[number];

export const HEALING_IDS = ['hl-bar', 'hl-can', 'hl-kit'] as const;
export type HealingId = (typeof HEALING_IDS)[number];

export const SPECIAL_IDS = [
  'sp-energy',
  'sp-focus',
  'sp-cheer',
  'sp-bloodlust',
  'sp-vitaly',
  'sp-lucky',
] as const;
export type SpecialId = (typeof SPECIAL_IDS)[number];
/** Specials that are played by themselves in one's own combat turn. */
export type PlayedSpecialId = Extract<SpecialId, 'sp-energy' | 'sp-focus' | 'sp-bloodlust'>;

export const AMMO_IDS = ['am-bullet', 'am-shell', 'am-arrow'] as const;
export type AmmoId = (typeof AMMO_IDS)[number];

export const INGREDIENT_IDS = ['in-planks', 'in-nails', 'in-shards', 'in-wires', 'in-explosives'] as const;
export type IngredientId = (typeof INGREDIENT_IDS)[number];

export const RED_IDS = ['rd-rodent1', 'rd-rodent2', 'rd-crow'] as const;
export type RedId = (typeof RED_IDS)[number];

/** The kinds of card in the numbered rubble decks (3.4), in the order of the table. */
export const RUBBLE_IDS = [
  'jk-junk',
  ...HEALING_IDS,
  ...SPECIAL_IDS,
  ...RUBBLE_WEAPON_IDS,
  ...AMMO_IDS,
  ...INGREDIENT_IDS,
  ...RED_IDS,
] as const;
export type RubbleId = (typeof RUBBLE_IDS)[number];

/** A card of a rubble pile; copies of a kind are alike. WAVE! is in the active pile only. */
export type PileCardId = RubbleId | 'wave';

/** A card that an inventory can hold. */
export type CardId = Exclude<RubbleId, RedId> | UniqueWeaponId;
export type WeaponCardId = UniqueWeaponId | RubbleWeaponId;
/** What one attacks with; bare hands are no card and are always there (SD-ATK-02). */
export type WeaponId = WeaponCardId | 'bare-hands';

export const COMBAT_IDS = [
  'cc-whiff',
  'cc-slip',
  'cc-even',
  'cc-hit',
  'cc-solid',
  'cc-perfect',
  'cc-shrapnel',
  'cc-swing',
  'cc-overkill',
  'cc-through',
  'cc-fan',
  'cc-juggle',
  'cc-frenzy',
  'cc-clean',
  'cc-graze',
] as const;
export type CombatId = (typeof COMBAT_IDS)[number];

export const HORDE_TYPES = ['wanderer', 'raider', 'brute', 'monster', 'survivor'] as const;
export type HordeType = (typeof HORDE_TYPES)[number];
/** Everything on the line but Survivors (SD-SURV-01). */
export type EnemyType = Exclude<HordeType, 'survivor'>;
/** One of the 58 horde cards: `raider-3` is the third of the Raiders. */
export type HordeCardId = `${HordeType}-${number}`;

export const ASSAULT_IDS = [
  'as-brutal',
  'as-shamble',
  'as-shakedown',
  'as-stampede',
  'as-nightmare',
  'as-stragglers',
] as const;
export type AssaultId = (typeof ASSAULT_IDS)[number];

export const RECIPE_IDS = ['rc-barricade', 'rc-spear', 'rc-trap', 'rc-grenade'] as const;
export type RecipeId = (typeof RECIPE_IDS)[number];

export const DIFFICULTIES = ['easy', 'normal', 'hard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** When a seat with a Lucky card is asked (5.1). */
export const LUCKY_ASKS = ['always', 'big', 'own', 'never'] as const;
export type LuckyAsk = (typeof LUCKY_ASKS)[number];

/** What a perk may be used for once a round; the flags go off at the refill. */
export const PERK_USES = [
  'load-bearing',
  'foreman',
  'carry-through',
  'double-tap',
  'seen-worse',
  'scout',
  'junk-market',
  'upcycle',
] as const;
export type PerkUse = (typeof PERK_USES)[number];
