import { describe, expect, it } from 'vitest';
import type { Seat } from '../../../../../models/kernel/types';
import type { Entry } from '../../../../../models/one-month-in/entries';
import { comesNext } from '../../../../../renderer/games/one-month-in/hud/handover';
import { entriesSince, sinceLines } from '../../../../../renderer/games/one-month-in/hud/since';
import { BLUE, RED, table } from '../../../../helpers/one-month-in';

const ended: Entry = { type: 'turn-ended', seat: BLUE, unspent: 0 };
const taken: Entry = { type: 'reclaimed', seat: RED, tile: '0,0', from: BLUE, value: 4 };
const opened: Entry = {
  type: 'attack-opened',
  seat: RED,
  defender: BLUE,
  tile: '0,0',
  zone: 'whole',
  attackers: 3,
  defenders: 2,
};
const rolled: Entry = {
  type: 'attack-rolled',
  seat: RED,
  defender: BLUE,
  tile: '0,0',
  dice: [6, 5, 1],
  armed: 0,
  defence: [2, 2],
  losses: { attackers: 0, defenders: 2 },
};

const log = (...entries: readonly Entry[]) => entries.map((entry, index) => ({ move: index + 1, entry }));

describe('since a seat last played (10.5)', () => {
  it('is what happened after the end of its last turn', () => {
    expect(entriesSince(log(taken, ended, opened, rolled), BLUE, 2)).toEqual({
      entries: [opened, rolled],
      isFirst: false,
    });
  });

  it('is all of the game before its first turn', () => {
    expect(entriesSince(log(taken, opened), BLUE, 0)).toEqual({ entries: [taken, opened], isFirst: true });
  });

  it('is also what happened in turns that a bot played for the team', () => {
    expect(entriesSince(log(ended, opened, ended, taken), BLUE, 1).entries).toEqual([opened, ended, taken]);
  });

  it('tells of land and people that were lost, and of clocks that count', () => {
    const state = table({
      at: { '0,0': { id: 'zoo', owner: RED }, '1,0': { id: 'military-base', owner: RED, counting: true } },
    });
    expect(sinceLines([opened, rolled, taken], state, BLUE)).toEqual([
      'Red holds Military Base: it ends at its next turn.',
      'You lost Zoo.',
      'Attacks on you: 1; you lost 2 survivors.',
    ]);
  });

  it('is never longer than three lines', () => {
    const torn: Entry = { type: 'fence-torn-down', seat: RED, owner: BLUE, edge: '-1,0|0,0' };
    const state = table({
      at: { '0,0': { id: 'zoo', owner: RED }, '1,0': { id: 'military-base', owner: RED, counting: true } },
    });
    expect(sinceLines([opened, rolled, taken, torn], state, BLUE)).toHaveLength(3);
  });

  it('says nothing where nothing happened to the team', () => {
    expect(sinceLines([{ type: 'income', seat: RED, food: 2 }], table(), BLUE)).toEqual([]);
  });
});

describe('the banner (10.5)', () => {
  const state = table();
  const bot = { kind: 'bot', level: 'easy' } as const;
  const asBot = (seat: Seat) => (seat.id === RED ? { ...seat, controller: bot } : seat);

  it('greets the next person, once a turn', () => {
    expect(comesNext(state, RED, new Set())?.id).toBe(RED);
    expect(comesNext(state, RED, new Set([`${state.round} ${RED}`]))).toBeNull();
  });

  it('greets nobody where one person plays against bots, and no bot', () => {
    const alone = { ...state, seats: state.seats.map(asBot) };
    expect(comesNext(alone, BLUE, new Set())).toBeNull();
    expect(comesNext(alone, RED, new Set())).toBeNull();
  });

  it('greets a person who plays alone against bots only on coming back from the hands of a bot', () => {
    const alone = { ...state, seats: state.seats.map(asBot) };
    expect(comesNext(alone, BLUE, new Set(), true)?.id).toBe(BLUE);
    expect(comesNext(alone, BLUE, new Set([`${state.round} ${BLUE}`]), true)).toBeNull();
    expect(comesNext(alone, RED, new Set(), true)).toBeNull();
  });

  it('lets fences be put up without a word', () => {
    expect(comesNext({ ...state, round: 0 }, RED, new Set())).toBeNull();
  });
});
