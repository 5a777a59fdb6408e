import { describe, expect, it } from 'vitest';
import { preventExposure } from '../../../../models/dying-light/decisions/preventExposure';
import { preventWound } from '../../../../models/dying-light/decisions/preventWound';
import { pushRiskRoll } from '../../../../models/dying-light/rules/risk';
import { answer, aRunner, board, perform, rolls } from '../../../helpers/dying-light';
import { firstRunner } from '../../../helpers/dying-light-moves';
import type { RunnerPlan } from '../../../helpers/dying-light-runner';

const rolled = (plan: RunnerPlan, symbol: string) =>
  perform(board({ runners: [plan], luck: { dice: rolls('risk', symbol) } }), (play) =>
    pushRiskRoll(play, 'mara', 1, 'printCourt'),
  ).state;

describe('Gear against an effect', () => {
  it('DL-GEAR-03: Armor stops the Wound of a Risk roll, the Runner decides', () => {
    const asked = rolled(aRunner('mara').gear('brawler', { 'g-braw-j': 'off' }), 'wound');
    expect(preventWound.who(asked)).toEqual(['seat-1']);
    expect(preventWound.forceable(asked)).toBe(false);
    expect(preventWound.options(asked)).toEqual([
      { type: 'USE_GEAR', gearId: 'g-braw-g' },
      { type: 'DECLINE' },
    ]);
    const saved = answer(asked, preventWound, { type: 'USE_GEAR', gearId: 'g-braw-g' }).state;
    expect([firstRunner(saved).lightWound, saved.stack]).toEqual([null, []]);
    const hurt = answer(asked, preventWound, { type: 'DECLINE' });
    expect(hurt.entries).toEqual([{ type: 'wound-light', runner: 'mara' }]);
  });

  it('DL-GEAR-03: refuses Gear that does not fit or is gone, and moves that nobody asked for', () => {
    const asked = rolled(aRunner('mara').gear('brawler', { 'g-braw-j': 'off' }), 'wound');
    const why = (gearId: 'g-braw-j' | 'g-braw-s') => preventWound.why(asked, { type: 'USE_GEAR', gearId });
    expect(why('g-braw-j')).toEqual({ id: 'gearGone', params: {} });
    expect(why('g-braw-s')).toEqual({ id: 'gearMismatch', params: {} });
    expect(preventWound.why(asked, { type: 'PASS' })).toEqual({ id: 'notYourTurn', params: {} });
  });

  it('DL-GEAR-03: exposure Gear also stops what would have been a Chase', () => {
    const asked = rolled(aRunner('mara').gear('sneak').exposed(), 'exposure');
    const saved = answer(asked, preventExposure, { type: 'USE_GEAR', gearId: 'g-snk-s' }).state;
    expect(firstRunner(saved)).toMatchObject({ exposureToken: true, chase: null });
    const chased = answer(asked, preventExposure, { type: 'DECLINE' });
    expect(chased.entries.map((entry) => entry.type)).toContain('chase-taken');
  });

  it('asks nothing when no Gear would help', () => {
    const state = rolled(aRunner('mara').gear('sneak', { 'g-snk-j': 'off' }), 'wound');
    expect(firstRunner(state).lightWound).not.toBeNull();
    expect(state.stack).toEqual([]);
  });
});
