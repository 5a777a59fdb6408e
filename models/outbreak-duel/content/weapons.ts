/** The 13 Weapons (3.3). */
import type { WeaponId } from '../ids';

export type Range = 'melee' | 'ranged';

export interface WeaponTraits {
  /** It becomes spent when it attacks. */
  readonly heavy: boolean;
  /** Each attack gives the opponent 1 TH. */
  readonly loud: boolean;
  /** Damage of a hit to one other zombie in the same zone; 0 for none. */
  readonly cleave: number;
  /** It ignores Armored. */
  readonly pierce: boolean;
  /** A zombie killed by the main damage is exiled. */
  readonly burn: boolean;
}

export interface WeaponCard {
  readonly type: 'weapon';
  readonly ap: number;
  readonly range: Range;
  readonly damage: number;
  /** What a die must show at least; null for a Weapon that hits without a roll. */
  readonly hit: number | null;
  readonly dur: number;
  readonly traits: WeaponTraits;
}

const NO_TRAITS: WeaponTraits = { heavy: false, loud: false, cleave: 0, pierce: false, burn: false };

/** AP, damage, Hit Roll, durability. */
type Numbers = readonly [number, number, number | null, number];

const armed =
  (range: Range) =>
  ([ap, damage, hit, dur]: Numbers, traits: Partial<WeaponTraits> = {}): WeaponCard => ({
    type: 'weapon',
    ap,
    range,
    damage,
    hit,
    dur,
    traits: { ...NO_TRAITS, ...traits },
  });

const melee = armed('melee');
const ranged = armed('ranged');

export const WEAPONS: Readonly<Record<WeaponId, WeaponCard>> = {
  W01: melee([1, 3, 3, 6]),
  W02: melee([1, 5, 4, 6]),
  W03: melee([0, 2, 2, 4]),
  W04: melee([1, 3, 2, 4]),
  W05: melee([1, 6, 3, 4], { heavy: true }),
  W06: melee([1, 2, 2, 6], { cleave: 1 }),
  W07: melee([2, 5, null, 4], { loud: true }),
  W08: ranged([1, 2, 2, 6]),
  W09: ranged([1, 5, 3, 5], { heavy: true }),
  W10: ranged([1, 3, 2, 4], { loud: true, cleave: 2 }),
  W11: ranged([1, 3, 2, 5], { heavy: true, pierce: true }),
  W12: ranged([0, 1, 2, 9]),
  W13: ranged([1, 3, 3, 4], { burn: true }),
};
