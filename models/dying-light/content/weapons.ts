import type { WeaponId } from '../ids';

/** Dice and reach of an attack, whatever it is made with. */
export interface AttackProfile {
  /** Damage dice. */
  readonly dice: number;
  /** Added once to the total (DL-ATK-03). */
  readonly plus: number;
  /** Areas that it reaches (DL-RANGE-01); 0 is melee, in the own Area only. */
  readonly range: number;
  /** Spare damage goes on to others (DL-ATK-06). */
  readonly cleave: boolean;
  /** A surviving target is knocked down (DL-ATK-07). */
  readonly knocksSurvivor: boolean;
  /** Other common Infected in the Runner's Area that may be knocked down afterwards. */
  readonly knocksOthers: number;
}

export interface Weapon {
  readonly id: WeaponId;
  readonly kind: 'starting' | 'epic';
  /** For 1 die. */
  readonly standard: AttackProfile;
  /** For 1 die and Fatigue 1, or with Power instead of the Fatigue (DL-ATK-02). */
  readonly special: AttackProfile;
}

/** An attack that hits the own Area and does nothing but damage, unless said otherwise. */
export function attack(dice: number, more: Partial<AttackProfile> = {}): AttackProfile {
  return { dice, plus: 0, range: 0, cleave: false, knocksSurvivor: false, knocksOthers: 0, ...more };
}

export const WEAPONS: Readonly<Record<WeaponId, Weapon>> = {
  'w-hammer': {
    id: 'w-hammer',
    kind: 'starting',
    standard: attack(2),
    special: attack(3, { cleave: true }),
  },
  'w-cleavers': {
    id: 'w-cleavers',
    kind: 'starting',
    standard: attack(2, { cleave: true }),
    special: attack(3, { plus: 1, cleave: true }),
  },
  'w-bow': {
    id: 'w-bow',
    kind: 'starting',
    standard: attack(1, { plus: 1, range: 2 }),
    special: attack(3, { range: 2 }),
  },
  'w-baton': {
    id: 'w-baton',
    kind: 'starting',
    standard: attack(2, { knocksSurvivor: true }),
    special: attack(3, { knocksSurvivor: true, knocksOthers: 2 }),
  },
  'e-blade': {
    id: 'e-blade',
    kind: 'epic',
    standard: attack(3),
    special: attack(4, { cleave: true }),
  },
  'e-crossbow': {
    id: 'e-crossbow',
    kind: 'epic',
    standard: attack(2, { range: 2 }),
    special: attack(3, { range: 3 }),
  },
};

/** The attack of a Spear token (DL-ENV-04). */
export const SPEAR_ATTACK: AttackProfile = attack(2, { range: 2 });
