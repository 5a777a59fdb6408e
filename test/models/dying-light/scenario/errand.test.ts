import { describe, expect, it } from 'vitest';
import { ackCard } from '../../../../models/dying-light/decisions/ackCard';
import { acting } from '../../../../models/dying-light/decisions/acting';
import { pickRunner } from '../../../../models/dying-light/decisions/pickRunner';
import { scenarioChoice } from '../../../../models/dying-light/decisions/scenarioChoice';
import { upgrade } from '../../../../models/dying-light/decisions/upgrade';
import type { Difficulty, RunnerId, TokenId, ZoneId } from '../../../../models/dying-light/ids';
import { RUNNER_IDS } from '../../../../models/dying-light/ids';
import { scenarioEvent, winCheck } from '../../../../models/dying-light/rules/end-phase';
import type { State, Token } from '../../../../models/dying-light/state';
import {
  answer,
  aRunner,
  aToken,
  type BoardPlan,
  board,
  entriesOf,
  perform,
  rolls,
  standing,
} from '../../../helpers/dying-light';

/** A board that bots play, so that nobody has to acknowledge cards. */
function played(plan: BoardPlan = {}): State {
  return { ...board({ bots: [1, 2, 3, 4], ...plan }), active: 'mara' };
}

/** The Runner stands in a Zone and Interacts there; nobody else is around. */
function interact(state: State, tokenId: TokenId, zone: ZoneId, runner: RunnerId = 'mara'): State {
  const there = state.runners.map((one) => (one.id === runner ? { ...one, zone } : one));
  return answer({ ...state, runners: there, active: runner }, acting, {
    type: 'INTERACT',
    tokenId,
    target: null,
  }).state;
}

function without(state: State, ...ids: readonly TokenId[]): State {
  return { ...state, tokens: state.tokens.filter((token) => !ids.includes(token.id)) };
}

function objectives(state: State): readonly string[] {
  return state.tokens.filter((token) => token.kind === 'objective').map(({ id, zone }) => `${id} ${zone}`);
}

const NURSE: Token = aToken('npc-1', 'npc', 'i');

describe('"Last Light Errand" card by card', () => {
  it('is played from the keys to the flare', () => {
    let state = interact(played(), 'obj-a', 'I');
    expect(objectives(state)).toEqual(['obj-b J', 'obj-c F', 'obj-d E']);
    state = interact(state, 'obj-c', 'F');
    state = interact(state, 'obj-b', 'J');
    expect(state.scenario.revealed).toEqual(['S01', 'S02']);
    state = interact(state, 'obj-d', 'E');
    expect(state.tokens.at(-1)).toEqual(NURSE);
    state = interact(state, 'npc-1', 'i');
    state = answer(state, scenarioChoice, { type: 'CHOOSE', optionId: 'nothing' }).state;
    expect(state.tokens.at(-1)).toEqual(aToken('electricity-1', 'electricity', 'D'));
    state = interact(state, 'electricity-1', 'D');
    expect(state.tokens.at(-1)).toEqual(aToken('inhibitor-1', 'inhibitor', 'M'));
    state = interact(state, 'inhibitor-1', 'M');
    expect(state.runners[0]?.items).toEqual(['e-inhibitor']);
    expect(objectives(state)).toEqual(['obj-h C']);
    state = interact(state, 'obj-h', 'C');
    expect(state.scenario.revealed).toEqual(['S01', 'S02', 'S03', 'S04', 'S05', 'S06', 'S11']);
    expect(standing(state)).toEqual({ market: { viral: 1 } });
    expect(perform(state, winCheck).state.outcome).toMatchObject({ scores: { 'seat-1': 10 + 5 * 2 } });
  });

  it.each<[Difficulty, number, string]>([
    ['easy', 1, 'J E'],
    ['easy', 3, 'J E L F'],
    ['normal', 1, 'J F E'],
    ['normal', 4, 'J E G L A'],
    ['hard', 4, 'J E K L A D'],
  ])('#S02 places the relays of %s with %i Runners (4.2)', (difficulty, count, zones) => {
    const runners = RUNNER_IDS.slice(0, count).map((id) => aRunner(id));
    const state = interact(played({ difficulty, runners }), 'obj-a', 'I');
    const relays = state.tokens.filter((token) => token.kind === 'objective');
    expect(relays.map((token) => token.zone).join(' ')).toBe(zones);
    const letters: readonly TokenId[] = ['obj-b', 'obj-c', 'obj-d', 'obj-e', 'obj-f', 'obj-a'];
    expect(relays.map((token) => token.id)).toEqual(letters.slice(0, relays.length));
  });

  it("#S03, DL-NPC-01: the nurse patches a Runner of the group's choice up", () => {
    const before = without(
      played({
        runners: [aRunner('mara').heavy('wd-rib'), aRunner('oskar').light('wd-numb')],
        tokens: [NURSE],
      }),
      'obj-a',
    );
    let state = interact(before, 'npc-1', 'i');
    expect(scenarioChoice.options(state).map((move) => move.optionId)).toEqual(['patch', 'nothing']);
    state = answer(state, scenarioChoice, { type: 'CHOOSE', optionId: 'patch' }).state;
    state = answer(state, pickRunner, { type: 'RUNNER', runnerId: 'mara' }).state;
    expect(state.runners[0]).toMatchObject({ lightWound: null, heavyWounds: [] });
    expect(state.tokens.some((token) => token.kind === 'npc')).toBe(false);
    expect(state.scenario.revealed).toEqual(['S01', 'S04']);
  });

  it('#S03: or gives the actor better tools', () => {
    const before = played({
      runners: [aRunner('mara').pool('basic[jump]')],
      tokens: [NURSE],
      luck: { dice: rolls('parkour', 'climb') },
    });
    let state = interact(before, 'npc-1', 'i');
    expect(scenarioChoice.options(state).map((move) => move.optionId)).toEqual(['tools', 'nothing']);
    state = answer(state, scenarioChoice, { type: 'CHOOSE', optionId: 'tools' }).state;
    state = answer(state, upgrade, { type: 'UPGRADE', dieId: 'die-basic-1', to: 'parkour' }).state;
    expect(state.runners[0]?.pool).toEqual([{ id: 'die-parkour-1', type: 'parkour', face: 2 }]);
    expect(state.scenario.revealed).toEqual(['S01', 'S04']);
  });

  it('#S10: the map in the bag leads to an Epic card on the Grand Hotel and 2 points', () => {
    const before = played({
      luck: {
        draws: [
          { deck: 'common', card: 'c-smoke' },
          { deck: 'epic', card: 'e-vest' },
        ],
      },
    });
    let state = interact(before, 'loot-common-4', 'a');
    expect(objectives(state)).toEqual(['obj-a I', 'obj-g B']);
    state = interact(state, 'obj-g', 'B');
    expect(state.runners[0]?.items).toEqual(['c-smoke', 'e-vest']);
    expect(state.scenario.vars.sideJob).toBe(1);
  });
});

