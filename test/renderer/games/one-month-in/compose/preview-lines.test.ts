import { describe, expect, it } from 'vitest';
import type { Move } from '../../../../../models/one-month-in/moves';
import type { State } from '../../../../../models/one-month-in/state';
import { needsLook } from '../../../../../renderer/games/one-month-in/compose/needs-look';
import { previewLines } from '../../../../../renderer/games/one-month-in/compose/preview-lines';
import { warningOf } from '../../../../../renderer/games/one-month-in/compose/warnings';
import { BLUE, BLUE_BASE, RED, table } from '../../../../helpers/one-month-in';

const said = (move: Move, state: State) => previewLines(move, state).map(({ text }) => text);
const feared = (move: Move, state: State) =>
  previewLines(move, state)
    .filter(({ bad }) => bad)
    .map(({ text }) => text);

describe('before a click one reads (10.3)', () => {
  it('the odds of a fight, in red where it is likely lost', () => {
    const state = (zombies: number) =>
      table({ at: { '-1,0': { id: 'zoo', zombies, people: [[BLUE, 'outer', [0, 3, 0]]] } } });
    const enter: Move = { type: 'ENTER', tile: '-1,0', k1: 3, k2: 0 };
    expect(said(enter, state(3))).toEqual(['3 against 3: 87%, expect to lose 0.8']);
    expect(feared(enter, state(3))).toEqual([]);
    expect(feared(enter, state(5))).toEqual(['3 against 5: 39%, expect to lose 2.2']);
  });

  it('what a walk meets, and who can come after it', () => {
    const state = table({ at: { '0,0': { id: 'garage', people: [[RED, 'outer', [2, 0, 0]]] } } });
    const walk: Move = { type: 'MOVE', from: BLUE_BASE, zone: 'whole', to: '-1,0', k1: 3, k2: 0 };
    expect(said(walk, state)).toEqual([
      'Nobody knows what waits there.',
      'Red can attack there before your next turn.',
    ]);
  });

  it('the points before and after a flag is raised', () => {
    const state = table({ at: { '-1,0': { id: 'zoo', people: [[BLUE, 'inner', [0, 2, 0]]] } } });
    expect(said({ type: 'RECLAIM', tile: '-1,0', pay: { a: 2, b: 0, c: 0 } }, state)).toEqual([
      '10 VP now, 14 after',
    ]);
  });

  it('the shares of the loot with the worst card, and in red what it could cost', () => {
    const state = table({
      at: { '-1,0': { id: 'zoo', owner: BLUE, loot: ['sal-01'], people: [[BLUE, 'whole', [0, 1, 0]]] } },
    });
    const search: Move = { type: 'SCAVENGE', tile: '-1,0', payFrom: 1 };
    expect(said(search, state)[0]).toBe('40% salvage, 35% survivors, 25% zombies; worst card 10 zombies');
    expect(feared(search, state)).toEqual([
      '16% that this card costs the tile.',
      'Alone. If zombies win, the flag falls.',
    ]);
  });

  it('the odds of an attack, and that it stops a clock (OM-PVP-09)', () => {
    const state = table({
      at: {
        '-1,0': {
          id: 'research-centre',
          owner: RED,
          counting: true,
          people: [
            [BLUE, 'whole', [0, 3, 0]],
            [RED, 'whole', [2, 0, 0]],
          ],
        },
      },
    });
    const attack: Move = { type: 'ATTACK_HERE', tile: '-1,0', zone: 'whole', team: RED, k1: 3, k2: 0 };
    expect(said(attack, state)).toEqual([
      '3 against 2 of Red: 66%, expect to lose 1.4, Red 1.4',
      'An attack stops the clock, whatever the dice say.',
    ]);
  });
});

