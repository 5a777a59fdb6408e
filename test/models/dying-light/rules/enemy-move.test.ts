import { describe, expect, it } from 'vitest';
import { chooseSweepStart } from '../../../../models/dying-light/decisions/chooseSweepStart';
import type { AreaId } from '../../../../models/dying-light/ids';
import { pushFrames } from '../../../../models/dying-light/play';
import type { State } from '../../../../models/dying-light/state';
import { answer, aRunner, board, entriesOf, perform, standing } from '../../../helpers/dying-light';

function moves(state: State, area: AreaId, count: number, sprinters = false) {
  return perform(state, (play) =>
    pushFrames(play, { type: 'moves', area, count, sprinters, pass: 'volatile' }),
  );
}

const MARA_ON_J = [aRunner('mara').on('J')];

describe('the Move step', () => {
  it('brings Volatiles, then Virals, then Biters, and loses what is left (DL-EMOVE-01..06, TV-40)', () => {
    const start = board({
      round: 8,
      runners: [aRunner('mara').on('J'), aRunner('oskar').on('n')],
      infected: {
        busLoop: { volatile: 1, viral: 1, biter: 1 },
        coalYard: { viral: 1, biter: 1 },
        printCourt: { biter: 1 },
        crossroads: { volatile: 2 },
      },
    });
    const { state, entries } = moves(start, 'bJ', 4);
    expect(state.stack).toEqual([]);
    expect(entriesOf(entries, 'infected-moved').map(({ infected, from }) => [infected, from])).toEqual([
      ['volatile', 'busLoop'],
      ['viral', 'busLoop'],
      ['viral', 'coalYard'],
    ]);
    expect(entriesOf(entries, 'moves-lost')).toEqual([{ type: 'moves-lost', area: 'bJ', count: 1 }]);
    expect(standing(state)).toEqual({
      crossroads: { volatile: 2 },
      printCourt: { biter: 1 },
      busLoop: { biter: 1 },
      coalYard: { biter: 1 },
      bJ: { volatile: 1, viral: 2 },
    });
  });

  it('never takes anybody from an Area with a Runner (DL-EMOVE-02)', () => {
    const runners = [aRunner('mara').on('J'), aRunner('teo').on('v')];
    const infected = { coalYard: { viral: 2 } };
    expect(standing(moves(board({ runners, infected }), 'bJ', 2).state)).toEqual(infected);
  });

  it('lets a Biter drop from a roof (DL-EMOVE-03, TV-58)', () => {
    const start = board({ runners: [aRunner('mara').on('u')], infected: { bI: { biter: 1 } } });
    expect(standing(moves(start, 'pumpAlley', 1).state)).toEqual({ pumpAlley: { biter: 1 } });
  });

  it('lets no Biter climb or cross a wall, but every Viral (DL-EMOVE-03)', () => {
    const infected = { garageRow: { biter: 1, viral: 1 } };
    const start = board({ runners: [aRunner('mara').on('m')], infected });
    expect(standing(moves(start, 'crossroads', 2).state)).toEqual({
      crossroads: { viral: 1 },
      garageRow: { biter: 1 },
    });
  });

  it('goes round the Areas one by one until the Moves are used (DL-EMOVE-04)', () => {
    const start = board({
      runners: MARA_ON_J,
      infected: { busLoop: { viral: 3 }, printCourt: { viral: 1 } },
    });
    const { entries } = moves(start, 'bJ', 3);
    expect(entriesOf(entries, 'infected-moved').map(({ from }) => from)).toEqual([
      'busLoop',
      'printCourt',
      'busLoop',
    ]);
  });

  it('starts with the most crowded Area, Howlers and blocked Areas counted (DL-EMOVE-04)', () => {
    const infected = { printCourt: { viral: 1, howler: 2 }, busLoop: { viral: 2 } };
    const { state } = moves(board({ runners: MARA_ON_J, infected }), 'bJ', 1);
    expect(standing(state)).toEqual({
      printCourt: { howler: 2 },
      busLoop: { viral: 2 },
      bJ: { viral: 1 },
    });
  });

  it('asks the group for the start when the position would differ (DL-EMOVE-04, DL-GOLD-02)', () => {
    const infected = { busLoop: { viral: 1 }, printCourt: { viral: 1 } };
    const asked = moves(board({ runners: MARA_ON_J, infected }), 'bJ', 1);
    expect(chooseSweepStart.options(asked.state)).toEqual([
      { type: 'AREA', areaId: 'busLoop' },
      { type: 'AREA', areaId: 'printCourt' },
    ]);
    const { state } = answer(asked.state, chooseSweepStart, { type: 'AREA', areaId: 'printCourt' });
    expect(standing(state)).toEqual({ busLoop: { viral: 1 }, bJ: { viral: 1 } });
  });

  it('counts the most crowded Area anew for every pass (DL-EMOVE-05)', () => {
    const infected = { busLoop: { volatile: 2, viral: 1 }, printCourt: { viral: 2 } };
    const { entries } = moves(board({ runners: MARA_ON_J, infected }), 'bJ', 3);
    expect(entriesOf(entries, 'infected-moved').map(({ infected: type, from }) => [type, from])).toEqual([
      ['volatile', 'busLoop'],
      ['volatile', 'busLoop'],
      ['viral', 'printCourt'],
    ]);
  });

  it('leaves Howlers and the knocked-down where they are (DL-EMOVE-06, DL-ATK-07)', () => {
    const start = board({
      runners: [aRunner('mara').on('t')],
      infected: { garageRow: { howler: 1 } },
      down: { pumpAlley: { biter: 1 } },
    });
    expect(standing(moves(start, 'hideoutYard', 2).state)).toEqual({ garageRow: { howler: 1 } });
  });

  it('brings nobody into UV light (DL-ENV-05, edge case 33)', () => {
    const infected = { market: { viral: 2 } };
    const start = board({ uvSpot: true, runners: [aRunner('mara').on('b')], infected });
    expect(standing(moves(start, 'tramBend', 1, true).state)).toEqual(infected);
  });
});

describe('Sprinters (DL-EMOVE-07)', () => {
  const infected = { hideoutYard: { viral: 1 } };
  const start = board({ round: 8, runners: [aRunner('mara').on('r')], infected });

  it('lets a Viral come from two Areas away (TV-52)', () => {
    expect(standing(moves(start, 'printCourt', 1, true).state)).toEqual({ printCourt: { viral: 1 } });
  });

  it('is needed for that', () => {
    expect(standing(moves(start, 'printCourt', 1).state)).toEqual(infected);
  });

  it('may start two Areas away', () => {
    const crowded = board({
      round: 8,
      runners: [aRunner('mara').on('r')],
      infected: { hideoutYard: { viral: 2 }, pumpAlley: { viral: 1 } },
    });
    expect(standing(moves(crowded, 'printCourt', 1, true).state)).toEqual({
      hideoutYard: { viral: 1 },
      pumpAlley: { viral: 1 },
      printCourt: { viral: 1 },
    });
  });

  it('is for Virals only', () => {
    const others = { hideoutYard: { biter: 1, volatile: 1 } };
    const far = board({ round: 8, runners: [aRunner('mara').on('r')], infected: others });
    expect(standing(moves(far, 'printCourt', 2, true).state)).toEqual(others);
  });
});
