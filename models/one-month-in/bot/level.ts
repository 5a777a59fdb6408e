/** What tells the three levels apart (11.2): `easy` is the recruit, `normal` the regular, `hard` the veteran. */
import type { BotLevel } from '../../kernel/types';

export interface Temper {
  /** How far scores may be off, as a share of what a recruit's are (11.2). */
  readonly noise: number;
  /** Arms and suits up. */
  readonly usesGear: boolean;
  /** Beyond the three of the set-up. */
  readonly buildsFences: boolean;
  /** Runs from fights and sacrifices. */
  readonly escapes: boolean;
  /** Takes the Research Centre and the Military Base when it would win by holding them, and leaves them alone when it would lose. */
  readonly seeksEnd: boolean;
}

const VETERAN: Temper = { noise: 0, usesGear: true, buildsFences: true, escapes: true, seeksEnd: true };

export const TEMPERS: Readonly<Record<BotLevel, Temper>> = {
  easy: { noise: 1, usesGear: false, buildsFences: false, escapes: false, seeksEnd: false },
  normal: { ...VETERAN, noise: 1.5 / 4, seeksEnd: false },
  hard: VETERAN,
};

/** How far a recruit's scores may be off, either way. */
export const NOISE = { works: 160, walks: 6, thresholds: 4, feeding: 8 } as const;
