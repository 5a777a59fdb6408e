import type { WoundId } from '../ids';

/**
 * What happens once, when the Wound becomes Heavy.
 * - `fatigue`: a forced Fatigue; Gear may prevent it.
 * - `exposure-token`: take one, or a Chase when one is there; Gear cannot prevent it (DL-EXP-07).
 * - `lose-momentum`: the Momentum die goes, even as Tempo Die (DL-TEMPO-02).
 * - `damage-gear`: one Gear token of the Runner's choice, one step.
 * - `spawn`: Biters by day, Virals by night, in the Runner's Area.
 * - `discard-item`: one of the Runner's choice, never the Inhibitor or the Weapon in the slot.
 * - `enemy-moves`: Moves into the Runner's Area (DL-EMOVE-01).
 * - `reroll-pool`: all dice of the active pool.
 * - `gain-momentum`: unless the Runner holds the die.
 */
export type WoundImpact =
  | { readonly kind: 'fatigue' }
  | { readonly kind: 'exposure-token' }
  | { readonly kind: 'lose-momentum' }
  | { readonly kind: 'damage-gear' }
  | { readonly kind: 'spawn'; readonly count: number }
  | { readonly kind: 'discard-item' }
  | { readonly kind: 'enemy-moves'; readonly count: number }
  | { readonly kind: 'reroll-pool' }
  | { readonly kind: 'gain-momentum' };

/**
 * What holds as long as the Wound is Heavy.
 * - `climb-cost`: more dice for a Climb.
 * - `jump-risk`: more Risk of a Jump.
 * - `run-risk`: more Risk of a Run out of an Area with enemies.
 * - `attack-damage`: added to the damage total of all attacks (DL-ATK-10).
 * - `no-desperate-defence`: DL-DEF-03 is not available.
 * - `exposure-at-tempo`: more Exposure Value while Tempo is at least `tempo` (DL-EXP-01).
 */
export type WoundBurden =
  | { readonly kind: 'climb-cost'; readonly dice: number }
  | { readonly kind: 'jump-risk'; readonly risk: number }
  | { readonly kind: 'run-risk'; readonly risk: number }
  | { readonly kind: 'attack-damage'; readonly damage: number }
  | { readonly kind: 'no-desperate-defence' }
  | { readonly kind: 'exposure-at-tempo'; readonly tempo: number; readonly exposure: number };

export interface Wound {
  readonly id: WoundId;
  readonly impact: WoundImpact | null;
  readonly burden: WoundBurden | null;
}

function impact(id: WoundId, effect: WoundImpact): Wound {
  return { id, impact: effect, burden: null };
}

function burden(id: WoundId, effect: WoundBurden): Wound {
  return { id, impact: null, burden: effect };
}

export const WOUNDS: Readonly<Record<WoundId, Wound>> = {
  'wd-winded': impact('wd-winded', { kind: 'fatigue' }),
  'wd-sprain': burden('wd-sprain', { kind: 'climb-cost', dice: 1 }),
  'wd-rib': burden('wd-rib', { kind: 'jump-risk', risk: 1 }),
  'wd-bleeding': impact('wd-bleeding', { kind: 'exposure-token' }),
  'wd-concussion': impact('wd-concussion', { kind: 'lose-momentum' }),
  'wd-torn': impact('wd-torn', { kind: 'damage-gear' }),
  'wd-deepcut': burden('wd-deepcut', { kind: 'no-desperate-defence' }),
  'wd-scream': impact('wd-scream', { kind: 'spawn', count: 1 }),
  'wd-blurred': burden('wd-blurred', { kind: 'attack-damage', damage: -1 }),
  'wd-limp': burden('wd-limp', { kind: 'run-risk', risk: 1 }),
  'wd-numb': impact('wd-numb', { kind: 'discard-item' }),
  'wd-fever': burden('wd-fever', { kind: 'exposure-at-tempo', tempo: 5, exposure: 1 }),
  'wd-panic': impact('wd-panic', { kind: 'enemy-moves', count: 1 }),
  'wd-stunned': impact('wd-stunned', { kind: 'reroll-pool' }),
  'wd-graze': { id: 'wd-graze', impact: null, burden: null },
  'wd-adrenaline': impact('wd-adrenaline', { kind: 'gain-momentum' }),
};
