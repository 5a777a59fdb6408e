import type { PileCardId, UniqueWeaponId } from '../ids';
import type { RulebookEntryId } from './topics';

/** Cards of the rubble that have an entry of their own. */
const OWN: Readonly<Partial<Record<PileCardId | UniqueWeaponId, RulebookEntryId>>> = {
  wave: 'wave',
  'sp-energy': 'energy',
  'sp-focus': 'focus',
  'sp-cheer': 'cheer',
  'sp-bloodlust': 'blood-lust',
  'sp-vitaly': 'vitaly',
  'sp-lucky': 'lucky',
  'wp-molotov': 'one-use',
  'wp-dynamite': 'one-use',
  'wp-knives': 'one-use',
};

/** All others by the first letters of their ids. */
const KINDS: readonly (readonly [string, RulebookEntryId])[] = [
  ['jk-', 'junk'],
  ['hl-', 'healing'],
  ['am-', 'ammo'],
  ['in-', 'crafting'],
  ['rd-', 'red-cards'],
];

/** Where the rulebook tells of a card; weapons are told of under attacks. */
export function entryOfCard(card: PileCardId | UniqueWeaponId): RulebookEntryId {
  return OWN[card] ?? KINDS.find(([start]) => card.startsWith(start))?.[1] ?? 'attack';
}
