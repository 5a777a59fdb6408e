import { describe, expect, it } from 'vitest';
import { chooseSpreadStart } from '../../../../models/dying-light/decisions/chooseSpreadStart';
import type { AreaId } from '../../../../models/dying-light/ids';
import { pushFrames } from '../../../../models/dying-light/play';
import type { State } from '../../../../models/dying-light/state';
import { answer, aRunner, board, entriesOf, perform, standing } from '../../../helpers/dying-light';

function spread(state: State, area: AreaId) {
  return perform(state, (play) => pushFrames(play, { type: 'spread', area, everybody: false }));
}

describe('Spread', () => {
  it('starts at the neighbour with the fewest standing enemies (DL-SPREAD-01)', () => {
    const infected = {
      bG: { viral: 1, volatile: 1 },
      canalStreet: { biter: 2 },
      bH: { biter: 1 },
      market: { biter: 3 },
    };
    const { entries } = spread(board({ infected }), 'bG');
    expect(entriesOf(entries, 'spread-started')).toEqual([
      { type: 'spread-started', area: 'bG', start: 'bH' },
    ]);
  });

  it('goes on clockwise, once each, Volatiles before Virals before Biters (DL-SPREAD-01, DL-SPREAD-02)', () => {
    const infected = {
      bG: { biter: 1, viral: 1, volatile: 1 },
      canalStreet: { biter: 2 },
      bH: { biter: 1 },
      market: { biter: 3 },
    };
    const { entries } = spread(board({ infected }), 'bG');
    expect(entriesOf(entries, 'infected-moved').map((moved) => [moved.infected, moved.to])).toEqual([
      ['volatile', 'bH'],
      ['viral', 'market'],
    ]);
  });

  it('asks the group where to start when it makes a difference (DL-SPREAD-01, DL-GOLD-02)', () => {
    const asked = spread(board({ infected: { bC: { volatile: 1 } } }), 'bC');
    expect(chooseSpreadStart.options(asked.state)).toEqual([
      { type: 'AREA', areaId: 'market' },
      { type: 'AREA', areaId: 'tramBend' },
    ]);
    expect(chooseSpreadStart.why(asked.state, { type: 'AREA', areaId: 'bG' })?.id).toBe('noEffect');
    const { state } = answer(asked.state, chooseSpreadStart, { type: 'AREA', areaId: 'tramBend' });
    expect(standing(state)).toEqual({ tramBend: { volatile: 1 } });
  });

  it('asks nothing when every start leads to the same position', () => {
    const { state } = spread(board({ infected: { bC: { viral: 4 } } }), 'bC');
    expect(state.stack).toEqual([]);
    expect(standing(state)).toEqual({ tramBend: { viral: 1 }, market: { viral: 1 }, bC: { viral: 2 } });
  });

  it('keeps its start even where nobody can enter (DL-SPREAD-01)', () => {
    const infected = { bC: { biter: 3 }, market: { biter: 1 } };
    const { state, entries } = spread(board({ infected }), 'bC');
    expect(entriesOf(entries, 'spread-started')).toEqual([
      { type: 'spread-started', area: 'bC', start: 'tramBend' },
    ]);
    expect(standing(state)).toEqual({ market: { biter: 2 }, bC: { biter: 2 } });
  });

  it('moves standing common Infected only: no Howlers, nobody knocked down (DL-SPREAD-03)', () => {
    const { state } = spread(board({ infected: { bC: { howler: 2 } }, down: { bC: { viral: 2 } } }), 'bC');
    expect(standing(state)).toEqual({ bC: { howler: 2 } });
    expect(state.areas.bC.down.viral).toBe(2);
  });

  it('lets Infected leave a Runner and enter Areas with Runners or with six (DL-SPREAD-03, DL-SPREAD-04)', () => {
    const runners = [aRunner('mara').on('C'), aRunner('teo').on('g')];
    const infected = { bC: { viral: 2 }, market: { biter: 6 }, tramBend: { biter: 6 } };
    const { state } = spread(board({ runners, infected }), 'bC');
    expect(standing(state)).toEqual({ tramBend: { viral: 1, biter: 6 }, market: { viral: 1, biter: 6 } });
  });

  it('never enters UV light and does not start there (DL-SPREAD-01, DL-ENV-05)', () => {
    const { state, entries } = spread(
      board({ uvSpot: true, infected: { bC: { viral: 2 }, market: { biter: 1 } } }),
      'bC',
    );
    expect(entriesOf(entries, 'spread-started')[0]?.start).toBe('market');
    expect(standing(state)).toEqual({ market: { viral: 1, biter: 1 }, bC: { viral: 1 } });
  });

  it('moves nobody where nothing leads out', () => {
    const { state, entries } = spread(board({ infected: { coalYard: { biter: 6 } } }), 'coalYard');
    expect(standing(state)).toEqual({ coalYard: { biter: 6 } });
    expect(entries).toEqual([]);
  });
});
