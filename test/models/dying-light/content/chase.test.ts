import { expect, it } from 'vitest';
import { CHASE, CHASED_EXPOSURE } from '../../../../models/dying-light/content/chase';
import { CHASE_IDS } from '../../../../models/dying-light/ids';

it('DL-CHASE-01 DL-CHASE-03 there is one Chase card for each of four Runners', () => {
  expect(CHASE_IDS.map((id) => CHASE[id])).toEqual([
    { id: 'ch-sprinter', onTaking: { kind: 'spawn-here', count: 1 } },
    { id: 'ch-pack', onTaking: { kind: 'enemy-moves', count: 2 } },
    { id: 'ch-hunter', onTaking: { kind: 'spawn-nearest-nest', day: 'viral', night: 'volatile' } },
    { id: 'ch-scent', onTaking: null },
  ]);
});

it('DL-CHASE-02 being chased adds 1 to the Exposure Value', () => {
  expect(CHASED_EXPOSURE).toBe(1);
});
