import type { TokenId } from '../../ids';
import type { Option, Trigger } from '../../scenario/format';

/** What the nurse of #S03 offers. */
const NURSE_OFFERS: readonly Option[] = [
  {
    id: 'patch',
    text: 'dl.card.S03.patch',
    when: { cond: 'wounded', runner: 'any' },
    do: [{ op: 'heal', runner: { who: 'chosen', decider: 'group' }, amount: 2 }],
  },
  {
    id: 'tools',
    text: 'dl.card.S03.tools',
    when: { cond: 'basicInPool', runner: 'actor' },
    do: [{ op: 'upgrade', runner: { who: 'actor' } }],
  },
  { id: 'nothing', text: 'dl.card.S03.nothing', do: [] },
];

/** The tokens and events that move "Last Light Errand" on, in the order of its cards. */
export function errandTriggers(relays: readonly TokenId[]): readonly Trigger[] {
  return [
    {
      id: 'keys',
      event: { on: 'interact', tokens: { ids: ['obj-a'] } },
      once: true,
      do: [
        { op: 'removeToken', token: 'this' },
        { op: 'reveal', card: 'S02' },
      ],
    },
    {
      id: 'relay',
      event: { on: 'interact', tokens: { ids: relays } },
      do: [
        { op: 'removeToken', token: 'this' },
        { op: 'if', when: { cond: 'noToken', tokens: { ids: relays } }, do: [{ op: 'reveal', card: 'S03' }] },
      ],
    },
    {
      id: 'nurse',
      event: { on: 'interact', tokens: { kind: 'npc' } },
      do: [
        { op: 'choice', decider: 'actor', options: NURSE_OFFERS },
        { op: 'removeToken', token: 'this' },
        { op: 'reveal', card: 'S04' },
      ],
    },
    {
      id: 'light',
      event: { on: 'interact', tokens: { kind: 'electricity' } },
      do: [
        { op: 'removeToken', token: 'this' },
        { op: 'uv', token: 'uv-1', on: true },
        { op: 'reveal', card: 'S05' },
      ],
    },
    {
      id: 'dose',
      event: { on: 'interact', tokens: { kind: 'inhibitor' } },
      do: [
        { op: 'removeToken', token: 'this' },
        { op: 'give', runner: { who: 'actor' }, item: 'e-inhibitor' },
        { op: 'reveal', card: 'S06' },
      ],
    },
    {
      id: 'flare',
      event: { on: 'interact', tokens: { ids: ['obj-h'] } },
      when: { cond: 'has', runner: 'actor', item: 'e-inhibitor' },
      refusal: 'dl.card.S06.refusal',
      do: [
        { op: 'removeToken', token: 'this' },
        { op: 'set', var: 'flareLit', value: 1 },
        { op: 'reveal', card: 'S11' },
      ],
    },
    { id: 'event-1', event: { on: 'eventToken', event: 1 }, do: [{ op: 'reveal', card: 'S07' }] },
    { id: 'event-2', event: { on: 'eventToken', event: 2 }, do: [{ op: 'reveal', card: 'S08' }] },
    { id: 'event-3', event: { on: 'eventToken', event: 3 }, do: [{ op: 'reveal', card: 'S09' }] },
    {
      id: 'map-in-the-bag',
      event: { on: 'tokenTaken', kind: 'loot-common' },
      once: true,
      do: [{ op: 'reveal', card: 'S10' }],
    },
    {
      id: 'retirement-fund',
      event: { on: 'interact', tokens: { ids: ['obj-g'] } },
      do: [
        { op: 'removeToken', token: 'this' },
        { op: 'draw', runner: { who: 'actor' }, deck: 'epic' },
        { op: 'set', var: 'sideJob', value: 1 },
      ],
    },
  ];
}
