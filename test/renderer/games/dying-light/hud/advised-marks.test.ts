import { expect, it } from 'vitest';
import { AREA_IDS } from '../../../../../models/dying-light/ids';
import { zonesOf } from '../../../../../models/dying-light/map';
import type { Move } from '../../../../../models/dying-light/moves';
import { withAdvised } from '../../../../../renderer/games/dying-light/hud/advised-marks';
import type { Highlight } from '../../../../../renderer/games/dying-light/scene/marks';
import { aRunner, board } from '../../../../helpers/dying-light';

const state = board({ runners: [aRunner('mara').on('u')] });
const marks: readonly Highlight[] = [
  { zone: 't', tone: 'cheap', label: '1 die' },
  { zone: 'I', tone: 'dear', label: '2 dice' },
];
const step: Move = { type: 'STEP', to: 't' };

it('the place that advice is about stands out in a tone of its own and says so, with its price', () => {
  expect(withAdvised(marks, step, state)).toEqual([
    { zone: 'I', tone: 'dear', label: '2 dice' },
    { zone: 't', tone: 'focus', label: 'Advice: 1 die' },
  ]);
});

it('advice about an Area marks the Area', () => {
  const area = AREA_IDS.find((id) => zonesOf(id).length > 1) ?? 'crossroads';
  expect(withAdvised([], { type: 'RESOLVE_AREA', areaId: area }, state)).toEqual([
    { area, tone: 'focus', label: 'Advice' },
  ]);
});

it('without advice, and with advice about no place, the table stays as it is', () => {
  expect(withAdvised(marks, null, state)).toBe(marks);
  expect(withAdvised(marks, { type: 'PASS' }, state)).toBe(marks);
});
