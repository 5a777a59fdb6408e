import type { ItemId, WeaponId } from '../ids';
import { type AttackProfile, attack } from './weapons';

/**
 * What using a card does.
 * - `heal`: Heal `amount` (DL-WND-06).
 * - `discard-light-wound`: the Light Wound of the user.
 * - `move-enemies`: up to `count` standing common Infected go from the own Area to adjacent Areas they may enter.
 * - `recover-die`: one die from a Cooldown or Fatigue slot is rolled and joins the pool.
 * - `attack`: an attack of this profile; not a weapon attack.
 * - `shake-off`: the Exposure token and the Chase card are discarded.
 * - `upgrade`: Upgrade 1 Basic die in the pool (DL-UPG-01).
 * - `bottled-fire`: in an Area within `range` remove up to `kills` Biters or Virals, then place a Fire token there.
 * - `uv-light`: the own Area is a UV Area until the next End Phase (DL-ENV-06).
 */
export type UseEffect =
  | { readonly kind: 'heal'; readonly amount: number }
  | { readonly kind: 'discard-light-wound' }
  | { readonly kind: 'move-enemies'; readonly count: number }
  | { readonly kind: 'recover-die' }
  | { readonly kind: 'attack'; readonly attack: AttackProfile }
  | { readonly kind: 'shake-off' }
  | { readonly kind: 'upgrade' }
  | { readonly kind: 'bottled-fire'; readonly range: number; readonly kills: number }
  | { readonly kind: 'uv-light' };

/**
 * What carrying a card does.
 * - `defence`: added against one attack, once a Round (DL-DEF-04).
 * - `climb-discount`: dice off one Climb, never below 1, once an activation.
 */
export type PassiveEffect =
  | { readonly kind: 'defence'; readonly defence: number }
  | { readonly kind: 'climb-discount'; readonly dice: number };

interface Card {
  readonly id: ItemId;
  readonly deck: 'common' | 'epic' | 'starting' | 'set-aside';
}

/** Focus brings a Risk roll after the use, Quick never does (DL-USE-01). */
export interface UsableItem extends Card {
  readonly type: 'consumable' | 'reusable';
  readonly pace: 'focus' | 'quick';
  readonly effect: UseEffect;
}

export interface PassiveItem extends Card {
  readonly type: 'passive';
  readonly effect: PassiveEffect;
}

export interface WeaponItem extends Card {
  readonly type: 'weapon';
  readonly id: WeaponId;
}

/** `consumable` is discarded after use; `reusable` (the Inhibitor) is kept and works once a game. */
export type Item = UsableItem | PassiveItem | WeaponItem;

function common(id: ItemId, pace: UsableItem['pace'], effect: UseEffect): UsableItem {
  return { id, deck: 'common', type: 'consumable', pace, effect };
}

function epic(id: ItemId, effect: UseEffect): UsableItem {
  return { id, deck: 'epic', type: 'consumable', pace: 'quick', effect };
}

function passive(id: ItemId, effect: PassiveEffect): PassiveItem {
  return { id, deck: 'epic', type: 'passive', effect };
}

function weapon(id: WeaponId, deck: 'starting' | 'epic'): WeaponItem {
  return { id, deck, type: 'weapon' };
}

/** What `e-bottle` does. */
export const BOTTLED_FIRE = { kind: 'bottled-fire', range: 1, kills: 2 } as const satisfies UseEffect;

export const ITEMS: Readonly<Record<ItemId, Item>> = {
  'c-dressing': common('c-dressing', 'focus', { kind: 'heal', amount: 2 }),
  'c-painkillers': common('c-painkillers', 'quick', { kind: 'discard-light-wound' }),
  'c-firecrackers': common('c-firecrackers', 'quick', { kind: 'move-enemies', count: 3 }),
  'c-syrup': common('c-syrup', 'quick', { kind: 'recover-die' }),
  'c-knives': common('c-knives', 'quick', { kind: 'attack', attack: attack(2, { plus: 1, range: 1 }) }),
  'c-smoke': common('c-smoke', 'quick', { kind: 'shake-off' }),
  'e-inhibitor': {
    id: 'e-inhibitor',
    deck: 'set-aside',
    type: 'reusable',
    pace: 'quick',
    effect: { kind: 'upgrade' },
  },
  'e-blade': weapon('e-blade', 'epic'),
  'e-crossbow': weapon('e-crossbow', 'epic'),
  'e-vest': passive('e-vest', { kind: 'defence', defence: 1 }),
  'e-grapnel': passive('e-grapnel', { kind: 'climb-discount', dice: 1 }),
  'e-bottle': epic('e-bottle', BOTTLED_FIRE),
  'e-lantern': epic('e-lantern', { kind: 'uv-light' }),
  'w-hammer': weapon('w-hammer', 'starting'),
  'w-cleavers': weapon('w-cleavers', 'starting'),
  'w-bow': weapon('w-bow', 'starting'),
  'w-baton': weapon('w-baton', 'starting'),
};
