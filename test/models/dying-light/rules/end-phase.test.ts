import { describe, expect, it } from 'vitest';
import { SCENARIOS } from '../../../../models/dying-light/content/scenarios';
import * as endPhase from '../../../../models/dying-light/rules/end-phase';
import { nightfallDue } from '../../../../models/dying-light/rules/phases';
import type { State } from '../../../../models/dying-light/state';
import { aRunner, board, entriesOf, perform, standing } from '../../../helpers/dying-light';

function lit(state: State): State {
  return { ...state, scenario: { ...state.scenario, vars: { ...state.scenario.vars, flareLit: 1 } } };
}

describe('what the End Phase puts right', () => {
  it('stands all knocked-down Infected up (DL-END-01, DL-ATK-07, TV-70)', () => {
    const start = board({ infected: { bJ: { viral: 1 } }, down: { bJ: { viral: 2 }, market: { biter: 1 } } });
    const { state, entries } = perform(start, endPhase.standUpAll);
    expect(standing(state)).toEqual({ market: { biter: 1 }, bJ: { viral: 3 } });
    expect(state.areas.bJ.down.viral).toBe(0);
    expect(entries).toEqual([{ type: 'infected-stood-up', count: 3 }]);
  });

  it('puts lanterns out, and nothing happens to the Nest below (DL-END-02, edge case 28)', () => {
    const { state, entries } = perform(board({ lanterns: ['market'] }), endPhase.clearLanterns);
    expect(state.lanterns).toEqual([]);
    expect(entries).toEqual([{ type: 'uv-off', area: 'market' }]);
  });

  it('leaves the Momentum die with who has Tempo 4 (DL-END-03, DL-MOM-03, TV-59)', () => {
    const { state, entries } = perform(
      board({ runners: [aRunner('mara').tempo(4).momentum()] }),
      endPhase.momentumCheck,
    );
    expect(state.runners[0]?.momentumSpot?.type).toBe('momentum');
    expect(entries).toEqual([{ type: 'momentum-kept', runner: 'mara', tempo: 4 }]);
  });

  it('takes it from who has less, from wherever it is (DL-MOM-03, TV-60, edge case 7)', () => {
    const runners = [
      aRunner('mara').tempo(3).momentum(),
      aRunner('oskar').tempo(3).cooldown('momentum[power+push]'),
    ];
    const { state } = perform(board({ runners }), endPhase.momentumCheck);
    expect(state.runners.map((runner) => [runner.momentumSpot, runner.cooldown[0]])).toEqual([
      [null, null],
      [null, null],
    ]);
    expect(state.supply.momentum).toHaveLength(4);
  });
});

describe('the end of the game', () => {
  const atTheTower = [aRunner('mara').on('C'), aRunner('teo').on('c')];

  it('is a win with the flare lit and everybody safe (DL-WIN-01, DL-END-04, TV-67)', () => {
    const { state } = perform(lit(board({ round: 10, runners: atTheTower })), endPhase.winCheck);
    expect(state.outcome).toMatchObject({
      winners: state.seats.map(({ id }) => id),
      reason: 'dl.outcome.objective',
    });
  });

  it('is no win without the flare or with one Runner outside', () => {
    expect(perform(board({ runners: atTheTower }), endPhase.winCheck).state.outcome).toBeNull();
    const outside = lit(board({ runners: [aRunner('mara').on('C'), aRunner('teo').on('g')] }));
    expect(perform(outside, endPhase.winCheck).state.outcome).toBeNull();
  });

  it('is a loss when the last Round ends (DL-END-04, TV-68)', () => {
    expect(perform(board({ round: 11 }), endPhase.lossCheck).state.outcome).toBeNull();
    const { state } = perform(board({ round: 12 }), endPhase.lossCheck);
    expect(state.outcome).toMatchObject({ winners: [], reason: 'dl.outcome.time' });
  });

  it('is a win, not a loss, when the last Round meets the objective (DL-WIN-03)', () => {
    const { state } = perform(lit(board({ round: 12, runners: atTheTower })), (play) => {
      endPhase.winCheck(play);
      endPhase.lossCheck(play);
    });
    expect(state.outcome?.winners).not.toEqual([]);
  });

  it('is a loss with the flare lit and one Runner outside in the last Round (edge case 41)', () => {
    const outside = lit(board({ round: 12, runners: [aRunner('mara').on('C'), aRunner('teo').on('g')] }));
    const { state } = perform(outside, (play) => {
      endPhase.winCheck(play);
      endPhase.lossCheck(play);
    });
    expect(state.outcome?.reason).toBe('dl.outcome.time');
  });
});

describe('the Round marker', () => {
  it('goes on by one (DL-END-04)', () => {
    const { state } = perform(board({ round: 8 }), endPhase.advanceMarker);
    expect(state.round).toBe(9);
    expect(nightfallDue(state)).toBe(false);
  });

  it('brings nightfall when it reaches 8 (DL-END-05, DL-ROUND-04)', () => {
    expect(nightfallDue(perform(board({ round: 7 }), endPhase.advanceMarker).state)).toBe(true);
  });

  it('returns from 14 to 1, where it is day again (DL-ROUND-04)', () => {
    const exposure = { draw: ['exp-teal-1' as const], discard: ['exp-teal-2' as const] };
    const start = board({ round: 14, runners: [aRunner('mara').having({ exposure })] });
    const { state, entries } = perform(start, endPhase.advanceMarker);
    expect(state.round).toBe(1);
    expect(state.runners[0]?.exposure.draw.toSorted()).toEqual(['exp-teal-1', 'exp-teal-2']);
    expect(entries).toEqual([
      { type: 'daybreak' },
      { type: 'exposure-reshuffled', runner: 'mara', turned: true },
    ]);
  });
});

describe('an Event token', () => {
  it('is executed on its space and leaves the tracker (DL-END-05)', () => {
    const { state, entries } = perform(board({ round: 11, infected: {} }), endPhase.scenarioEvent);
    expect(state.scenario.events).toEqual({ 1: 8, 2: 10 });
    expect(entriesOf(entries, 'event')).toEqual([{ type: 'event', number: 3, card: true }]);
    expect(entries.map((entry) => entry.type)).toContain('card-revealed');
  });

  it('is told by its number where its card comes only on a condition, or once (DL-END-05)', () => {
    const errand = SCENARIOS['sc-errand'];
    const changes = [{ when: { cond: 'wounded', runner: 'any' } }, { once: true }] as const;
    for (const change of changes) {
      const triggers = errand.triggers.map((one) => (one.id === 'event-3' ? { ...one, ...change } : one));
      const start = board({ round: 11, infected: {} });
      const rules = { ...errand, triggers };
      const scenario = { name: 'Night', maker: 'Ada', text: '', picture: 'sc-errand', rules } as const;
      const own = { ...start, options: { ...start.options, scenario } };
      const { entries } = perform(own, endPhase.scenarioEvent);
      expect(entriesOf(entries, 'event')).toEqual([{ type: 'event', number: 3 }]);
    }
  });

  it('waits elsewhere', () => {
    const { state, entries } = perform(board({ round: 9 }), endPhase.scenarioEvent);
    expect(state.scenario.events).toEqual({ 1: 8, 2: 10, 3: 11 });
    expect(entries).toEqual([]);
  });
});
