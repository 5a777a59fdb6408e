import type { AreaId, TokenId } from '../../ids';
import type { Cond, Expr, Op, Scenario, Trigger } from '../../scenario/format';
import { CITY_TOKENS, NESTS, NO_EXTRA_BITERS } from './city';

/** The two UV Spots that share a fuse, and the Areas they light. */
const LAMPS: readonly { readonly id: TokenId; readonly area: AreaId }[] = [
  { id: 'uv-1', area: 'tramBend' },
  { id: 'uv-2', area: 'hideoutYard' },
];

const isDark = ({ id }: (typeof LAMPS)[number]): Cond => ({
  cond: 'not',
  of: { cond: 'tokenOn', token: id },
});

/** One for 1 Runner, two for 3 and 4; 2 Runners get the second one in odd Rounds only. */
const BEACONS: Expr = {
  expr: '+',
  of: [
    { expr: 'param', name: 'beacons' },
    {
      expr: '*',
      of: [
        { expr: 'param', name: 'oddBeacons' },
        { expr: '%', of: [{ expr: 'round' }, 2] },
      ],
    },
  ],
};

const placeBeacons: Op = { op: 'placeNext', kind: 'objective', list: 'roofs', count: BEACONS };

const volatileNear = (number: number): Op => ({
  op: 'spawn',
  type: 'volatile',
  count: 1,
  at: { at: 'nearestNest', to: { who: 'number', number } },
});

const TRIGGERS: readonly Trigger[] = [
  {
    id: 'beacon',
    event: { on: 'interact', tokens: { kind: 'objective' } },
    do: [
      { op: 'removeToken', token: 'this' },
      { op: 'add', var: 'answered', value: 1 },
    ],
  },
  {
    id: 'fuse-box',
    event: { on: 'interact', tokens: { kind: 'electricity' } },
    when: { cond: 'any', of: LAMPS.map(isDark) },
    refusal: 'dl.card.D01.lit',
    do: LAMPS.map(({ id }) => ({ op: 'uv', token: id, on: true })),
  },
  {
    id: 'fuse-blows',
    event: { on: 'endPhase' },
    do: LAMPS.map(({ id, area }) => ({
      op: 'if',
      when: { cond: 'runnerInArea', area },
      do: [{ op: 'uv', token: id, on: false }],
    })),
  },
  {
    id: 'beacon-dies',
    event: { on: 'endPhase' },
    do: [
      {
        op: 'expire',
        kind: 'objective',
        endPhases: 2,
        do: [
          { op: 'add', var: 'missed', value: 1 },
          { op: 'log', text: 'dl.card.D01.missed' },
        ],
      },
    ],
  },
  { id: 'event-1', event: { on: 'eventToken', event: 1 }, do: [{ op: 'reveal', card: 'D02' }] },
];

/** "The Long Dark": beacons kept alive on the roofs from nightfall until it is over (specification 3.18). */
export const DARK: Scenario = {
  id: 'sc-dark',
  startRound: 8,
  lastRound: { easy: 12, normal: 14, hard: 12 },
  startZone: 't',
  nests: NESTS,
  biters: { crossroads: 2, market: 2, laundryLane: 2, busLoop: 2, printCourt: 1, tramBend: 1 },
  extraBiters: { count: NO_EXTRA_BITERS, order: [] },
  tokens: [
    ...CITY_TOKENS,
    { id: 'fire-1', kind: 'fire', zone: 'n' },
    { id: 'uv-1', kind: 'uv', zone: 'b', on: true },
    { id: 'uv-2', kind: 'uv', zone: 't', on: true },
    { id: 'electricity-1', kind: 'electricity', zone: 'D' },
  ],
  eventSpaces: { 1: 10 },
  firstCard: 'D01',
  vars: { answered: 0, missed: 0 },
  params: {
    beacons: { easy: [1, 1, 2, 2], normal: [1, 1, 2, 2], hard: [1, 1, 2, 2] },
    oddBeacons: { easy: [0, 1, 0, 0], normal: [0, 1, 0, 0], hard: [0, 1, 0, 0] },
    missedLimit: { easy: [3, 3, 3, 3], normal: [2, 2, 2, 2], hard: [1, 1, 1, 1] },
  },
  lists: { roofs: { zones: ['B', 'E', 'G', 'J', 'L', 'M', 'A', 'F', 'H', 'I'], shuffled: true } },
  cards: [
    { id: 'D01', goal: true, onReveal: [placeBeacons] },
    {
      id: 'D02',
      onReveal: [
        volatileNear(1),
        {
          op: 'if',
          when: { cond: 'compare', left: { expr: 'runners' }, is: '>=', right: 3 },
          do: [volatileNear(2)],
        },
      ],
    },
  ],
  counters: [
    {
      text: 'dl.card.D01.progress',
      value: { expr: 'var', name: 'missed' },
      limit: { expr: 'param', name: 'missedLimit' },
    },
  ],
  triggers: TRIGGERS,
  win: { cond: 'compare', left: { expr: 'round' }, is: '>=', right: { expr: 'lastRound' } },
  lossExtra: {
    cond: 'compare',
    left: { expr: 'var', name: 'missed' },
    is: '>=',
    right: { expr: 'param', name: 'missedLimit' },
  },
  roundEnd: [{ do: [placeBeacons] }],
  score: {
    expr: '-',
    of: [
      { expr: '+', of: [10, { expr: 'var', name: 'answered' }, { expr: 'salvage' }] },
      { expr: '*', of: [3, { expr: 'var', name: 'missed' }] },
      { expr: 'heavyWounds' },
    ],
  },
  ranks: [
    { below: 12, name: 'dl.rank.dark.dim' },
    { below: 18, name: 'dl.rank.dark.steady' },
    { below: null, name: 'dl.rank.dark.lighthouse' },
  ],
};
