import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { createSession } from '../../../machines/kernel/session';
import { oneMonthIn } from '../../../machines/one-month-in/game';
import type { BorderKey } from '../../../models/kernel/hex';
import { LAYOUTS, layoutFor } from '../../../models/one-month-in/content/layouts';
import { LOOT_DECK } from '../../../models/one-month-in/content/loot';
import { TILES } from '../../../models/one-month-in/content/tiles';
import type { CityId, TileId } from '../../../models/one-month-in/ids';
import { invariantFaults } from '../../../models/one-month-in/invariants';
import { optionsSchema } from '../../../models/one-month-in/options';
import { GUIDED } from '../../../models/one-month-in/rules/city';
import { setup } from '../../../models/one-month-in/setup';
import {
  acting,
  BLUE,
  BLUE_BASE,
  city,
  decisionIn,
  offered,
  play,
  RED,
  RED_BASE,
  sessionAt,
  stateOf,
  USUAL,
  whyNot,
} from '../../helpers/one-month-in';
import { people } from '../../helpers/random-play';

const fence = (edge: BorderKey) => ({ type: 'PLACE_SETUP_FENCE', edge }) as const;
const started = (options = {}, seats = 2, seed = 'a test') =>
  createSession(oneMonthIn, { options: { ...USUAL, ...options }, seats: people(seats), seed });
const idsIn = (tiles: ReturnType<typeof city>['tiles']) => Object.values(tiles).map(({ id }) => id as TileId);

describe('the options (OM-SETUP-01)', () => {
  it('have a usual value each', () => {
    expect(v.parse(optionsSchema, {})).toEqual({ ...USUAL, startPlayer: 'random' });
  });

  it.each([
    [{ teams: ['blue', 'blue'] }],
    [{ maxRounds: 12 }],
    [{ handicap: [3] }],
    [{ startPlayer: 4 }],
    [{ layout: '5-streets' }],
  ])('are not %j', (options) => {
    expect(v.safeParse(optionsSchema, options).success).toBe(false);
  });

  it.each([
    [{ layout: '3-crush' as const }, 'for 3 teams'],
    [{ startPlayer: 2 }, 'no seat 3'],
    [{ guidedCity: true, layout: '2-dead-end' as const }, 'city of the lesson'],
  ])('must fit the seats: %j does not', (options, message) => {
    expect(() => setup({ ...USUAL, ...options }, people(2), '1')).toThrow(message);
  });
});

describe('the order of turns (OM-SETUP-02)', () => {
  it('begins with the start player and goes on clockwise, colours and handicaps with their owners', () => {
    const options = { startPlayer: 1, teams: ['green', 'blue', 'red'] as const, handicap: [0, 0, 2] };
    const { teams } = city(options, 3);
    expect(teams.map(({ seat, colour }) => [seat, colour])).toEqual([
      ['seat-2', 'blue'],
      ['seat-3', 'red'],
      ['seat-1', 'green'],
    ]);
    expect(teams.map(({ home }) => home)).toEqual(LAYOUTS['3-three-parishes'].bases);
    expect(teams.map(({ food }) => food)).toEqual([0, 3, 1]);
  });

  it('is drawn by lot unless said otherwise', () => {
    const first = (seed: string) => city({ startPlayer: 'random' }, 4, seed).teams[0]?.seat;
    const seeds = Array.from({ length: 24 }, (_, n) => `lot ${n}`);
    expect(new Set(seeds.map(first)).size).toBe(4);
  });
});

