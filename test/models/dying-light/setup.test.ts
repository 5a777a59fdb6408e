import { describe, expect, it } from 'vitest';
import { chooseGear } from '../../../models/dying-light/decisions/chooseGear';
import { chooseRunners } from '../../../models/dying-light/decisions/chooseRunners';
import { chooseWeapon } from '../../../models/dying-light/decisions/chooseWeapon';
import { scenarioIntro } from '../../../models/dying-light/decisions/scenarioIntro';
import type { Difficulty, RunnerId } from '../../../models/dying-light/ids';
import { RUNNER_IDS } from '../../../models/dying-light/ids';
import { invariantFaults } from '../../../models/dying-light/invariants';
import {
  everybodyPicked,
  gearPicked,
  introAcknowledged,
  weaponsPicked,
} from '../../../models/dying-light/rules/setup-queries';
import type { State } from '../../../models/dying-light/state';
import { answer, standing } from '../../helpers/dying-light';
import { built, equipped, newGame, picked, seatsFor } from '../../helpers/dying-light-setup';

function pick(seat: number, runnerId: RunnerId) {
  return { type: 'PICK_RUNNER', seat: `seat-${seat}`, runnerId } as const;
}

function ids(state: State): readonly RunnerId[] {
  return state.runners.map((runner) => runner.id);
}

/** A game of the first so many Runners, ready to be played. */
function ready(count: number, difficulty: Difficulty = 'normal', bots: readonly number[] = []): State {
  const state = newGame(seatsFor(count, bots), { difficulty });
  return built(equipped(picked(state, ...RUNNER_IDS.slice(0, count)))).state;
}

describe('picking Runners (4.1, step 1)', () => {
  it('lets the seats pick in any order and keeps the Runners in seat order', () => {
    let state = newGame(seatsFor(2));
    state = answer(state, chooseRunners, pick(2, 'teo')).state;
    expect(chooseRunners.who(state)).toEqual(['seat-1']);
    expect(everybodyPicked(state)).toBe(false);
    expect(chooseRunners.why(state, { type: 'CONFIRM' })?.id).toBe('noEffect');
    state = answer(state, chooseRunners, pick(1, 'juno')).state;
    expect(ids(state)).toEqual(['juno', 'teo']);
    expect(everybodyPicked(state)).toBe(true);
    expect(chooseRunners.options(state)[0]).toEqual({ type: 'CONFIRM' });
  });

  it('gives every Runner only once', () => {
    const state = picked(newGame(seatsFor(2)), 'mara');
    expect(chooseRunners.why(state, pick(2, 'mara'))).toEqual({ id: 'taken', params: {} });
    expect(chooseRunners.options(state)).not.toContainEqual(pick(2, 'mara'));
  });

  it('lets a seat change its mind', () => {
    const state = picked(newGame(seatsFor(2)), 'mara', 'oskar');
    expect(ids(answer(state, chooseRunners, pick(1, 'teo')).state)).toEqual(['teo', 'oskar']);
  });

  it('lets a single seat play two Runners (edge case 42)', () => {
    const state = picked(newGame(seatsFor(1), { soloRunners: 2 }), 'mara');
    expect(everybodyPicked(state)).toBe(false);
    const both = picked(state, 'juno');
    expect(both.runners.map(({ id, seat }) => [id, seat])).toEqual([
      ['mara', 'seat-1'],
      ['juno', 'seat-1'],
    ]);
    expect(everybodyPicked(both)).toBe(true);
    expect(built(equipped(both)).state.supply.basic).toHaveLength(6);
  });
});

describe('picking Gear and Weapons (4.1, step 10)', () => {
  it('goes from Runner to Runner, each set and each Weapon once', () => {
    let state = picked(newGame(seatsFor(2)), 'mara', 'oskar');
    expect(chooseGear.who(state)).toEqual(['seat-1']);
    state = answer(state, chooseGear, { type: 'PICK_GEAR', setId: 'sneak' }).state;
    expect(chooseGear.who(state)).toEqual(['seat-2']);
    expect(chooseGear.why(state, { type: 'PICK_GEAR', setId: 'sneak' })?.id).toBe('taken');
    state = answer(state, chooseGear, { type: 'PICK_GEAR', setId: 'courier' }).state;
    expect(gearPicked(state)).toBe(true);
    state = answer(state, chooseWeapon, { type: 'PICK_WEAPON', weaponId: 'w-bow' }).state;
    expect(chooseWeapon.options(state).map((move) => move.weaponId)).toEqual([
      'w-hammer',
      'w-cleavers',
      'w-baton',
    ]);
    state = answer(state, chooseWeapon, { type: 'PICK_WEAPON', weaponId: 'w-baton' }).state;
    expect(weaponsPicked(state)).toBe(true);
    expect(state.runners.map(({ gear, weapon }) => [gear.map((token) => token.id), weapon])).toEqual([
      [['g-snk-j', 'g-snk-g', 'g-snk-s'], 'w-bow'],
      [['g-cour-j', 'g-cour-g', 'g-cour-s'], 'w-baton'],
    ]);
  });
});

