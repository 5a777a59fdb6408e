import { recordOf } from '../../kernel/records';
import { type Boost, GEAR_IDS, type GearId, type GearSetId } from '../ids';

export type GearSlot = 'jacket' | 'gloves' | 'shoes';
/** What a step of damage to the token can stop (DL-GEAR-03). */
export type Prevention = 'armor' | 'fatigue' | 'exposure';

export interface Gear {
  readonly id: GearId;
  readonly set: GearSetId;
  readonly slot: GearSlot;
  /** Added to an action on which the Momentum die is spent, damaged or not (DL-GEAR-01). */
  readonly boost: Boost;
  readonly prevents: Prevention;
}

function gear(id: GearId, set: GearSetId, slot: GearSlot, boost: Boost, prevents: Prevention): Gear {
  return { id, set, slot, boost, prevents };
}

export const GEAR: Readonly<Record<GearId, Gear>> = {
  'g-cour-j': gear('g-cour-j', 'courier', 'jacket', 'block', 'armor'),
  'g-cour-g': gear('g-cour-g', 'courier', 'gloves', 'climb', 'fatigue'),
  'g-cour-s': gear('g-cour-s', 'courier', 'shoes', 'jump', 'exposure'),
  'g-braw-j': gear('g-braw-j', 'brawler', 'jacket', 'block', 'armor'),
  'g-braw-g': gear('g-braw-g', 'brawler', 'gloves', 'power', 'armor'),
  'g-braw-s': gear('g-braw-s', 'brawler', 'shoes', 'power', 'fatigue'),
  'g-snk-j': gear('g-snk-j', 'sneak', 'jacket', 'evade', 'armor'),
  'g-snk-g': gear('g-snk-g', 'sneak', 'gloves', 'climb', 'exposure'),
  'g-snk-s': gear('g-snk-s', 'sneak', 'shoes', 'evade', 'exposure'),
  'g-scav-j': gear('g-scav-j', 'scavenger', 'jacket', 'push', 'armor'),
  'g-scav-g': gear('g-scav-g', 'scavenger', 'gloves', 'block', 'fatigue'),
  'g-scav-s': gear('g-scav-s', 'scavenger', 'shoes', 'jump', 'fatigue'),
};

export interface GearSet {
  readonly id: GearSetId;
  /** Printed on its tokens. */
  readonly shape: 'circle' | 'square' | 'triangle' | 'diamond';
  /** Jacket, gloves, shoes. */
  readonly gear: readonly GearId[];
}

function gearSet(id: GearSetId, shape: GearSet['shape']): GearSet {
  return { id, shape, gear: GEAR_IDS.filter((gearId) => GEAR[gearId].set === id) };
}

const SHAPES: Readonly<Record<GearSetId, GearSet['shape']>> = {
  courier: 'circle',
  brawler: 'square',
  sneak: 'triangle',
  scavenger: 'diamond',
};

export const GEAR_SETS: Readonly<Record<GearSetId, GearSet>> = recordOf(
  ['courier', 'brawler', 'sneak', 'scavenger'],
  (id) => gearSet(id, SHAPES[id]),
);
