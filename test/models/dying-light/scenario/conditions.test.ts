import { describe, expect, it } from 'vitest';
import { holds } from '../../../../models/dying-light/scenario/conditions';
import type { Cond } from '../../../../models/dying-light/scenario/format';
import { aRunner, board } from '../../../helpers/dying-light';

const state = board({
  runners: [
    aRunner('mara').on('m').pool('basic[jump]'),
    aRunner('oskar').on('C').light('wd-rib').carrying('c-smoke'),
  ],
  uvSpot: true,
});
const maraActs = { actor: 'mara', token: null, chosen: null } as const;
const yes: Cond = { cond: 'compare', left: 1, is: '==', right: 1 };
const no: Cond = { cond: 'not', of: yes };

describe('conditions of a scenario', () => {
  it.each<[string, Cond, boolean]>([
    ['all of them', { cond: 'all', of: [yes, no] }, false],
    ['any of them', { cond: 'any', of: [yes, no] }, true],
    ['everybody in the Areas', { cond: 'allRunnersIn', areas: ['bC', 'crossroads'] }, true],
    ['somebody is outside', { cond: 'allRunnersIn', areas: ['bC'] }, false],
    ['a Runner in the Zone', { cond: 'runnerIn', zone: 'n' }, false],
    ['a Runner in the Area', { cond: 'runnerInArea', area: 'crossroads' }, true],
    ['anybody carries the Item', { cond: 'has', runner: 'any', item: 'c-smoke' }, true],
    ['the Weapon in the slot counts as carried', { cond: 'has', runner: 'any', item: 'w-hammer' }, true],
    ['the acting Runner carries the Item', { cond: 'has', runner: 'actor', item: 'c-smoke' }, false],
    ['anybody is wounded', { cond: 'wounded', runner: 'any' }, true],
    ['the acting Runner is wounded', { cond: 'wounded', runner: 'actor' }, false],
    ['the acting Runner has a Basic die', { cond: 'basicInPool', runner: 'actor' }, true],
    ['UV light in the Area', { cond: 'areaUv', area: 'tramBend' }, true],
    ['a lamp that is on', { cond: 'tokenOn', token: 'uv-1' }, true],
    ['a lamp that is not there', { cond: 'tokenOn', token: 'uv-2' }, false],
    ['none of the kind on the map', { cond: 'noToken', tokens: { kind: 'npc' } }, true],
    ['one of the named on the map', { cond: 'noToken', tokens: { ids: ['obj-a', 'obj-b'] } }, false],
    ['night', { cond: 'night' }, false],
  ])('%s', (_, cond, result) => {
    expect(holds(state, cond, maraActs)).toBe(result);
  });

  it('knows the night', () => {
    expect(holds(board({ round: 8 }), { cond: 'night' })).toBe(true);
  });
});