describe('building the city (4.1)', () => {
  it('puts the Biters of the map and the further ones for the difficulty (4.2)', () => {
    const biters = {
      crossroads: 3, market: 3, printCourt: 2, laundryLane: 2, busLoop: 2, tramBend: 2,
      pumpAlley: 1, garageRow: 1, northGate: 1, canalStreet: 1, coalYard: 1, wellYard: 1,
    }; // biome-ignore format: a table
    const counts = (state: State) =>
      Object.fromEntries(Object.entries(standing(state)).map(([area, types]) => [area, types?.biter]));
    expect(counts(ready(1))).toEqual(biters);
    expect(counts(ready(4))).toEqual({ ...biters, crossroads: 4, market: 4 });
    expect(counts(ready(3, 'hard'))).toEqual({
      ...biters,
      crossroads: 4,
      market: 4,
      printCourt: 3,
      tramBend: 3,
    });
  });

  it('leaves 12-3n, 6-n, 6-n and 4 dice in the supply (step 11)', () => {
    const { supply, runners } = ready(3);
    expect([supply.basic, supply.combat, supply.parkour, supply.momentum].map((dice) => dice.length)).toEqual(
      [3, 3, 3, 4],
    );
    expect(runners[2]?.pool.map((die) => die.type)).toEqual(['basic', 'basic', 'basic', 'parkour', 'combat']);
  });

  it('starts in Round 7 in the Hideout Yard, with events on 8, 10 and 11 and the last Round of the difficulty', () => {
    for (const [difficulty, lastRound] of [
      ['easy', 14],
      ['normal', 12],
      ['hard', 11],
    ] as const) {
      const state = ready(2, difficulty);
      expect(state.scenario).toMatchObject({ lastRound, events: { 1: 8, 2: 10, 3: 11 }, revealed: ['S01'] });
      expect([state.round, ...state.runners.map((runner) => runner.zone)]).toEqual([7, 't', 't']);
    }
  });

  it('lays the tokens of the map out, #S01 with its Objective among them; UV Spot 1 is off', () => {
    const { tokens } = ready(1);
    expect(tokens.filter((token) => token.kind === 'nest').map((token) => token.zone)).toEqual([
      'd',
      'h',
      'w',
    ]);
    expect(tokens.filter((token) => !token.on).map((token) => token.id)).toEqual(['uv-1']);
    expect(tokens.at(-1)).toMatchObject({ id: 'obj-a', zone: 'I' });
    expect(tokens).toHaveLength(20);
  });

  it('shuffles by the seed: the same seed deals the same, another one differently', () => {
    const of = (seed: string) => built(equipped(picked(newGame(seatsFor(1), {}, seed), 'mara'))).state;
    expect(of('one')).toEqual(of('one'));
    expect(of('one').wounds.draw).not.toEqual(of('two').wounds.draw);
  });

  it.each([1, 2, 3, 4])('loses and doubles nothing with %i Runners', (count) => {
    expect(invariantFaults(newGame(seatsFor(count)))).toEqual([]);
    expect(invariantFaults(ready(count, 'hard'))).toEqual([]);
  });
});

describe('the first card (4.1, step 12)', () => {
  it('waits until every person has read it', () => {
    let state = ready(3, 'normal', [2]);
    expect(scenarioIntro.who(state)).toEqual(['seat-1', 'seat-3']);
    state = answer(state, scenarioIntro, { type: 'ACK', seat: 'seat-3', cardId: 'S01' }).state;
    expect(introAcknowledged(state)).toBe(false);
    expect(scenarioIntro.why(state, { type: 'ACK', seat: 'seat-3', cardId: 'S01' })?.id).toBe('noEffect');
    state = answer(state, scenarioIntro, { type: 'ACK', seat: 'seat-1', cardId: 'S01' }).state;
    expect(introAcknowledged(state)).toBe(true);
  });

  it('does not wait for bots', () => {
    expect(introAcknowledged(ready(2, 'normal', [1, 2]))).toBe(true);
  });
});
