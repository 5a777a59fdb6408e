/** The form of Items and Wounds (tables 3.9 and 3.12). */
import * as v from 'valibot';
import type { Item, PassiveEffect, UseEffect } from '../items';
import type { AttackProfile } from '../weapons';
import type { Wound, WoundBurden, WoundImpact } from '../wounds';
import { atLeastOne, type Checks, count, ownId, type Written, whole } from './words';

const attack: Checks<AttackProfile> = v.strictObject({
  dice: atLeastOne,
  plus: count,
  range: count,
  cleave: v.boolean(),
  knocksSurvivor: v.boolean(),
  knocksOthers: count,
});

const useEffect: Checks<UseEffect> = v.variant('kind', [
  v.strictObject({ kind: v.literal('heal'), amount: atLeastOne }),
  v.strictObject({ kind: v.literal('move-enemies'), count: atLeastOne }),
  v.strictObject({ kind: v.literal('attack'), attack }),
  v.strictObject({ kind: v.literal('bottled-fire'), range: count, kills: count }),
  v.strictObject({
    kind: v.picklist(['discard-light-wound', 'recover-die', 'shake-off', 'upgrade', 'uv-light']),
  }),
]);

const passiveEffect: Checks<PassiveEffect> = v.variant('kind', [
  v.strictObject({ kind: v.literal('defence'), defence: atLeastOne }),
  v.strictObject({ kind: v.literal('climb-discount'), dice: atLeastOne }),
]);

const card = {
  id: ownId('c|e|w', 'Common, Epic or starting Item'),
  deck: v.picklist(['common', 'epic', 'starting', 'set-aside']),
};

export const itemSchema: Checks<Written<Item>> = v.variant('type', [
  v.strictObject({
    ...card,
    type: v.picklist(['consumable', 'reusable']),
    pace: v.picklist(['focus', 'quick']),
    effect: useEffect,
  }),
  v.strictObject({ ...card, type: v.literal('passive'), effect: passiveEffect }),
  v.strictObject({ ...card, type: v.literal('weapon') }),
]);

const impact: Checks<WoundImpact> = v.variant('kind', [
  v.strictObject({ kind: v.picklist(['spawn', 'enemy-moves']), count: atLeastOne }),
  v.strictObject({
    kind: v.picklist([
      'fatigue',
      'exposure-token',
      'lose-momentum',
      'damage-gear',
      'discard-item',
      'reroll-pool',
      'gain-momentum',
    ]),
  }),
]);

const burden: Checks<WoundBurden> = v.variant('kind', [
  v.strictObject({ kind: v.literal('climb-cost'), dice: atLeastOne }),
  v.strictObject({ kind: v.picklist(['jump-risk', 'run-risk']), risk: atLeastOne }),
  v.strictObject({ kind: v.literal('attack-damage'), damage: whole }),
  v.strictObject({ kind: v.literal('no-desperate-defence') }),
  v.strictObject({ kind: v.literal('exposure-at-tempo'), tempo: atLeastOne, exposure: atLeastOne }),
]);

export const woundSchema: Checks<Written<Wound>> = v.strictObject({
  id: ownId('wd', 'Wound'),
  impact: v.nullable(impact),
  burden: v.nullable(burden),
});
