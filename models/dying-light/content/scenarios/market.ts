import type { TokenId } from '../../ids';
import type { Cond, Op, Scenario, SpawnPlace, Trigger } from '../../scenario/format';
import { CITY_TOKENS, NESTS, NO_EXTRA_BITERS } from './city';

/** Letters of the crates; H is the scale in the yard where they are handed in. */
const CRATES: readonly TokenId[] = ['obj-a', 'obj-b', 'obj-c', 'obj-d', 'obj-e', 'obj-f', 'obj-g'];
const SCALE: TokenId = 'obj-h';

const CARRY_LIMIT = 2;

const placeCrates = (count: Extract<Op, { op: 'placeNext' }>['count']): Op => ({
  op: 'placeNext',
  kind: 'objective',
  list: 'roofs',
  count,
});

const carries = (is: '<' | '>', count: number): Cond => ({
  cond: 'compare',
  left: { expr: 'runnerVar', name: 'carry' },
  is,
  right: count,
});

const NEAR_SOMEBODY: SpawnPlace = { at: 'nearestNest', to: { who: 'random' } };

const wave = (type: 'biter' | 'viral'): Op => ({
  op: 'spawn',
  type,
  count: { expr: '+', of: [{ expr: 'ceil', of: { expr: '/', of: [{ expr: 'runners' }, 2] } }, 1] },
  at: NEAR_SOMEBODY,
});

const TRIGGERS: readonly Trigger[] = [
  {
    id: 'crate',
    event: { on: 'interact', tokens: { ids: CRATES } },
    when: carries('<', CARRY_LIMIT),
    refusal: 'dl.card.M01.full',
    do: [
      { op: 'removeToken', token: 'this' },
      { op: 'addRunner', runner: { who: 'actor' }, var: 'carry', value: 1 },
      placeCrates(1),
    ],
  },
  {
    id: 'delivery',
    event: { on: 'interact', tokens: { ids: [SCALE] } },
    when: carries('>', 0),
    refusal: 'dl.card.M01.empty',
    do: [
      { op: 'add', var: 'delivered', value: { expr: 'runnerVar', name: 'carry' } },
      { op: 'setRunner', runner: { who: 'actor' }, var: 'carry', value: 0 },
      { op: 'log', text: 'dl.card.M01.delivered' },
    ],
  },
  { id: 'event-1', event: { on: 'eventToken', event: 1 }, do: [{ op: 'reveal', card: 'M02' }] },
  { id: 'event-2', event: { on: 'eventToken', event: 2 }, do: [{ op: 'reveal', card: 'M03' }] },
  { id: 'event-3', event: { on: 'eventToken', event: 3 }, do: [{ op: 'reveal', card: 'M04' }] },
];

/** "Seven Hours of Sun": a supply run by daylight, crates from the roofs to the yard (specification 3.18). */
export const MARKET: Scenario = {
  id: 'sc-market',
  startRound: 1,
  lastRound: { easy: 7, normal: 6, hard: 6 },
  startZone: 't',
  nests: NESTS,
  biters: {
    crossroads: 3,
    printCourt: 2,
    market: 4,
    laundryLane: 3,
    busLoop: 3,
    pumpAlley: 1,
    garageRow: 1,
    northGate: 1,
    canalStreet: 2,
    tramBend: 2,
    coalYard: 1,
    wellYard: 1,
  },
  extraBiters: { count: NO_EXTRA_BITERS, order: [] },
  tokens: [
    ...CITY_TOKENS,
    { id: 'fire-1', kind: 'fire', zone: 'n' },
    { id: 'fire-2', kind: 'fire', zone: 's' },
    { id: 'uv-1', kind: 'uv', zone: 't', on: true },
    { id: SCALE, kind: 'objective', zone: 't' },
  ],
  eventSpaces: { 1: 3, 2: 5, 3: 6 },
  firstCard: 'M01',
  vars: { delivered: 0 },
  params: { need: { easy: [4, 8, 12, 16], normal: [4, 7, 10, 13], hard: [4, 8, 12, 15] } },
  lists: { roofs: { zones: ['A', 'B', 'G', 'M', 'D', 'H'], shuffled: true } },
  cards: [
    {
      id: 'M01',
      goal: true,
      onReveal: [placeCrates({ expr: 'min', of: [{ expr: '+', of: [{ expr: 'runners' }, 2] }, 6] })],
    },
    { id: 'M02', onReveal: [wave('biter')] },
    { id: 'M03', onReveal: [wave('biter')] },
    { id: 'M04', onReveal: [wave('viral')] },
  ],
  counters: [
    {
      text: 'dl.card.M01.progress',
      value: { expr: 'var', name: 'delivered' },
      limit: { expr: 'param', name: 'need' },
    },
    {
      text: 'dl.card.M01.load',
      value: { expr: 'runnerVar', name: 'carry' },
      limit: CARRY_LIMIT,
      eachRunner: true,
    },
  ],
  triggers: TRIGGERS,
  win: {
    cond: 'all',
    of: [
      {
        cond: 'compare',
        left: { expr: 'var', name: 'delivered' },
        is: '>=',
        right: { expr: 'param', name: 'need' },
      },
      { cond: 'allRunnersIn', areas: ['hideoutYard'] },
    ],
  },
  score: {
    expr: '+',
    of: [
      10,
      { expr: '*', of: [2, { expr: '-', of: [{ expr: 'lastRound' }, { expr: 'round' }] }] },
      { expr: 'salvage' },
      {
        expr: '-',
        of: [{ expr: 'var', name: 'delivered' }, { expr: 'param', name: 'need' }, { expr: 'heavyWounds' }],
      },
    ],
  },
  ranks: [
    { below: 10, name: 'dl.rank.market.tinned' },
    { below: 14, name: 'dl.rank.market.stocked' },
    { below: null, name: 'dl.rank.market.feast' },
  ],
};