describe('the city (OM-SETUP-03, OM-SETUP-04)', () => {
  it.each([2, 3, 4])('of %i teams has its farms and plain tiles, and the Zoo', (seats) => {
    const state = city({}, seats);
    const { farms, plain, core } = LAYOUTS[layoutFor(null, seats)];
    const kinds = idsIn(state.tiles).map((id) => TILES[id].kind);
    expect(kinds.filter((kind) => kind === 'farm')).toHaveLength(farms);
    expect(kinds.filter((kind) => kind === 'plain')).toHaveLength(plain + 1);
    expect(idsIn(state.tiles)).toContain('zoo');
    for (const id of ['research-centre', 'military-base'])
      expect(core.some((place) => state.tiles[place]?.id === id)).toBe(true);
    expect(invariantFaults(state)).toEqual([]);
  });

  it('lies in the fog but for the bases, which are held and have five survivors each (OM-SETUP-06)', () => {
    const { tiles, teams } = city();
    const open = Object.entries(tiles).filter(([, { status }]) => status !== 'fog');
    expect(open.map(([place, { id, owner }]) => [place, id, owner])).toEqual([
      [BLUE_BASE, 'base-blue', BLUE],
      [RED_BASE, 'base-red', RED],
    ]);
    expect(tiles[RED_BASE]?.groups).toEqual([{ seat: RED, zone: 'whole', ap: [5, 0, 0] }]);
    expect(teams.map(({ salvage }) => salvage)).toEqual([[], []]);
  });

  it('has all 110 loot cards shuffled in its deck (OM-SETUP-05)', () => {
    const { deck } = city();
    expect([...deck].sort()).toEqual([...LOOT_DECK].sort());
    expect(deck).not.toEqual(LOOT_DECK);
    expect(city({}, 2, 'another seed').deck).not.toEqual(deck);
  });

  it('gives food to all but the start player (OM-SETUP-07)', () => {
    expect(city({}, 4).teams.map(({ food }) => food)).toEqual([0, 1, 1, 1]);
  });

  it('of the lesson has four tiles laid out, which count towards those that are drawn', () => {
    const { tiles, teams } = city({ guidedCity: true, startPlayer: 'random' });
    for (const [place, id] of Object.entries(GUIDED)) expect(tiles[place as '0,0']?.id).toBe(id);
    const ids = idsIn(tiles) as CityId[];
    expect(new Set(ids).size).toBe(25);
    expect(ids.filter((id) => TILES[id].kind === 'farm')).toHaveLength(8);
    expect(teams.map(({ seat, colour }) => [seat, colour])).toEqual([
      [BLUE, 'blue'],
      [RED, 'red'],
    ]);
  });
});

describe('fences of the set-up (OM-SETUP-08)', () => {
  it('go up one at a time, three times round, in the order of turns; then round 1 begins (OM-SETUP-09)', () => {
    const session = started();
    const seats: string[] = [];
    while (decisionIn(session) === 'placeFences') {
      seats.push(session.whole().prompt.seats.join());
      const [first] = session.legalMoves();
      if (first) play(session, first);
    }
    expect(seats).toEqual([BLUE, RED, BLUE, RED, BLUE, RED]);
    expect(stateOf(session)).toMatchObject({ round: 1, turn: 0 });
    expect(stateOf(session).fences).toHaveLength(6);
  });

  it('are three a team: a fourth is refused (TV48)', () => {
    expect(whyNot(acting(), fence('-2,0|-1,0'))).toBe('SETUP_FENCES_DONE');
  });

  it('stand between two tiles, not at the rim of the city (TV48)', () => {
    const session = started({ layout: '2-dead-end' });
    expect(whyNot(session, fence('-3,1|-2,1'))).toBe('NO_SUCH_BORDER');
    expect(whyNot(session, fence('-1,1|-2,1'))).toBe('NO_SUCH_BORDER');
    expect(whyNot(session, fence('-2,1|-1,1'))).toBeNull();
  });

  it('stand at the own base, each on a border of its own', () => {
    const session = started();
    expect(whyNot(session, fence('0,0|1,0'))).toBe('SETUP_OWN_BASE_ONLY');
    play(session, fence('-2,0|-1,0'));
    expect(whyNot(session, fence('-2,0|-1,0'))).toBe('BORDER_TAKEN');
  });

  it('are skipped by a team whose base has no free border left', () => {
    const state = city();
    const around = ['-3,0|-2,0', '-3,1|-2,0', '-2,0|-2,1', '-2,0|-1,0', '-2,0|-1,-1'] as const;
    const fences = [...around, '-2,-1|-2,0' as const].map((edge) => ({ edge, seat: RED }) as const);
    const session = sessionAt({ ...state, fences: fences.slice(0, 5), fencesAsked: 0 }, 'placeFences');
    play(session, fence('-2,-1|-2,0'));
    expect(session.whole().prompt.seats).toEqual([RED]);
    const [first] = session.legalMoves();
    if (first) play(session, first);
    expect(session.whole().prompt.seats).toEqual([RED]);
  });
});

describe('the first turn (TV01)', () => {
  it('passes feeding for want of food: five survivors with one point, who can walk or end the turn', () => {
    const session = started();
    while (decisionIn(session) === 'placeFences') {
      const [first] = session.legalMoves();
      if (first) play(session, first);
    }
    expect(decisionIn(session)).toBe('acting');
    expect(stateOf(session).tiles[BLUE_BASE]?.groups).toEqual([{ seat: BLUE, zone: 'whole', ap: [0, 5, 0] }]);
    expect(offered(session)).toEqual(['END_TURN', 'MOVE']);
    expect(stateOf(session).teams[1]?.food).toBe(1);
  });
});
