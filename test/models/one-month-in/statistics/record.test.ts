import { describe, expect, it } from 'vitest';
import type { Entry } from '../../../../models/one-month-in/entries';
import { gameRecord } from '../../../../models/one-month-in/statistics/record';

const person = { id: 'seat-1', name: 'Ada', controller: { kind: 'human' } } as const;
const bot = { id: 'seat-2', name: 'Bo', controller: { kind: 'bot', level: 'hard' } } as const;
const TILE = '0,0' as never;

function wonBy(winner: 'seat-1' | 'seat-2', ...log: readonly Entry[]) {
  const outcome = { winners: [winner], reason: '', scores: {}, rank: null };
  const teams = [
    { seat: 'seat-1', colour: 'blue' },
    { seat: 'seat-2', colour: 'red' },
  ] as never;
  return gameRecord({ seats: [person, bot], teams, outcome }, log);
}

const fight = (zombies: number): Entry => ({
  type: 'fight-started',
  seat: 'seat-1',
  tile: TILE,
  cause: 'door',
  fighters: 5,
  zombies,
});
const bitten = (deaths: number): Entry => ({
  type: 'zombies-rolled',
  seat: 'seat-1',
  tile: TILE,
  kills: 0,
  dice: [1, 6],
  suited: 0,
  deaths,
  fighters: 5,
});
const fightWon: Entry = { type: 'fight-won', seat: 'seat-1', tile: TILE };
const attack = (seat: 'seat-1' | 'seat-2', attackers: number): Entry => ({
  type: 'attack-opened',
  seat,
  defender: seat === 'seat-1' ? 'seat-2' : 'seat-1',
  tile: TILE,
  zone: 'whole',
  attackers,
  defenders: 3,
});
const over = (seat: 'seat-1' | 'seat-2', result: 'won' | 'lost'): Entry => ({
  type: 'attack-ended',
  seat,
  defender: seat === 'seat-1' ? 'seat-2' : 'seat-1',
  tile: TILE,
  result,
});

describe('the record of a month in the city', () => {
  it('"Nobody left behind" is a fight of a person with six zombies or more, won without a loss', () => {
    expect(wonBy('seat-2', fight(6), bitten(0), fightWon).feats).toEqual(['nobody-left']);
    expect(wonBy('seat-2', fight(6), bitten(1), fightWon).feats).toEqual([]);
    expect(wonBy('seat-2', fight(5), bitten(0), fightWon).feats).toEqual([]);
  });

  it('"Against the odds" is an attack that a person won with fewer', () => {
    expect(wonBy('seat-2', attack('seat-1', 2), over('seat-1', 'won')).feats).toEqual(['against-the-odds']);
    expect(wonBy('seat-2', attack('seat-1', 3), over('seat-1', 'won')).feats).toEqual([]);
    expect(wonBy('seat-2', attack('seat-2', 2), over('seat-2', 'won')).feats).toEqual([]);
    expect(wonBy('seat-2', attack('seat-1', 2), over('seat-1', 'lost')).feats).toEqual([]);
  });

  it('"Good neighbour" is a city that a person won without an attack', () => {
    expect(wonBy('seat-1', attack('seat-2', 5)).feats).toEqual(['good-neighbour']);
    expect(wonBy('seat-1', attack('seat-1', 5)).feats).toEqual([]);
    expect(wonBy('seat-2').feats).toEqual([]);
  });

  it('"Held the door" is one of a person who was sacrificed for three others', () => {
    const sacrificed = (saved: number): Entry => ({ type: 'sacrificed', seat: 'seat-1', tile: TILE, saved });
    expect(wonBy('seat-2', sacrificed(3)).feats).toEqual(['held-the-door']);
    expect(wonBy('seat-2', sacrificed(2)).feats).toEqual([]);
  });

  it('has the colours of the teams, and no weapons', () => {
    expect(wonBy('seat-1').seats).toEqual([
      { id: 'seat-1', plays: ['blue'], weapons: {} },
      { id: 'seat-2', plays: ['red'], weapons: {} },
    ]);
  });
});
