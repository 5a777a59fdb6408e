import { expect, it } from 'vitest';
import { intentMarks } from '../../../../../renderer/games/survive-until-daylight/hud/threat-marks';
import { table } from '../../../../helpers/survive-until-daylight';

const labelsOf = (state: Parameters<typeof intentMarks>[0]) => intentMarks(state).map(({ label }) => label);

it('shows whom each enemy attacks, Survivors first, and how hard at worst (SD-ENEM-01, SD-ENEM-02)', () => {
  const state = table({ line: ['wanderer', 'survivor', 'raider', 'brute'], holder: 1 });
  const labels = labelsOf(state);
  expect(labels).toHaveLength(3);
  expect(labels[0]).toBe('a Survivor');
  expect(labels[2]).toMatch(/: up to 4$/);
});

it('shows nothing while nobody stands on the line', () => {
  expect(labelsOf(table())).toEqual([]);
});
