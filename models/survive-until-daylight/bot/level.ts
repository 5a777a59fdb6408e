/** What tells the three levels apart (11.3): `easy` is the rookie, `normal` the steady one, `hard` the veteran. */
import type { BotLevel } from '../../kernel/types';
import type { EnemyType } from '../ids';

export interface Temper {
  /** What an enemy on the line is felt to be worth (11.1). */
  readonly threat: Readonly<Record<EnemyType, number>>;
  /** Cards for each seat that must be left to delay with 3 to 5 seats, and with 6. */
  readonly greed: { readonly few: number; readonly six: number };
  /** Focus, Blood Lust, Vitaly and Lucky are used. */
  readonly usesSpecials: boolean;
  /** How far an attack may be misjudged, either way. */
  readonly misjudges: number;
  /** Gifts beyond healing and ammo are made. */
  readonly sharesAll: boolean;
}

const STEADY: Temper = {
  threat: { wanderer: 0.9, raider: 1.6, brute: 2, monster: 6 },
  greed: { few: 0.9, six: 0.9 },
  usesSpecials: true,
  misjudges: 0.45,
  sharesAll: true,
};

export const TEMPERS: Readonly<Record<BotLevel, Temper>> = {
  easy: { ...STEADY, usesSpecials: false, misjudges: 0.5, sharesAll: false },
  normal: STEADY,
  hard: {
    ...STEADY,
    misjudges: 0,
    threat: { wanderer: 0.8, raider: 1.7, brute: 2.4, monster: 8 },
    greed: { few: 1.4, six: 0.9 },
  },
};
