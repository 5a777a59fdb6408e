/** How everybody of Survive Until Daylight strikes. */
import { WEAPONS } from '../../../models/survive-until-daylight/content/weapons';
import {
  HORDE_TYPES,
  type HordeCardId,
  type HordeType,
  type WeaponId,
} from '../../../models/survive-until-daylight/ids';
import type { Manner } from '../../motion/blow';
import type { Gait } from '../../motion/tween';

const ENEMIES: Readonly<Record<HordeType, Manner>> = {
  wanderer: 'bite',
  raider: 'claw',
  brute: 'slam',
  monster: 'crush',
  survivor: 'bite',
};

/** How each type comes. */
export const WALKS: Readonly<Record<HordeType, Gait>> = {
  wanderer: 'shamble',
  raider: 'scuttle',
  brute: 'stalk',
  monster: 'stalk',
  survivor: 'walk',
};

/** Weapons that cut, and those that go straight in; all others that are swung are swung wide. */
const EDGES: Readonly<Partial<Record<WeaponId, Manner>>> = {
  'sw-psycho': 'slash',
  'sw-drifter': 'stab',
  'wp-machete': 'slash',
  'wp-trimmer': 'slash',
  'bare-hands': 'stab',
};

function typeOf(enemy: HordeCardId): HordeType {
  return HORDE_TYPES.find((type) => enemy.startsWith(`${type}-`)) ?? 'wanderer';
}

export const mannerOfEnemy = (enemy: HordeCardId): Manner => ENEMIES[typeOf(enemy)];

/** What is thrown is gone afterwards; what needs arrows sends them, and all other shots are quick. */
export function mannerOfWeapon(weapon: WeaponId): Manner {
  const { kind, ammo, durable } = WEAPONS[weapon];
  if (kind === 'melee') return EDGES[weapon] ?? 'hammer';
  if (!durable) return 'throw';
  return ammo?.id === 'am-arrow' ? 'shoot' : 'fire';
}
