/** The numbered rubble decks, 131 cards (3.4). */
import { RUBBLE_IDS, RUBBLE_WEAPON_IDS, type RubbleId, type RubbleWeaponId } from '../ids';
import { WEAPONS } from './weapons';

/** Copies in the decks 1 to 6. */
type Copies = readonly [number, number, number, number, number, number];

export const RUBBLE_DECKS: Readonly<Record<RubbleId, Copies>> = {
  'jk-junk': [4, 2, 2, 3, 4, 0],
  'hl-bar': [2, 1, 1, 1, 2, 0],
  'hl-can': [2, 1, 1, 1, 1, 1],
  'hl-kit': [1, 0, 0, 1, 0, 0],
  'sp-energy': [2, 1, 0, 1, 1, 0],
  'sp-focus': [1, 0, 1, 0, 1, 0],
  'sp-cheer': [0, 1, 1, 1, 1, 1],
  'sp-bloodlust': [1, 0, 0, 1, 0, 1],
  'sp-vitaly': [1, 1, 0, 1, 1, 0],
  'sp-lucky': [1, 1, 0, 1, 1, 0],
  'wp-pipe': [1, 0, 0, 0, 0, 0],
  'wp-bat': [0, 1, 0, 1, 0, 0],
  'wp-machete': [1, 0, 0, 0, 1, 0],
  'wp-shovel': [1, 0, 0, 0, 0, 0],
  'wp-fireaxe': [0, 0, 0, 1, 0, 0],
  'wp-trimmer': [0, 0, 0, 0, 1, 0],
  'wp-pistol': [1, 0, 1, 0, 0, 0],
  'wp-smg': [0, 0, 0, 1, 0, 0],
  'wp-huntrifle': [0, 0, 0, 0, 1, 0],
  'wp-shotgun': [1, 0, 0, 0, 0, 0],
  'wp-sawnoff': [0, 1, 0, 0, 0, 0],
  'wp-crossbow': [1, 0, 0, 0, 0, 1],
  'wp-molotov': [1, 0, 0, 1, 0, 0],
  'wp-dynamite': [0, 0, 0, 0, 1, 1],
  'wp-knives': [0, 0, 1, 0, 0, 0],
  'am-bullet': [4, 1, 1, 2, 2, 0],
  'am-shell': [2, 1, 0, 1, 1, 0],
  'am-arrow': [4, 1, 1, 1, 1, 1],
  'in-planks': [2, 1, 1, 1, 1, 0],
  'in-nails': [2, 1, 0, 1, 1, 0],
  'in-shards': [1, 1, 0, 1, 0, 0],
  'in-wires': [1, 0, 1, 0, 1, 0],
  'in-explosives': [2, 0, 1, 1, 0, 0],
  'rd-rodent1': [2, 1, 0, 1, 1, 0],
  'rd-rodent2': [0, 1, 0, 1, 0, 0],
  'rd-crow': [1, 1, 0, 0, 1, 0],
};

/** Copies of a kind in the decks that so many seats play with (SD-SETUP-07). */
export function copiesFor(seats: number, id: RubbleId): number {
  return RUBBLE_DECKS[id].slice(0, seats).reduce((sum, copies) => sum + copies, 0);
}

/** All cards of the decks 1 to `seats`, in the order of the table (SD-SETUP-07). */
export function decksFor(seats: number): readonly RubbleId[] {
  return RUBBLE_IDS.flatMap((id) => Array.from({ length: copiesFor(seats, id) }, () => id));
}

function isRubbleWeapon(id: RubbleId): id is RubbleWeaponId {
  return RUBBLE_WEAPON_IDS.some((weapon) => weapon === id);
}

/** Whether the card may lie in the rack of starter weapons: those that stay after use (SD-SETUP-05). */
export function isStarter(id: RubbleId): id is RubbleWeaponId {
  return isRubbleWeapon(id) && WEAPONS[id].durable;
}
