import type { TokenId } from '../../ids';
import type { Op, Scenario } from '../../scenario/format';
import { errandTriggers } from './errand-triggers';

/** Letters of the relay boxes, in the order of their Zones; A is free again by then. */
export const RELAYS: readonly TokenId[] = ['obj-b', 'obj-c', 'obj-d', 'obj-e', 'obj-f', 'obj-a'];

const placeNurse: Op = { op: 'placeToken', kind: 'npc', id: 'npc-1', zone: 'i' };
const placeSwitch: Op = { op: 'placeToken', kind: 'electricity', id: 'electricity-1', zone: 'D' };
const placeDose: Op = { op: 'placeToken', kind: 'inhibitor', id: 'inhibitor-1', zone: 'M' };

/**
 * "Last Light Errand": from Round 7 into the night, keys, relays, nurse, light, dose, flare. Easy and hard are tuned for
 * some numbers of Runners, see `docs/rulings.md`.
 */
export const ERRAND: Scenario = {
  id: 'sc-errand',
  startRound: 7,
  lastRound: { easy: 14, normal: 12, hard: 11 },
  startZone: 't',
  nests: ['d', 'h', 'w'],
  biters: {
    crossroads: 3,
    market: 3,
    printCourt: 2,
    laundryLane: 2,
    busLoop: 2,
    tramBend: 2,
    pumpAlley: 1,
    garageRow: 1,
    northGate: 1,
    canalStreet: 1,
    coalYard: 1,
    wellYard: 1,
  },
  extraBiters: {
    count: { easy: [0, 0, 0, 0], normal: [0, 0, 0, 2], hard: [0, 2, 4, 6] },
    order: [
      'crossroads',
      'market',
      'printCourt',
      'tramBend',
      'wellYard',
      'laundryLane',
      'busLoop',
      'canalStreet',
    ],
  },
  tokens: [
    { id: 'loot-common-1', kind: 'loot-common', zone: 'L' },
    { id: 'loot-common-2', kind: 'loot-common', zone: 'E' },
    { id: 'loot-common-3', kind: 'loot-common', zone: 'v' },
    { id: 'loot-common-4', kind: 'loot-common', zone: 'a' },
    { id: 'loot-common-5', kind: 'loot-common', zone: 'G' },
    { id: 'loot-epic-1', kind: 'loot-epic', zone: 'K' },
    { id: 'loot-epic-2', kind: 'loot-epic', zone: 'A' },
    { id: 'jump-pad-1', kind: 'jump-pad', zone: 'F' },
    { id: 'jump-pad-2', kind: 'jump-pad', zone: 'G' },
    { id: 'fire-1', kind: 'fire', zone: 'n' },
    { id: 'fire-2', kind: 'fire', zone: 's' },
    { id: 'rough-1', kind: 'rough', zone: 'r' },
    { id: 'rough-2', kind: 'rough', zone: 'g' },
    { id: 'spear-1', kind: 'spear', zone: 'F' },
    { id: 'spear-2', kind: 'spear', zone: 'M' },
    { id: 'uv-1', kind: 'uv', zone: 'b', on: false },
  ],
  eventSpaces: { 1: 8, 2: 10, 3: 11 },
  firstCard: 'S01',
  vars: { flareLit: 0, sideJob: 0 },
  params: {
    eventVolatiles: { easy: [1, 1, 1, 1], normal: [1, 1, 1, 2], hard: [2, 2, 3, 4] },
    relayZones: {
      easy: [
        ['J', 'E'],
        ['J', 'E'],
        ['J', 'E', 'L', 'F'],
        ['J', 'E', 'L'],
      ],
      normal: [
        ['J', 'F', 'E'],
        ['J', 'E', 'G'],
        ['J', 'E', 'F', 'A'],
        ['J', 'E', 'G', 'L', 'A'],
      ],
      hard: [
        ['J', 'E', 'A'],
        ['J', 'E', 'G', 'L', 'F'],
        ['J', 'E', 'L', 'F', 'G', 'A'],
        ['J', 'E', 'K', 'L', 'A', 'D'],
      ],
    },
  },
  lists: {},
  cards: [
    { id: 'S01', goal: true, onReveal: [{ op: 'placeToken', kind: 'objective', id: 'obj-a', zone: 'I' }] },
    {
      id: 'S02',
      goal: true,
      onReveal: [{ op: 'placeEach', kind: 'objective', ids: RELAYS, zones: { param: 'relayZones' } }],
    },
    { id: 'S03', goal: true, onReveal: [placeNurse] },
    { id: 'S04', goal: true, onReveal: [placeSwitch] },
    { id: 'S05', goal: true, onReveal: [placeDose] },
    { id: 'S06', goal: true, onReveal: [{ op: 'placeToken', kind: 'objective', id: 'obj-h', zone: 'C' }] },
    {
      id: 'S07',
      onReveal: [{ op: 'spawn', type: 'viral', count: 1, at: { at: 'nearestNest', to: { who: 'each' } } }],
    },
    {
      id: 'S08',
      onReveal: [
        {
          op: 'spawn',
          type: 'volatile',
          count: { expr: 'param', name: 'eventVolatiles' },
          at: { at: 'nearestNest', to: { who: 'highestTempo' } },
        },
      ],
    },
    { id: 'S09', onReveal: [{ op: 'spawn', type: 'viral', count: 1, at: { at: 'eachNest' } }] },
    { id: 'S10', onReveal: [{ op: 'placeToken', kind: 'objective', id: 'obj-g', zone: 'B' }] },
    {
      id: 'S11',
      goal: true,
      onReveal: [{ op: 'spawn', type: 'viral', count: 1, at: { at: 'nearestNest', to: { area: 'bC' } } }],
    },
  ],
  triggers: errandTriggers(RELAYS),
  win: {
    cond: 'all',
    of: [
      { cond: 'compare', left: { expr: 'var', name: 'flareLit' }, is: '==', right: 1 },
      { cond: 'allRunnersIn', areas: ['bC', 'tramBend'] },
    ],
  },
  score: {
    expr: '+',
    of: [
      10,
      { expr: '*', of: [2, { expr: '-', of: [{ expr: 'lastRound' }, { expr: 'round' }] }] },
      { expr: 'salvage' },
      { expr: '*', of: [2, { expr: 'var', name: 'sideJob' }] },
      { expr: '-', of: [0, { expr: 'heavyWounds' }] },
    ],
  },
  ranks: [
    { below: 12, name: 'dl.rank.breathing' },
    { below: 18, name: 'dl.rank.reliable' },
    { below: null, name: 'dl.rank.wall' },
  ],
};
