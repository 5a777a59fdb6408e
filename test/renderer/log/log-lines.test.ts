import { describe, expect, it } from 'vitest';
import type { Entry } from '../../../models/dying-light/entries';
import { ENTRY_ROWS } from '../../../models/dying-light/entry-table';
import type { Aside, Seat } from '../../../models/kernel/types';
import { seatName } from '../../../renderer/games/dying-light/summary';
import { tell } from '../../../renderer/games/dying-light/tell';
import { logLines } from '../../../renderer/log/log-lines';
import { calledSeats } from '../../../renderer/seats/called';
import { aRunner, board } from '../../helpers/dying-light';

const SEATS: readonly Seat[] = [
  { id: 'seat-1', name: 'Ada', controller: { kind: 'human' } },
  { id: 'seat-2', name: 'Bo', controller: { kind: 'bot', level: 'hard' } },
];
const TOKEN: Entry = { type: 'exposure-token-taken', runner: 'mara' };
const ROUND: Entry = { type: 'round-started', round: 8, night: true };
const ASIDES: readonly Aside[] = [
  { kind: 'hand-over', move: 0, seat: 'seat-2', controller: { kind: 'bot', level: 'hard' } },
  {
    kind: 'comment',
    move: 1,
    seat: 'seat-2',
    text: { id: 'dl.bot.why.order', params: { runner: 'dl.runner.mara' } },
  },
  { kind: 'hand-over', move: 1, seat: 'seat-2', controller: { kind: 'human' } },
];

const LOG = [
  { move: 0, entry: ROUND },
  { move: 1, entry: TOKEN },
  { move: 1, entry: { type: 'activation-started', runner: 'mara' } as const },
  { move: 2, entry: TOKEN },
];

describe('the lines of the log', () => {
  it('say once what a table agreed on, after the move it follows', () => {
    const asides = [{ kind: 'house-rule', move: 1, rule: 'undo', value: 'none' }] as const;
    const lines = logLines({ log: LOG, asides, seats: SEATS }, tell, 100);
    expect(lines.map(({ tone }) => tone)).toEqual(['round', 'plain', 'aside', 'plain']);
    expect(lines[2]?.text).toBe('House rule from now on: Undo: Never: what was played is played');
  });

  it('put what a bot says before what it does, and a hand-over after the move it follows', () => {
    const lines = logLines({ log: LOG, asides: ASIDES, seats: SEATS }, tell, 100);
    expect(lines.map(({ tone }) => tone)).toEqual(['round', 'aside', 'aside', 'plain', 'aside', 'plain']);
    expect(lines[1]?.text).toBe('Bo is played by a bot from now on (hard).');
    expect(lines[2]?.text).toMatch(/^Bo: “.*Mara.* is closest to what comes next\.”$/);
    expect(lines[4]?.text).toBe('Bo is played by a person from now on.');
  });

  it('call whoever speaks as the log does', () => {
    const state = board({ runners: [aRunner('juno')] });
    const named = state.seats.map((seat) => ({ ...seat, name: 'Bo' }));
    const said = [
      { kind: 'comment', move: 0, seat: 'seat-1', text: { id: 'dl.bot.why.rest', params: {} } },
    ] as const;
    const told = (at: typeof state) =>
      logLines({ log: [], asides: said, seats: calledSeats(named, seatName, at) }, tell, 9)[0]?.text;
    expect(told(state)).toMatch(/^Bo \(Juno\): “/);
    expect(told({ ...state, runners: [] })).toMatch(/^Bo: “/);
  });

  it('lead to the rule that they come from, and asides nowhere', () => {
    expect(logLines({ log: LOG, asides: ASIDES, seats: SEATS }, tell, 100).map(({ rule }) => rule)).toEqual([
      ENTRY_ROWS['round-started'].rule,
      null,
      null,
      ENTRY_ROWS['exposure-token-taken'].rule,
      null,
      ENTRY_ROWS['exposure-token-taken'].rule,
    ]);
  });

  it('tell only once what a bot says again', () => {
    const text = { id: 'dl.bot.why.rest', params: {} };
    const asides: readonly Aside[] = [1, 2, 3].map((move) => ({
      kind: 'comment',
      move,
      seat: 'seat-2',
      text,
    }));
    const other: Aside = { kind: 'comment', move: 2, seat: 'seat-1', text };
    const tones = logLines({ log: LOG, asides: [...asides, other], seats: SEATS }, tell, 100).map(
      ({ tone }) => tone,
    );
    expect(tones).toEqual(['round', 'aside', 'plain', 'aside', 'plain']);
  });

  it('leave out steps that are part of something told already, and old lines', () => {
    expect(logLines({ log: LOG, asides: [], seats: SEATS }, tell, 2).map(({ key }) => key)).toEqual([
      'entry 1',
      'entry 3',
    ]);
  });

  it('make one line of what happens several times in a row by one move, and no more of it', () => {
    const spawned: Entry = { type: 'infected-spawned', infected: 'biter', area: 'coalYard' };
    const log = [
      { move: 1, entry: spawned },
      { move: 1, entry: { type: 'activation-started', runner: 'mara' } as const },
      { move: 1, entry: spawned },
      { move: 1, entry: TOKEN },
      { move: 1, entry: spawned },
      { move: 2, entry: spawned },
    ];
    const lines = logLines({ log, asides: [], seats: SEATS }, tell, 100);
    expect(lines.map(({ text }) => text)).toEqual([
      'A Biter appears in Coal Yard. (2 times)',
      'Mara takes an Exposure token.',
      'A Biter appears in Coal Yard.',
      'A Biter appears in Coal Yard.',
    ]);
    expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length);
  });
});
