import { describe, expect, it } from 'vitest';
import { passPreview } from '../../../models/dying-light/pass-preview';
import type { State } from '../../../models/dying-light/state';
import { aRunner, board } from '../../helpers/dying-light';

function previewOf(state: State) {
  const [runner] = state.runners;
  if (!runner) throw new Error('Nobody is there.');
  return passPreview(state, runner);
}

describe('the worst that is known before PASS', () => {
  it('counts enemies here, those next door that may come, cards and Defense', () => {
    const state = board({
      runners: [aRunner('mara').on('u').pool('basic[block]', 'basic[jump]').track('basic[jump]')],
      infected: { pumpAlley: { biter: 1 }, printCourt: { biter: 3 }, hideoutYard: { viral: 1 } },
    });
    expect(previewOf(state)).toEqual({ enemies: 1, arriving: 2, cards: 1, defence: 3 });
  });

  it('leaves out Biters that can not climb (DL-EMOVE-03)', () => {
    const state = board({
      runners: [aRunner('mara').on('I').track('basic[jump]')],
      infected: { printCourt: { biter: 3 } },
    });
    expect(previewOf(state)).toEqual({ enemies: 0, arriving: 0, cards: 1, defence: 0 });
  });

  it('draws no card in UV light (DL-ENV-05)', () => {
    const state = board({
      uvSpot: true,
      runners: [aRunner('mara').on('b').track('basic[jump]')],
      infected: { market: { viral: 2 } },
    });
    expect(previewOf(state)).toEqual({ enemies: 0, arriving: 0, cards: 0, defence: 0 });
  });
});