describe('reading cards', () => {
  it('holds the game up until every person has acknowledged the card', () => {
    const before = played({ runners: [aRunner('mara'), aRunner('oskar')], bots: [] });
    let state = interact(before, 'obj-a', 'I');
    expect(ackCard.who(state)).toEqual(['seat-1', 'seat-2']);
    expect(objectives(state)).toEqual([]);
    state = answer(state, ackCard, { type: 'ACK', seat: 'seat-2', cardId: 'S02' }).state;
    expect(ackCard.options(state)).toEqual([{ type: 'ACK', seat: 'seat-1', cardId: 'S02' }]);
    state = answer(state, ackCard, { type: 'ACK', seat: 'seat-1', cardId: 'S02' }).state;
    expect(objectives(state)).toEqual(['obj-b J', 'obj-c E', 'obj-d G']);
    expect(state.stack).toEqual([]);
  });
});

describe('the events', () => {
  it('#S07: one Viral for each Runner in seat order, in the nearest Nest', () => {
    const before = played({ runners: [aRunner('mara').on('e'), aRunner('oskar').on('w')], round: 8 });
    const { state, entries } = perform(before, scenarioEvent);
    expect(entriesOf(entries, 'event')).toEqual([{ type: 'event', number: 1, card: true }]);
    expect(standing(state)).toEqual({ laundryLane: { viral: 1 }, busLoop: { viral: 1 } });
    expect(state.scenario.events).toEqual({ 2: 10, 3: 11 });
  });

  it('#S08: Volatiles near the Runner with the highest Tempo', () => {
    const before = played({
      runners: [aRunner('mara').on('e').tempo(1), aRunner('oskar').on('w').tempo(2)],
      round: 10,
      difficulty: 'hard',
    });
    expect(standing(perform(before, scenarioEvent).state)).toEqual({ busLoop: { volatile: 2 } });
  });

  it('#S09: each Nest spawns 1 Viral', () => {
    expect(standing(perform(played({ round: 11 }), scenarioEvent).state)).toEqual({
      laundryLane: { viral: 1 },
      market: { viral: 1 },
      busLoop: { viral: 1 },
    });
  });
});
