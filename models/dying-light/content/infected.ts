import type { Difficulty, InfectedType } from '../ids';

/** What an Infected does when the enemy card comes up at night (DL-NIGHT-03..06). */
export type NightAbility = 'shamble' | 'scent' | 'hunt' | 'scream';

export interface Infected {
  readonly id: InfectedType;
  /** Attack Power that one standing miniature adds (DL-EATK-03). */
  readonly attack: number;
  /** Damage that removes it (DL-ATK-05). */
  readonly toughness: number;
  /** Uses any border; the others neither climb nor cross walls (DL-EMOVE-03). */
  readonly agile: boolean;
  readonly class: 'common' | 'special';
  readonly night: NightAbility;
  readonly miniatures: number;
}

export const INFECTED: Readonly<Record<InfectedType, Infected>> = {
  biter: {
    id: 'biter',
    attack: 1,
    toughness: 4,
    agile: false,
    class: 'common',
    night: 'shamble',
    miniatures: 32,
  },
  viral: {
    id: 'viral',
    attack: 1,
    toughness: 5,
    agile: true,
    class: 'common',
    night: 'scent',
    miniatures: 12,
  },
  volatile: {
    id: 'volatile',
    attack: 3,
    toughness: 9,
    agile: true,
    class: 'common',
    night: 'hunt',
    miniatures: 4,
  },
  howler: {
    id: 'howler',
    attack: 0,
    toughness: 6,
    agile: false,
    class: 'special',
    night: 'scream',
    miniatures: 4,
  },
};

/** Miniatures of all types, down ones too, that a spawn may fill an Area up to (DL-SPAWN-04). */
export const AREA_LIMIT = 6;

/** How many Areas away a Runner makes a Howler scream (DL-NIGHT-03). */
export const SCREAM_RANGE: Readonly<Record<Difficulty, number>> = { easy: 1, normal: 1, hard: 2 };

/** How many Areas a Viral catches a Runner's scent over (DL-NIGHT-05). */
export const SCENT_RANGE = 2;
