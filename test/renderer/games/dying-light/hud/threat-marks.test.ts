import { expect, it } from 'vitest';
import { passPreview } from '../../../../../models/dying-light/pass-preview';
import { threatMarks } from '../../../../../renderer/games/dying-light/hud/threat-marks';
import { aRunner, board } from '../../../../helpers/dying-light';

const state = board({
  runners: [aRunner('mara').on('u').pool('basic[block]').track('basic[jump]')],
  infected: { pumpAlley: { biter: 1 }, printCourt: { biter: 3 }, hideoutYard: { viral: 1 } },
});

it('shows who may come from where and how hard they strike, with the numbers of the warning before a turn ends (DL-EMOVE-02, DL-EATK-03)', () => {
  const [runner] = state.runners;
  const power = runner && passPreview(state, runner).power;
  expect(threatMarks(state)).toEqual([
    { area: 'pumpAlley', tone: 'threat', label: `strike 1, at worst ${power}` },
    { area: 'hideoutYard', tone: 'threat', label: '1 Viral may come to Pump Alley' },
    { area: 'printCourt', tone: 'threat', label: '3 Biters may come to Pump Alley' },
  ]);
});

it('says nothing of blows where nobody can strike', () => {
  const alone = board({ runners: [aRunner('mara').on('u')], infected: {} });
  expect(threatMarks(alone)).toEqual([]);
});
