import { recordOf } from '../../kernel/records';
import { BOOSTS, type Boost, DIE_TYPES, type DieType, type RiskSymbol } from '../ids';

export interface DieDesign {
  /** Colour of the body. */
  readonly colour: 'grey' | 'blue' | 'red' | 'white' | 'black' | 'orange';
  readonly count: number;
  /** Names of the faces 1 to 6; two Boosts on one face are joined by `+`. */
  readonly faces: readonly [string, string, string, string, string, string];
}

/** The Action dice: effort for everything a Runner does. */
export const ACTION_DICE: Readonly<Record<DieType, DieDesign>> = {
  basic: { colour: 'grey', count: 12, faces: ['evade', 'jump', 'climb', 'block', 'power', 'blank'] },
  parkour: {
    colour: 'blue',
    count: 6,
    faces: ['jump', 'climb', 'evade', 'jump+evade', 'climb+evade', 'jump+climb'],
  },
  combat: {
    colour: 'red',
    count: 6,
    faces: ['power', 'block', 'push', 'power+push', 'power+block', 'push+block'],
  },
  momentum: {
    colour: 'white',
    count: 4,
    faces: ['jump+evade', 'climb+evade', 'power+push', 'block+evade', 'push+evade', 'jump+climb'],
  },
};

export const RISK_DIE = {
  colour: 'black',
  count: 4,
  faces: ['safe', 'safe', 'exposure', 'fatigue', 'wound', 'spawn'],
} as const satisfies DieDesign & { readonly faces: readonly RiskSymbol[] };

export const DAMAGE_DIE = {
  colour: 'orange',
  count: 4,
  faces: ['1', '2', '3', '4', '5', 'crit'],
} as const satisfies DieDesign;

/** Risk dice rolled at once at most (DL-RISK-04). */
export const MAX_RISK_DICE = RISK_DIE.count;
/** Damage dice rolled at once at most (DL-ATK-03). */
export const MAX_DAMAGE_DICE = DAMAGE_DIE.count;
/** Damage of a Crit that is not spent (DL-ATK-04). */
export const UNSPENT_CRIT_DAMAGE = 3;

const BOOSTS_OF_FACES: Readonly<Record<DieType, readonly (readonly Boost[])[]>> = recordOf(
  DIE_TYPES,
  (type) => ACTION_DICE[type].faces.map((face) => BOOSTS.filter((boost) => face.split('+').includes(boost))),
);

/**
 * The Boosts that a face shows, each usable once a payment (DL-BOOST-01).
 * @param face 1 to 6
 * @returns empty for a blank
 */
export function boostsOf(type: DieType, face: number): readonly Boost[] {
  return BOOSTS_OF_FACES[type][face - 1] ?? [];
}

/** Name of a face of an Action die, such as `jump+evade`; `blank` for a face that it does not have. */
export function faceName(type: DieType, face: number): string {
  return ACTION_DICE[type].faces[face - 1] ?? 'blank';
}

/** What face 1 to 6 of the Risk die shows. */
export function riskSymbol(face: number): RiskSymbol {
  return RISK_DIE.faces[face - 1] ?? 'safe';
}

/** What face 1 to 6 of the Damage die counts. */
export function damageOf(face: number): number | 'crit' {
  return face < DAMAGE_DIE.faces.length ? face : 'crit';
}
