import { describe, expect, it } from 'vitest';
import { groupSeats } from '../../../../models/dying-light/rules/deciders';
import { aRunner, board } from '../../../helpers/dying-light';

const trio = [aRunner('mara'), aRunner('oskar'), aRunner('juno')];

describe('DL-GOLD-02: who decides for the group', () => {
  it('offers the choice to every person, the involved ones first', () => {
    const state = board({ runners: trio });
    expect(groupSeats(state, ['oskar'])).toEqual(['seat-2', 'seat-1', 'seat-3']);
  });

  it('takes everybody for involved when nobody is named', () => {
    expect(groupSeats(board({ runners: trio }))).toEqual(['seat-1', 'seat-2', 'seat-3']);
  });

  it('asks people only, when a person and bots are involved', () => {
    const state = board({ runners: trio, bots: [1, 3] });
    expect(groupSeats(state, ['mara', 'oskar'])).toEqual(['seat-2']);
  });

  it('leaves it to the bot of the lowest involved seat, when only bots are involved', () => {
    const state = board({ runners: trio, bots: [2, 3] });
    expect(groupSeats(state, ['juno', 'oskar'])).toEqual(['seat-2']);
  });
});
