import { describe, expect, it } from 'vitest';
import { copy } from '../../../../models/kernel/change';
import { invariantFaults } from '../../../../models/one-month-in/invariants';
import type { Move } from '../../../../models/one-month-in/moves';
import type { DraftState } from '../../../../models/one-month-in/play';
import { guideDice } from '../../../../models/one-month-in/rules/guided-luck';
import { changeTile } from '../../../../models/one-month-in/rules/table';
import { LESSON_OPTIONS } from '../../../../models/one-month-in/tutorial';
import {
  acting,
  BLUE,
  entriesOf,
  play,
  RED,
  stateOf,
  type TablePlan,
  table,
  tileIn,
} from '../../../helpers/one-month-in';

const FARM = '-1,-1';
const HOUSES = '-1,0';
const ZOO = '-2,1';
const ROUND: Move = { type: 'FIGHT_ROUND' };
const SCAVENGE: Move = { type: 'SCAVENGE', tile: ZOO, payFrom: 1 };

type Building = typeof FARM | typeof HOUSES;

/** The guided city with so many of Blue before or in a building. */
function city(place: Building, people: number, zone: 'outer' | 'inner' = 'outer'): TablePlan {
  const zombies = place === FARM ? 3 : 2;
  return { options: LESSON_OPTIONS, at: { [place]: { zombies, people: [[BLUE, zone, [0, people, 0]]] } } };
}

function fightAt(place: Building, people: number) {
  const session = acting(city(place, people));
  play(session, { type: 'ENTER', tile: place, k1: people, k2: 0 });
  return session;
}

/** What lies ready for a roll of so many on both sides, after what lay ready before it. */
function ready(
  at: {
    readonly rounds: number;
    readonly fighters: number;
    readonly zombies: number;
    readonly tile?: Building;
  },
  before: readonly number[] = [],
  plan: Partial<TablePlan> = {},
) {
  const { tile = FARM, rounds, fighters, zombies } = at;
  const state = copy(table({ ...city(tile, fighters, 'inner'), ...plan })) as DraftState;
  changeTile(state, tile, { zombies });
  state.luck.dice = before.map((face) => ({ die: 'survivor', face: String(face) }));
  guideDice(state, { tile, rounds, kills: 0 }, 'strike', fighters);
  return state.luck.dice.map(({ face }) => Number(face));
}

describe('the dice of the lesson (section 12)', () => {
  it('let two win the farm of three zombies, at the price of one (TV04)', () => {
    const session = fightAt(FARM, 2);
    const log = play(session, ROUND, ROUND, ROUND);
    expect(entriesOf(log, 'survivors-rolled').map(({ dice }) => dice)).toEqual([[4, 3], [5], [5]]);
    expect(entriesOf(log, 'zombies-rolled').map(({ dice }) => dice)).toEqual([[1, 5], [4]]);
    expect(entriesOf(log, 'fight-won')).toHaveLength(1);
    expect(tileIn(session, FARM).groups).toEqual([{ seat: BLUE, zone: 'inner', ap: [1, 0, 0] }]);
  });

  it('let three clear the houses in one go', () => {
    const [rolled] = entriesOf(play(fightAt(HOUSES, 3), ROUND), 'survivors-rolled');
    expect(rolled).toMatchObject({ dice: [5, 4, 1], kills: 2, zombies: 0 });
  });

  it('lie ready for the whole fight when it begins', () => {
    expect(ready({ rounds: 0, fighters: 2, zombies: 3 })).toEqual([4, 3, 1, 5, 5, 4, 5]);
    expect(ready({ rounds: 0, fighters: 3, zombies: 2, tile: HOUSES })).toEqual([5, 4, 1]);
  });

  it('are free with other numbers', () => {
    expect(ready({ rounds: 0, fighters: 3, zombies: 3 })).toEqual([]);
    expect(ready({ rounds: 0, fighters: 2, zombies: 2, tile: HOUSES })).toEqual([]);
  });

  it('are free where a fight only comes to such numbers on its way', () => {
    expect(ready({ rounds: 1, fighters: 1, zombies: 2 })).toEqual([]);
  });

  it('are free from where a fight leaves the numbers of the lesson, and stay as long as it keeps them', () => {
    expect(ready({ rounds: 1, fighters: 1, zombies: 2 }, [5, 4, 5])).toEqual([5, 4, 5]);
    expect(ready({ rounds: 1, fighters: 2, zombies: 2 }, [5, 4, 5])).toEqual([]);
  });

  it('are free for Red, on a tile that was held before, and in any other city', () => {
    const numbers = { rounds: 0, fighters: 2, zombies: 3 };
    expect(ready(numbers, [], { active: RED })).toEqual([]);
    expect(ready(numbers, [], { at: { [FARM]: { dealt: true } } })).toEqual([]);
    expect(ready(numbers, [9], { options: {}, at: { [FARM]: { id: 'farm-05' } } })).toEqual([9]);
  });
});

describe('the loot of the lesson (section 12)', () => {
  const zoo = (people: number, more: TablePlan = {}): TablePlan => ({
    options: LESSON_OPTIONS,
    at: {
      [ZOO]: {
        owner: BLUE,
        loot: ['zom-08', 'zom-12', 'sur-02', 'sal-01'],
        people: [[BLUE, 'whole', [0, people, 0]]],
      },
    },
    ...more,
  });

  it('is a Crowbar, the Night Porter and the Receptionist, then as shuffled', () => {
    const session = acting(zoo(4));
    const found = entriesOf(play(session, SCAVENGE, SCAVENGE, SCAVENGE), 'scavenged');
    expect(found.map(({ card }) => card)).toEqual(['sal-02', 'sur-01', 'zom-02']);
    expect(tileIn(session, ZOO).loot).toEqual(['sal-01']);
    expect(invariantFaults(stateOf(session))).toEqual([]);
  });

  it('changes places with the card that was to be turned up, so that nothing is added (TV66)', () => {
    const session = acting(zoo(1));
    const deck = stateOf(session).deck;
    play(session, SCAVENGE);
    const after = stateOf(session).deck;
    const changed = deck.flatMap((card, at) => (card === after[at] ? [] : [[card, after[at]]]));
    expect(changed).toEqual([['sal-02', 'zom-08']]);
  });

  it('is as shuffled when no copy is left', () => {
    const base = table(zoo(1));
    const crowbars = base.deck.filter((card) => card === 'sal-02');
    const teams = base.teams.map((team) =>
      team.seat === RED ? { ...team, salvage: crowbars.map(() => 'sal-02' as const) } : team,
    );
    const deck = base.deck.filter((card) => card !== 'sal-02');
    const session = acting(zoo(1, { more: { ...base, deck, teams } }));
    expect(entriesOf(play(session, SCAVENGE), 'scavenged')[0]?.card).toBe('zom-08');
  });

  it("leaves Red's loot alone, and that of any other city", () => {
    const red = { people: [[RED, 'whole', [0, 1, 0]]], owner: RED, loot: ['sal-05'] } as const;
    const asRed = acting({ options: LESSON_OPTIONS, active: RED, at: { [ZOO]: red } });
    expect(entriesOf(play(asRed, SCAVENGE), 'scavenged')[0]?.card).toBe('sal-05');
    const elsewhere = acting(zoo(1, { options: {} }));
    expect(entriesOf(play(elsewhere, SCAVENGE), 'scavenged')[0]?.card).toBe('zom-08');
  });
});
