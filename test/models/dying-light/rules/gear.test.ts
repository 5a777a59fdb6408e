import { describe, expect, it } from 'vitest';
import {
  damageGear,
  gearBoosts,
  preventingGear,
  preventWithGear,
  whyNotPreventing,
} from '../../../../models/dying-light/rules/gear';
import { draftRunner } from '../../../../models/dying-light/rules/runners';
import { aRunner, board, perform } from '../../../helpers/dying-light';
import { firstRunner } from '../../../helpers/dying-light-moves';

const worn = aRunner('mara').gear('courier', { 'g-cour-j': 'damaged', 'g-cour-g': 'off' });

describe('Gear', () => {
  it('DL-GEAR-01: boosts only with the Momentum die, damaged or not, once it is off no more', () => {
    const runner = firstRunner(board({ runners: [worn.pool('momentum[jump+climb]', 'basic[jump]')] }));
    const [momentum, basic] = runner.pool;
    expect(gearBoosts(runner, momentum ? [momentum] : [])).toEqual(['g-cour-j', 'g-cour-s']);
    expect(gearBoosts(runner, basic ? [basic] : [])).toEqual([]);
  });

  it('DL-GEAR-02: two steps take a token from whole to damaged to removed', () => {
    const steps = perform(board({ runners: [aRunner('mara').gear('brawler')] }), (play) => {
      const runner = draftRunner(play.state, 'mara');
      preventWithGear(play, runner, 'g-braw-j', 'armor');
      preventWithGear(play, runner, 'g-braw-j', 'armor');
      damageGear(play, runner, 'g-braw-s');
    });
    expect(firstRunner(steps.state).gear).toEqual([
      { id: 'g-braw-j', condition: 'off' },
      { id: 'g-braw-g', condition: 'whole' },
      { id: 'g-braw-s', condition: 'damaged' },
    ]);
    expect(steps.entries).toEqual([
      { type: 'gear-used', runner: 'mara', gear: 'g-braw-j', against: 'armor', condition: 'damaged' },
      { type: 'gear-used', runner: 'mara', gear: 'g-braw-j', against: 'armor', condition: 'off' },
      { type: 'gear-damaged', runner: 'mara', gear: 'g-braw-s', condition: 'damaged' },
    ]);
  });

  it('DL-GEAR-03: stops only the effect that it shows', () => {
    const runner = firstRunner(board({ runners: [aRunner('mara').gear('sneak')] }));
    expect(preventingGear(runner, 'exposure')).toEqual(['g-snk-g', 'g-snk-s']);
    expect(preventingGear(runner, 'fatigue')).toEqual([]);
    expect(whyNotPreventing(runner, 'g-snk-j', 'exposure')).toEqual({ id: 'gearMismatch', params: {} });
    expect(whyNotPreventing(runner, 'g-cour-s', 'exposure')).toEqual({ id: 'gearMismatch', params: {} });
    expect(whyNotPreventing(runner, 'g-snk-j', 'armor')).toBeNull();
  });

  it('DL-GEAR-02: a removed token stops nothing', () => {
    const runner = firstRunner(board({ runners: [worn] }));
    expect(whyNotPreventing(runner, 'g-cour-g', 'fatigue')).toEqual({ id: 'gearGone', params: {} });
    expect(preventingGear(runner, 'fatigue')).toEqual([]);
  });
});
