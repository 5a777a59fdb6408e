import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { pickCharacter } from '../../../models/survive-until-daylight/decisions/pickCharacter';
import { pickFirst } from '../../../models/survive-until-daylight/decisions/pickFirst';
import { pickStarter } from '../../../models/survive-until-daylight/decisions/pickStarter';
import {
  CHARACTER_IDS,
  type CharacterId,
  type Difficulty,
  type RubbleWeaponId,
} from '../../../models/survive-until-daylight/ids';
import { invariantFaults } from '../../../models/survive-until-daylight/invariants';
import { optionsSchema } from '../../../models/survive-until-daylight/options';
import { build, drawFirstPlayer } from '../../../models/survive-until-daylight/rules/build';
import { slotsUsed } from '../../../models/survive-until-daylight/rules/inventory';
import { setup } from '../../../models/survive-until-daylight/setup';
import type { Options, State } from '../../../models/survive-until-daylight/state';
import { answerTo, draws, memberAt, perform, seatOf, seatsFor } from '../../helpers/survive-until-daylight';

function newGame(seats: number, options: Partial<Options> = {}, seed = 'a test'): State {
  return setup(v.parse(optionsSchema, options), seatsFor(seats), seed);
}

function pick(state: State, number: number, characterId: CharacterId): State {
  return answerTo(state, pickCharacter, { type: 'PICK_CHARACTER', seat: seatOf(number), characterId }).state;
}

function arm(state: State, number: number, weaponId: RubbleWeaponId): State {
  return answerTo(state, pickStarter, { type: 'PICK_STARTER', seat: seatOf(number), weaponId }).state;
}

function first(state: State, number: number): State {
  return answerTo(state, pickFirst, { type: 'SET_FIRST', seat: seatOf(number) }).state;
}

/** Everybody takes the next character; seat 1 begins, and everybody the first weapon in the rack. */
function built(seats: number, difficulty: Difficulty = 'normal', seed = 'a test'): State {
  let state = newGame(seats, { difficulty }, seed);
  for (let number = 1; number <= seats; number++)
    state = pick(state, number, CHARACTER_IDS[number - 1] ?? 'ch-pillar');
  state = first(state, 1);
  for (let number = 1; number <= seats; number++) state = arm(state, number, state.rack[0] ?? 'wp-pipe');
  return perform(state, build).state;
}

describe('picking characters', () => {
  it('goes from seat to seat, no character twice (SD-SETUP-01, SD-SETUP-02)', () => {
    const state = pick(newGame(2), 1, 'ch-drifter');
    expect(pickCharacter.who(state)).toEqual(['seat-2']);
    expect(pickCharacter.options(state).map(({ characterId }) => characterId)).toEqual([
      'ch-pillar',
      'ch-psycho',
      'ch-trigger',
      'ch-haggler',
      'ch-hipster',
    ]);
    const again = { type: 'PICK_CHARACTER', seat: 'seat-2', characterId: 'ch-drifter' } as const;
    expect(pickCharacter.why(state, again)).toEqual({ id: 'PICK_TAKEN', params: {} });
    expect(pickCharacter.why(state, { ...again, seat: 'seat-1' })?.id).toBe('notYourTurn');
  });

  it('gives the printed health plus the change of the difficulty (SD-SETUP-03)', () => {
    const health = (seats: number, difficulty: Difficulty) =>
      memberAt(pick(newGame(seats, { difficulty }), 1, 'ch-pillar'), 1).maxHealth;
    expect([health(1, 'normal'), health(2, 'normal'), health(1, 'easy'), health(6, 'hard')]).toEqual([
      14, 12, 20, 10,
    ]);
  });
});

describe('the first player', () => {
  it('is drawn by lot (SD-SETUP-08, SD-FP-01)', () => {
    const state = {
      ...newGame(3),
      luck: { ...newGame(3).luck, draws: [...draws('first-player', 'seat-3')] },
    };
    expect(perform(state, drawFirstPlayer)).toMatchObject({
      state: { firstPlayer: 'seat-3' },
      entries: [{ type: 'first-player-set', seat: 'seat-3', byLot: true }],
    });
  });

  it('or chosen by the people at the table, by a bot where there are none (SD-SETUP-08)', () => {
    const mixed = setup(v.parse(optionsSchema, {}), seatsFor(3, [1]), 'a test');
    expect(pickFirst.who(mixed)).toEqual(['seat-2', 'seat-3']);
    expect(pickFirst.who(setup(v.parse(optionsSchema, {}), seatsFor(2, [1, 2]), 'a test'))).toEqual([
      'seat-1',
    ]);
    expect(first(mixed, 3).firstPlayer).toBe('seat-3');
  });
});

describe('starter weapons', () => {
  const unarmed = first(pick(pick(newGame(2), 1, 'ch-pillar'), 2, 'ch-hipster'), 2);

  it('SD-TV-05: come to the unique weapon, without ammo (SD-SETUP-04, SD-SETUP-09)', () => {
    const hipster = memberAt(arm(unarmed, 2, 'wp-bat'), 2);
    expect(hipster.cards).toEqual(['sw-hipster', 'wp-bat']);
    expect(slotsUsed(hipster)).toBe(2);
  });

  it('are taken clockwise from the first player, each copy once (SD-SETUP-05)', () => {
    const state = arm(unarmed, 2, 'wp-bat');
    expect(pickStarter.who(unarmed)).toEqual(['seat-2']);
    expect(pickStarter.who(state)).toEqual(['seat-1']);
    const bat = { type: 'PICK_STARTER', seat: 'seat-1', weaponId: 'wp-bat' } as const;
    expect(pickStarter.why(state, bat)).toEqual({ id: 'PICK_TAKEN', params: {} });
    expect(pickStarter.options(state).map(({ weaponId }) => weaponId)).toEqual([
      'wp-pipe',
      'wp-machete',
      'wp-shovel',
      'wp-pistol',
      'wp-shotgun',
      'wp-sawnoff',
      'wp-crossbow',
    ]);
  });
});

describe('building the table', () => {
  it('SD-TV-01: three players use decks 1 to 3 (SD-SETUP-07)', () => {
    const state = built(3);
    expect([state.rubblePile.length, state.rack.length, state.combat.draw.length]).toEqual([72, 0, 35]);
  });

  it('keeps heavy assaults out of the first two rounds, unless it is hard (SD-SETUP-06)', () => {
    const heavy = (difficulty: Difficulty) =>
      Array.from({ length: 20 }, (_, n) => built(1, difficulty, `seed ${n}`).assaultDeck.slice(0, 2))
        .flat()
        .filter((id) => id === 'as-brutal' || id === 'as-nightmare').length;
    expect([heavy('easy'), heavy('normal')]).toEqual([0, 0]);
    expect(heavy('hard')).toBeGreaterThan(5);
  });

  it('shuffles by the seed: the same seed deals the same, another one differently', () => {
    expect(built(2, 'normal', 'one')).toEqual(built(2, 'normal', 'one'));
    expect(built(2, 'normal', 'one').rubblePile).not.toEqual(built(2, 'normal', 'two').rubblePile);
  });

  it.each([1, 2, 3, 4, 5, 6])('loses and doubles nothing with %i seats', (seats) => {
    expect(invariantFaults(newGame(seats))).toEqual([]);
    expect(invariantFaults(built(seats))).toEqual([]);
  });
});
