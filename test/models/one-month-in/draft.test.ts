import { describe, expect, it } from 'vitest';
import { createSession } from '../../../machines/kernel/session';
import { oneMonthIn } from '../../../machines/one-month-in/game';
import { deepFreeze } from '../../../models/kernel/records';
import { LAYOUTS } from '../../../models/one-month-in/content/layouts';
import { copyOf } from '../../../models/one-month-in/draft';
import { LAYOUT_IDS } from '../../../models/one-month-in/ids';
import { USUAL } from '../../helpers/one-month-in';
import { people, playToEnd } from '../../helpers/random-play';

describe('the copy of a state that rules change', () => {
  it.each(LAYOUT_IDS)('is the same and shares nothing that a move changes in place, on %s', (layout) => {
    const seats = people(LAYOUTS[layout].bases.length);
    const options = { ...USUAL, layout, maxRounds: 15 } as const;
    let moves = 0;
    const end = playToEnd(createSession(oneMonthIn, { seats, seed: 'draft', options }), 'draft', {
      look: (session) => {
        const { state } = session.whole().position;
        if (moves++ % 25 === 0) expect(copyOf(state)).toEqual(state);
        // What is frozen throws when it is changed, and the state before each move is.
        deepFreeze(state);
      },
    });
    expect(end.whole().outcome).not.toBeNull();
  });
});
