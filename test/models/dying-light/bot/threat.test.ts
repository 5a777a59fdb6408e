import { describe, expect, it } from 'vitest';
import { expectedBlow } from '../../../../models/dying-light/bot/threat';
import type { RunnerId } from '../../../../models/dying-light/ids';
import type { State } from '../../../../models/dying-light/state';
import { aRunner, board } from '../../../helpers/dying-light';

/** Mara on the Fish Hall; Juno there as well, with so many dice on her track, her turn over or not. */
function together(tempo: number, acted: readonly RunnerId[], virals = 2): State {
  const state = board({
    runners: [aRunner('mara').on('F').tempo(2), aRunner('juno').on('F').tempo(tempo)],
    round: 9,
    infected: { bF: { viral: virals }, market: { viral: 4 } },
  });
  const discard = acted.map((id) => `act-${id}` as const);
  return { ...state, active: 'mara', activationDeck: { draw: [], discard } };
}

function blow(state: State): number {
  const [mara] = state.runners;
  if (!mara) throw new Error('Nobody plays.');
  return expectedBlow(state, mara);
}

describe('the blow that is to be expected (section 11.1)', () => {
  const alone = blow({ ...together(0, []), runners: together(0, []).runners.slice(0, 1) });

  it('is shared with company that stays (DL-EATK-02)', () => {
    expect(blow(together(0, ['juno']))).toBeLessThan(alone);
  });

  it('grows with the cards that company draws for the Area (DL-EXP-02)', () => {
    expect(blow(together(6, ['juno']))).toBeGreaterThan(blow(together(0, ['juno'])));
  });

  it('grows with what the Nest next door sends over, by day not onto a roof (DL-SPAWN-01, DL-EMOVE-02)', () => {
    const beside = (round: number) => {
      const state = board({ round, runners: [aRunner('mara').on('F').tempo(6)] });
      return blow({ ...state, activationDeck: { draw: [], discard: ['act-enemy'] } });
    };
    expect(beside(7)).toBe(0);
    expect(beside(9)).toBeGreaterThan(1);
  });

  it('holds no hunt any more once the enemy card has been drawn (DL-NIGHT-04)', () => {
    const hunted = (discard: readonly ('act-enemy' | 'act-juno')[]) => {
      const state = board({
        round: 9,
        runners: [aRunner('mara').on('L')],
        infected: { crossroads: { volatile: 1 } },
      });
      return blow({ ...state, activationDeck: { draw: [], discard: [...discard] } });
    };
    expect(hunted(['act-enemy'])).toBeLessThan(hunted(['act-juno']));
  });

  it('counts on nobody whose turn is still to come', () => {
    expect(blow(together(6, []))).toBe(alone);
  });
});
