import { describe, expect, it } from 'vitest';
import type { LootId } from '../../../../models/one-month-in/ids';
import { invariantFaults } from '../../../../models/one-month-in/invariants';
import { survivorsOf } from '../../../../models/one-month-in/rules/supplies';
import type { Ap } from '../../../../models/one-month-in/state';
import { unseenLoot, view } from '../../../../models/one-month-in/view';
import {
  acting,
  BLUE,
  BLUE_BASE,
  decisionIn,
  play,
  RED,
  stateOf,
  type TablePlan,
  table,
  there,
  tileIn,
  whyNot,
} from '../../../helpers/one-month-in';

const draw = { type: 'SCAVENGE', tile: '-1,0', payFrom: 1 } as const;

function zoo(loot: readonly LootId[], ap: Ap = [2, 1, 0], plan: TablePlan = {}) {
  return acting({
    ...plan,
    at: { '-1,0': { id: 'zoo', owner: BLUE, loot, people: [[BLUE, 'whole', ap]] }, ...plan.at },
  });
}

describe('scavenging (OM-LOOT-01, OM-LOOT-03)', () => {
  it('turns the top card for a point: salvage goes to the open hand (TV07, OM-LOOT-04)', () => {
    const session = zoo(['sal-02', 'sur-01', 'zom-01', 'sal-03']);
    expect(play(session, draw)).toEqual([
      { type: 'scavenged', seat: BLUE, tile: '-1,0', card: 'sal-02', count: 1 },
    ]);
    expect(stateOf(session).teams[0]?.salvage).toEqual(['sal-02']);
    expect(tileIn(session, '-1,0').loot).toHaveLength(3);
    expect(there(session, '-1,0', BLUE, 'whole')).toEqual([3, 0, 0]);
  });

  it('brings survivors without points (TV09, OM-LOOT-05), and the card is out of the game (OM-LOOT-08)', () => {
    const session = zoo(['sur-13'], [0, 1, 0], {
      at: { [BLUE_BASE]: { people: [[BLUE, 'whole', [0, 4, 0]]] } },
    });
    play(session, draw);
    expect(there(session, '-1,0', BLUE, 'whole')).toEqual([4, 0, 0]);
    expect(survivorsOf(stateOf(session), BLUE)).toBe(8);
    expect(stateOf(session).spent).toEqual(['sur-13']);
    expect(invariantFaults(stateOf(session))).toEqual([]);
  });

  it('brings as many survivors as the supply still has (TV53, E03)', () => {
    const crowd = { [BLUE_BASE]: { people: [[BLUE, 'whole', [0, 18, 0]]] } } as const;
    const session = zoo(['sur-16'], [0, 1, 0], { at: crowd });
    play(session, draw);
    expect(survivorsOf(stateOf(session), BLUE)).toBe(20);
  });

  it('does nothing with a zombie card when no zombie is left (OM-LOOT-07)', () => {
    const session = zoo(['zom-08'], [0, 1, 0], { at: { '1,1': { id: 'prison', zombies: 60 } } });
    play(session, draw);
    expect(decisionIn(session)).toBe('acting');
    expect(stateOf(session).spent).toEqual(['zom-08']);
  });

  it('may be done twice by a fed survivor, one card after the other', () => {
    const session = zoo(['sal-02', 'sal-03'], [0, 0, 1]);
    play(session, { ...draw, payFrom: 2 }, draw);
    expect(stateOf(session).teams[0]?.salvage).toEqual(['sal-02', 'sal-03']);
  });

  it('is for own land with loot and points on it (E12, E38)', () => {
    expect(whyNot(zoo([]), draw)).toBe('NO_LOOT_LEFT');
    expect(whyNot(zoo(['sal-01'], [3, 0, 0]), draw)).toBe('NO_AP');
    expect(whyNot(zoo(['sal-01']), { ...draw, payFrom: 2 })).toBe('NO_AP');
    expect(whyNot(zoo(['sal-01']), { ...draw, tile: '9,9' })).toBe('OFF_MAP');
    const theirs = zoo(['sal-01'], [0, 1, 0], {
      at: { '-1,0': { id: 'zoo', owner: RED, loot: ['sal-01'], people: [[BLUE, 'whole', [0, 1, 0]]] } },
    });
    expect(whyNot(theirs, draw)).toBe('NOT_HELD_BY_YOU');
  });
});

describe('what may be known (OM-INFO-01)', () => {
  const state = table({
    salvage: [2, 0],
    at: {
      '-1,0': { id: 'zoo', owner: BLUE, loot: ['sal-05', 'zom-12'] },
      '0,0': { id: 'garage' },
    },
  });
  const seen = view(state, BLUE);

  it('leaves out tiles in the fog and in the box, loot and deck, and what luck will bring; their numbers stay', () => {
    expect(seen.tiles['1,0']).toMatchObject({ status: 'fog', id: 'face-down' });
    expect(seen.tiles['0,0']).toMatchObject({ status: 'wild', id: 'garage' });
    expect(seen.tiles['-1,0']?.loot).toEqual(['face-down', 'face-down']);
    expect(seen.deck).toHaveLength(state.deck.length);
    expect(new Set([...seen.deck, ...seen.box])).toEqual(new Set(['face-down']));
    expect(seen.luck).toEqual({ rng: [], dice: [], draws: [] });
  });

  it('is the same for everybody, open hands and all', () => {
    expect(view(state, RED)).toEqual(seen);
    expect(seen.teams).toEqual(state.teams);
  });

  it('counts the cards that nobody has seen yet by kind', () => {
    const unseen = unseenLoot(seen);
    expect(unseen).toHaveLength(108);
    expect(unseen).toContain('zom-12');
    expect(unseen.filter((card) => card === 'sal-01')).toHaveLength(2);
  });
});
