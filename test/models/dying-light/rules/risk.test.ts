import { describe, expect, it } from 'vitest';
import { preventExposure } from '../../../../models/dying-light/decisions/preventExposure';
import { pushFrames } from '../../../../models/dying-light/play';
import { performMove } from '../../../../models/dying-light/rules/move';
import { areaRisk, pushRiskRoll } from '../../../../models/dying-light/rules/risk';
import { draftRunner } from '../../../../models/dying-light/rules/runners';
import type { State } from '../../../../models/dying-light/state';
import {
  answer,
  aRunner,
  aToken,
  board,
  entriesOf,
  perform,
  rolls,
  standing,
} from '../../../helpers/dying-light';
import { aMove, firstRunner, onTurn } from '../../../helpers/dying-light-moves';

const risk = (state: State, total: number) =>
  perform(state, (play) => pushRiskRoll(play, firstRunner(state).id, total, 'printCourt'));

const rolling = (...faces: readonly string[]) => ({ dice: rolls('risk', ...faces) });

describe('Risk', () => {
  it('TV-16, DL-RISK-01, DL-RISK-08: a Jump by night out of Fire and two Virals with one Evade', () => {
    const state = onTurn({
      round: 8,
      runners: [aRunner('oskar').on('J').pool('parkour[jump+evade]')],
      infected: { bJ: { viral: 2 } },
      tokens: [aToken('fire-3', 'fire', 'J')],
      luck: rolling('exposure', 'exposure', 'spawn'),
    });
    const move = aMove('jump', 'I', ['die-parkour-1'], {
      boosts: [
        { dieId: 'die-parkour-1', icon: 'jump' },
        { dieId: 'die-parkour-1', icon: 'evade' },
      ],
    });
    const done = perform(state, (play) => performMove(play, draftRunner(play.state, 'oskar'), move));
    expect(entriesOf(done.entries, 'risk-rolled')).toEqual([
      { type: 'risk-rolled', runner: 'oskar', symbols: ['exposure', 'exposure', 'spawn'], total: 3 },
    ]);
    expect(firstRunner(done.state).exposureToken).toBe(true);
    expect(firstRunner(done.state).chase).toBeNull();
    expect(standing(done.state)).toEqual({ bJ: { viral: 2 }, bI: { viral: 1 } });
  });

  it('TV-17, DL-RISK-04: the cap of four dice comes after everything else', () => {
    const done = risk(board({ luck: rolling('safe', 'safe', 'safe', 'safe') }), 5);
    expect(done.entries).toEqual([
      { type: 'risk-rolled', runner: 'mara', symbols: ['safe', 'safe', 'safe', 'safe'], total: 5 },
    ]);
  });

  it('DL-RISK-04: no Risk, no roll', () => {
    expect(risk(board(), 0).entries).toEqual([]);
  });

  it('TV-18, DL-RISK-05, DL-RISK-06: two exposures with a token are one Chase, the token stays', () => {
    const state = board({
      runners: [aRunner('mara').exposed()],
      luck: rolling('exposure', 'exposure'),
    });
    const next = risk({ ...state, chase: ['ch-scent', 'ch-pack'] }, 2).state;
    expect(firstRunner(next)).toMatchObject({ chase: 'ch-scent', exposureToken: true });
    expect(next.chase).toEqual(['ch-pack']);
  });

  it('TV-19, DL-GEAR-02: courier shoes take the exposure', () => {
    const state = board({ runners: [aRunner('mara').gear('courier')], luck: rolling('exposure') });
    const asked = risk(state, 1);
    expect(preventExposure.options(asked.state)).toEqual([
      { type: 'USE_GEAR', gearId: 'g-cour-s' },
      { type: 'DECLINE' },
    ]);
    const saved = answer(asked.state, preventExposure, { type: 'USE_GEAR', gearId: 'g-cour-s' });
    expect(saved.entries).toEqual([
      { type: 'gear-used', runner: 'mara', gear: 'g-cour-s', against: 'exposure', condition: 'damaged' },
    ]);
    expect(firstRunner(saved.state).exposureToken).toBe(false);
  });

  it('DL-RISK-05: symbols follow in the order fatigue, wound, exposure, spawn', () => {
    const state = board({
      runners: [aRunner('mara').on('r').track('basic[jump]', 'basic[climb]')],
      luck: { dice: rolls('risk', 'spawn', 'exposure', 'wound', 'fatigue') },
    });
    const first = risk(state, 4);
    expect(first.state.stack.map((frame) => frame.type)).toEqual([
      'riskSymbol',
      'riskSymbol',
      'riskSymbol',
      'fatigueDie',
    ]);
    const rest = perform(first.state, (play) => {
      play.state.stack.pop();
    });
    expect(rest.entries.map((entry) => entry.type)).toEqual([
      'wound-light',
      'exposure-token-taken',
      'infected-spawned',
    ]);
  });

  it('DL-RISK-07: a wound symbol is one Wound', () => {
    const done = risk(board({ luck: rolling('wound', 'wound') }), 2);
    expect(entriesOf(done.entries, 'wound-light')).toHaveLength(1);
    expect(firstRunner(done.state).heavyWounds).toEqual([]);
  });

  it('DL-RISK-08: spawns a Biter by day, nothing in UV light', () => {
    expect(standing(risk(board({ luck: rolling('spawn') }), 1).state)).toEqual({ printCourt: { biter: 1 } });
    const lit = board({ luck: rolling('spawn'), lanterns: ['printCourt'] });
    expect(standing(risk(lit, 1).state)).toEqual({});
  });

  it('DL-RISK-02, DL-RISK-03: an Area risks its standing enemies and its Fire', () => {
    const state = board({ infected: { busLoop: { biter: 2, howler: 1 } }, down: { busLoop: { viral: 1 } } });
    expect(areaRisk(state, 'busLoop')).toBe(4);
    expect(areaRisk(state, 'hideoutYard')).toBe(0);
  });

  it('TV-24, DL-FAT-02: fatigue with both slots taken and no Gear is a Wound', () => {
    const state = board({
      runners: [aRunner('mara').fatigue('basic[jump]', 'basic[jump]').pool('basic[climb]')],
      luck: rolling('fatigue'),
    });
    expect(entriesOf(risk(state, 1).entries, 'wound-light')).toEqual([
      { type: 'wound-light', runner: 'mara' },
    ]);
  });

  it('a wound that a symbol brings is finished before the next symbol', () => {
    const state = board({
      runners: [aRunner('mara').light('wd-panic').on('r')],
      infected: { crossroads: { biter: 1 } },
      luck: rolling('spawn', 'wound'),
    });
    const done = risk(state, 2);
    expect(done.entries.map((entry) => entry.type)).toEqual([
      'risk-rolled',
      'wound-heavy',
      'infected-moved',
      'infected-spawned',
    ]);
  });

  it('DL-WND-07: a Fatigue that overflows is queued before the remaining effects', () => {
    const state = board({ runners: [aRunner('mara').fatigue('basic[jump]', 'basic[jump]')] });
    const done = perform(state, (play) =>
      pushFrames(
        play,
        { type: 'forcedFatigue', runner: 'mara', source: 'wound' },
        { type: 'exposureToken', runner: 'mara' },
      ),
    );
    expect(done.entries.map((entry) => entry.type)).toEqual(['wound-light', 'exposure-token-taken']);
  });
});
