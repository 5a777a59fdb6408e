/** Which content of Survive Until Daylight came up in a game, read from its log. */
import { WEAPONS } from '../../../models/survive-until-daylight/content/weapons';
import type { Entry, EntryOf, EntryType } from '../../../models/survive-until-daylight/entries';
import {
  ASSAULT_IDS,
  CHARACTER_IDS,
  COMBAT_IDS,
  HEALING_IDS,
  HORDE_TYPES,
  PERK_USES,
  RECIPE_IDS,
  RUBBLE_IDS,
} from '../../../models/survive-until-daylight/ids';

const PLAYED = ['sp-energy', 'sp-focus', 'sp-bloodlust', 'sp-vitaly', 'sp-lucky', 'sp-cheer'];
const EVENTS: readonly EntryType[] = [
  'wave-accepted',
  'wave-delayed',
  'scouted',
  'red-ignored',
  'card-lost',
  'gift-taken',
  'gift-refused',
  'trap-sprung',
  'barricade-broke',
  'allies-absorbed',
  'survivor-joined',
  'survivor-spared',
  'enemy-skipped',
  'combat-reshuffled',
];

/** Everything that should come up sooner or later. */
export const CATALOGUE: readonly string[] = [
  ...CHARACTER_IDS.map((id) => `character ${id}`),
  ...RUBBLE_IDS.map((id) => `card ${id}`),
  ...Object.keys(WEAPONS).map((id) => `attack ${id}`),
  ...COMBAT_IDS.flatMap((id) => [`used ${id}`, `used against us ${id}`]),
  ...HORDE_TYPES.filter((type) => type !== 'survivor').map((type) => `attacked by ${type}`),
  ...ASSAULT_IDS.map((id) => `assault ${id}`),
  ...RECIPE_IDS.map((id) => `crafted ${id}`),
  ...PERK_USES.map((id) => `perk ${id}`),
  ...HEALING_IDS.map((id) => `healed ${id}`),
  ...PLAYED.map((id) => `played ${id}`),
  ...EVENTS,
];

type Uses = { readonly [T in EntryType]?: (entry: EntryOf<T>) => readonly string[] };

/** What an entry shows of the catalogue, beside that it happened. */
const USES: Uses = {
  'character-picked': ({ character }) => [`character ${character}`],
  'card-found': ({ card }) => [`card ${card}`],
  'attack-declared': ({ weapon, vitaly }) => [
    `attack ${weapon}`,
    ...(vitaly > 0 ? ['played sp-vitaly'] : []),
  ],
  'card-used': ({ by, card }) => [`used ${by.startsWith('seat-') ? '' : 'against us '}${card}`],
  'enemy-attacked': ({ enemy }) => [`attacked by ${enemy.split('-')[0]}`],
  'assault-turned': ({ assault }) => [`assault ${assault}`],
  crafted: ({ recipe }) => [`crafted ${recipe}`],
  'perk-used': ({ perk }) => [`perk ${perk}`],
  'red-ignored': () => ['perk seen-worse'],
  scouted: () => ['perk scout'],
  healed: ({ card }) => [`healed ${card}`],
  'special-played': ({ card }) => [`played ${card}`],
  'lucky-played': () => ['played sp-lucky'],
  cheered: () => ['played sp-cheer'],
};

function usesOf<T extends EntryType>(entry: EntryOf<T> & { readonly type: T }): readonly string[] {
  const uses: Uses[T] = USES[entry.type];
  return [entry.type, ...(uses?.(entry) ?? [])];
}

/** Everything of the catalogue that came up, each once. */
export function usedIn(entries: readonly Entry[]): readonly string[] {
  const used = new Set(entries.flatMap((entry) => usesOf(entry)));
  return CATALOGUE.filter((content) => used.has(content));
}
