import { describe, expect, it } from 'vitest';
import { chooseSpreadStart } from '../../../../models/dying-light/decisions/chooseSpreadStart';
import type { Entry } from '../../../../models/dying-light/entries';
import type { AreaId } from '../../../../models/dying-light/ids';
import { pushFrames } from '../../../../models/dying-light/play';
import { inSupply } from '../../../../models/dying-light/rules/infected';
import type { State } from '../../../../models/dying-light/state';
import {
  answer,
  aRunner,
  type BoardPlan,
  board,
  entriesOf,
  perform,
  standing,
} from '../../../helpers/dying-light';

/** Lights an Area and answers every question with its first option. */
function light(plan: BoardPlan, area: AreaId): { state: State; entries: readonly Entry[] } {
  let step = perform(board({ ...plan, lanterns: [area] }), (play) =>
    pushFrames(play, { type: 'uvOn', area }),
  );
  const entries = [...step.entries];
  for (;;) {
    const [first] = step.state.stack.length > 0 ? chooseSpreadStart.options(step.state) : [];
    if (!first) return { state: step.state, entries };
    step = answer(step.state, chooseSpreadStart, first);
    entries.push(...step.entries);
  }
}

describe('an Area that becomes a UV Area (DL-ENV-06)', () => {
  it('is left by everybody, pass after pass (TV-65)', () => {
    const { state, entries } = light({ infected: { tramBend: { viral: 3, biter: 2 } } }, 'tramBend');
    expect(state.areas.tramBend.standing).toEqual({ biter: 0, viral: 0, volatile: 0, howler: 0 });
    expect(inSupply(state, 'viral')).toBe(9);
    expect(inSupply(state, 'biter')).toBe(30);
    expect(entriesOf(entries, 'infected-removed')).toEqual([]);
    const biterAreas = entriesOf(entries, 'infected-moved').filter((moved) => moved.infected === 'biter');
    expect(biterAreas.every(({ to }) => to === 'laundryLane' || to === 'market')).toBe(true);
  });

  it('stands the knocked-down ones up first', () => {
    const { state } = light({ down: { bC: { viral: 2 } } }, 'bC');
    expect(state.areas.bC.down.viral).toBe(0);
    expect(standing(state)).toEqual({ tramBend: { viral: 1 }, market: { viral: 1 } });
  });

  it('drives Howlers out last, over the borders that Biters may use', () => {
    const { state } = light({ infected: { bC: { howler: 1, biter: 1 } } }, 'bC');
    expect(standing(state)).toEqual({ market: { biter: 1, howler: 1 } });
  });

  it('removes who cannot leave', () => {
    const { state, entries } = light({ infected: { coalYard: { biter: 2 } } }, 'coalYard');
    expect(standing(state)).toEqual({});
    expect(inSupply(state, 'biter')).toBe(32);
    expect(entriesOf(entries, 'infected-removed')).toHaveLength(2);
  });

  it('is safe for the Runner in it, even if those next to it are not (edge case 27)', () => {
    const runners = [aRunner('mara').on('C').chased(), aRunner('teo').on('g')];
    const { state } = light({ runners, infected: { bC: { biter: 2 } } }, 'bC');
    expect(standing(state)).toEqual({ market: { biter: 2 } });
    expect(state.runners[0]?.chase).toBeNull();
  });
});
