/** Every id of the cards, in the order of the tables of specification section 3. */

export const SURVIVOR_IDS = ['V01', 'V02', 'V03', 'V04'] as const;
/** One of the four people (3.2). */
export type SurvivorId = (typeof SURVIVOR_IDS)[number];

export const WEAPON_IDS = [
  'W01',
  'W02',
  'W03',
  'W04',
  'W05',
  'W06',
  'W07',
  'W08',
  'W09',
  'W10',
  'W11',
  'W12',
  'W13',
] as const;
export type WeaponId = (typeof WEAPON_IDS)[number];

export const ITEM_IDS = [
  'I01',
  'I02',
  'I03',
  'I04',
  'I05',
  'I06',
  'I07',
  'I08',
  'I09',
  'I10',
  'I11',
  'I12',
  'I13',
  'I14',
] as const;
export type ItemId = (typeof ITEM_IDS)[number];

export const ATTACHMENT_IDS = ['A01', 'A02', 'A03', 'A04', 'A05', 'A06', 'A07', 'A08'] as const;
export type AttachmentId = (typeof ATTACHMENT_IDS)[number];

export const EVENT_IDS = [
  'E01',
  'E02',
  'E03',
  'E04',
  'E05',
  'E06',
  'E07',
  'E08',
  'E09',
  'E10',
  'E11',
  'E12',
  'E13',
  'E14',
  'E15',
  'E16',
  'E17',
  'E18',
] as const;
export type EventId = (typeof EVENT_IDS)[number];

export const REACT_IDS = [
  'R01',
  'R02',
  'R03',
  'R04',
  'R05',
  'R06',
  'R07',
  'R08',
  'R09',
  'R10',
  'R11',
  'R12',
  'R13',
  'R14',
  'R15',
] as const;
export type ReactId = (typeof REACT_IDS)[number];

/** Survivor Critical Responses: the signature cards (3.8). */
export const SCR_IDS = ['S01', 'S02', 'S03', 'S04'] as const;
export type ScrId = (typeof SCR_IDS)[number];

/** All cards that may lie in a Survivor Deck. */
export const SURVIVOR_CARD_IDS = [
  ...WEAPON_IDS,
  ...ITEM_IDS,
  ...ATTACHMENT_IDS,
  ...EVENT_IDS,
  ...REACT_IDS,
  ...SCR_IDS,
] as const;
export type SurvivorCardId = (typeof SURVIVOR_CARD_IDS)[number];

/** All cards that may lie in a Zombie Deck. */
export const ZOMBIE_IDS = [
  'ZW1',
  'ZW2',
  'ZW3',
  'ZW4',
  'ZW5',
  'ZW6',
  'ZW7',
  'ZW8',
  'ZR1',
  'ZR2',
  'ZR3',
  'ZR4',
  'ZR5',
  'ZR6',
  'ZR7',
  'ZB1',
  'ZB2',
  'ZB3',
  'ZB4',
  'ZB5',
  'ZB6',
  'ZM1',
  'ZM2',
  'ZM3',
  'ZM4',
  'ZM5',
  'ZM6',
  'ZX1',
  'ZX2',
  'ZX3',
] as const;
export type ZombieId = (typeof ZOMBIE_IDS)[number];

/** All cards of both decks; the Survivors themselves are in no deck. */
export const CARD_IDS = [...SURVIVOR_CARD_IDS, ...ZOMBIE_IDS] as const;
export type CardId = (typeof CARD_IDS)[number];

/** The preconstructed pairs (3.13). */
export const PRECON_IDS = ['hold', 'sight', 'bleed', 'block'] as const;
export type PreconId = (typeof PRECON_IDS)[number];