describe('one is warned (10.4), and never kept from it', () => {
  it('of ending the game behind somebody, by a hold (E24)', () => {
    const state = table({
      at: {
        '-1,0': { id: 'research-centre', people: [[BLUE, 'inner', [0, 4, 0]]] },
        '1,0': { id: 'prison', owner: RED },
        '1,1': { id: 'hospital', owner: RED },
      },
    });
    const claim: Move = { type: 'RECLAIM', tile: '-1,0', pay: { a: 4, b: 0, c: 0 } };
    expect(warningOf(claim, state)).toBe(
      'If you hold this for a turn the game ends, and Red is ahead 22 to 20.',
    );
    expect(needsLook(claim, state, true)).toBe(true);
    expect(needsLook(claim, state, false)).toBe(false);
  });

  it('of scavenging alone, and not of scavenging with a companion', () => {
    const state = (people: number) =>
      table({
        at: {
          '-1,0': { id: 'zoo', owner: BLUE, loot: ['sal-01'], people: [[BLUE, 'whole', [0, people, 0]]] },
        },
      });
    const search: Move = { type: 'SCAVENGE', tile: '-1,0', payFrom: 1 };
    expect(warningOf(search, state(1))).toBe('Alone. If zombies win, the flag falls.');
    expect(warningOf(search, state(2))).toBeNull();
  });

  it('of feeding fewer than three', () => {
    const feed = (n: number): Move => ({ type: 'FEED', picks: [{ tile: BLUE_BASE, zone: 'whole', n }] });
    expect(warningOf(feed(2), table({ food: [1, 0] }))).toBe('One food feeds three; only 2 are chosen.');
    expect(warningOf(feed(3), table({ food: [1, 0] }))).toBeNull();
  });

  it('of ending the turn with points, or with people fed for nothing', () => {
    const fed = table({ at: { '-1,0': { id: 'zoo', people: [[BLUE, 'outer', [0, 0, 2]]] } } });
    expect(warningOf({ type: 'END_TURN' }, table())).toBe('5 action points unused.');
    expect(warningOf({ type: 'END_TURN' }, fed)).toBe(
      '9 action points unused; 2 survivors were fed for nothing.',
    );
  });

  it('of a farm that ends the game for somebody else (OM-END-02)', () => {
    const farms = ['farm-01', 'farm-02', 'farm-03', 'farm-04'] as const;
    const places = ['-1,0', '-1,-1', '-2,1', '-3,1'] as const;
    const worked = Object.fromEntries(
      farms.map((id, index) => [places[index] ?? '-1,0', { id, owner: BLUE, worked: true }]),
    );
    const state = table({
      at: {
        ...worked,
        '-1,1': { id: 'farm-08', owner: BLUE, people: [[BLUE, 'whole', [0, 1, 0]]] },
        '1,0': { id: 'prison', owner: RED },
        '1,1': { id: 'hospital', owner: RED },
      },
    });
    expect(warningOf({ type: 'FARM', tile: '-1,1', payFrom: 1 }, state)).toMatch(
      /^The game ends with this farm, and Red/,
    );
  });
});

describe('a finished move', () => {
  it('is made at once where it can be taken back, and looked at where it can not', () => {
    const state = table({ at: { '-1,0': { id: 'garage' } } });
    const walk = (to: '-1,0' | '-2,1'): Move => ({
      type: 'MOVE',
      from: BLUE_BASE,
      zone: 'whole',
      to,
      k1: 1,
      k2: 0,
    });
    expect(needsLook(walk('-1,0'), state, true)).toBe(false);
    expect(needsLook(walk('-2,1'), state, true)).toBe(true);
    expect(needsLook(walk('-2,1'), state, false)).toBe(false);
  });

  it('is looked at where it can be chosen who pays', () => {
    const farm = (ap: readonly [number, number, number]) =>
      table({ at: { '-1,0': { id: 'farm-01', owner: BLUE, people: [[BLUE, 'whole', ap]] } } });
    const work: Move = { type: 'FARM', tile: '-1,0', payFrom: 1 };
    expect(needsLook(work, farm([0, 1, 0]), true)).toBe(false);
    expect(needsLook(work, farm([0, 1, 1]), true)).toBe(true);
  });
});
