import { describe, expect, it } from 'vitest';
import { passPreview } from '../../../models/dying-light/pass-preview';
import type { State } from '../../../models/dying-light/state';
import { aRunner, aToken, board } from '../../helpers/dying-light';

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
    expect(previewOf(state)).toEqual({ enemies: 1, arriving: 2, power: 3, cards: 1, defence: 3 });
  });

  it('leaves out Biters that can not climb (DL-EMOVE-03)', () => {
    const state = board({
      runners: [aRunner('mara').on('I').track('basic[jump]')],
      infected: { printCourt: { biter: 3 } },
    });
    expect(previewOf(state)).toEqual({ enemies: 0, arriving: 0, power: 0, cards: 1, defence: 0 });
  });

  it('draws no card in UV light (DL-ENV-05)', () => {
    const state = board({
      uvSpot: true,
      runners: [aRunner('mara').on('b').track('basic[jump]')],
      infected: { market: { viral: 2 } },
    });
    expect(previewOf(state)).toEqual({ enemies: 0, arriving: 0, power: 0, cards: 0, defence: 0 });
  });

  it('counts what spawns in a Nest next door and then moves in: nobody stood there, and yet they come (DL-SPAWN-02, DL-EXP-03)', () => {
    const beside = (round: number, ...spent: readonly 'basic[jump]'[]) =>
      previewOf(
        board({
          round,
          runners: [
            aRunner('mara')
              .on('t')
              .track(...spent),
          ],
          tokens: [aToken('nest-9', 'nest', 'u')],
        }),
      );
    expect(beside(8, 'basic[jump]')).toMatchObject({ enemies: 0, arriving: 1, power: 1, cards: 1 });
    expect(beside(7, 'basic[jump]')).toMatchObject({ enemies: 0, arriving: 1, power: 1, cards: 1 });
    expect(beside(8, 'basic[jump]', 'basic[jump]', 'basic[jump]')).toMatchObject({ arriving: 2, cards: 2 });
  });

  it('counts what spawns in the very Area of the Runner (DL-SPAWN-02)', () => {
    const state = board({
      runners: [aRunner('mara').on('t').track('basic[jump]')],
      tokens: [aToken('nest-9', 'nest', 't')],
    });
    expect(previewOf(state)).toMatchObject({ enemies: 0, arriving: 2, power: 2 });
  });
});
