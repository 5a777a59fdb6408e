import { describe, expect, it } from 'vitest';
import { chooseNest } from '../../../../models/dying-light/decisions/chooseNest';
import { chooseSpreadStart } from '../../../../models/dying-light/decisions/chooseSpreadStart';
import type { AreaId, InfectedType } from '../../../../models/dying-light/ids';
import { pushFrames } from '../../../../models/dying-light/play';
import { nearestNests } from '../../../../models/dying-light/rules/spawn';
import type { State } from '../../../../models/dying-light/state';
import { answer, aRunner, board, entriesOf, perform, standing } from '../../../helpers/dying-light';

function spawn(state: State, area: AreaId, count: number, infected: InfectedType | null = null) {
  return perform(state, (play) => pushFrames(play, { type: 'spawn', infected, count, area, spread: false }));
}

function spawnNear(state: State, from: AreaId, count: number) {
  return perform(state, (play) => pushFrames(play, { type: 'spawnNearest', infected: null, count, from }));
}

/** All Virals of the box, far away from everything else. */
const ALL_VIRALS = { bE: { viral: 6 }, garageRow: { viral: 6 } };

describe('what a spawn brings', () => {
  it('is Biters by day (DL-SPAWN-01)', () => {
    expect(standing(spawn(board(), 'market', 2).state)).toEqual({ market: { biter: 2 } });
  });

  it('is Virals by night (DL-SPAWN-01)', () => {
    expect(standing(spawn(board({ round: 8 }), 'market', 2).state)).toEqual({ market: { viral: 2 } });
  });

  it('is Volatiles when all Virals are out (DL-SPAWN-03, TV-43)', () => {
    const { state, entries } = spawn(board({ round: 8, infected: ALL_VIRALS }), 'market', 2);
    expect(standing(state)).toEqual({ ...ALL_VIRALS, market: { volatile: 2 } });
    expect(entries[0]).toEqual({
      type: 'infected-spawned',
      infected: 'volatile',
      area: 'market',
      instead: 'viral',
    });
  });

  it('is nothing when Virals and Volatiles are out (DL-SPAWN-03, TV-44)', () => {
    const infected = { ...ALL_VIRALS, bM: { volatile: 4 } };
    const { state, entries } = spawn(board({ round: 8, infected }), 'market', 3);
    expect(standing(state)).toEqual(infected);
    expect(entries).toEqual([{ type: 'spawn-lost', area: 'market', count: 3, reason: 'supply' }]);
  });

  it('is nothing when all Biters are out, however many Virals are left (DL-SPAWN-03)', () => {
    const infected = { bA: { biter: 32 } };
    expect(standing(spawn(board({ infected }), 'market', 1).state)).toEqual(infected);
  });

  it('is nothing when all Howlers are out', () => {
    const infected = { bA: { howler: 4 } };
    expect(standing(spawn(board({ infected }), 'market', 1, 'howler').state)).toEqual(infected);
  });

  it('is nothing in UV light (DL-ENV-05)', () => {
    const { state, entries } = spawn(board({ uvSpot: true }), 'tramBend', 1);
    expect(standing(state)).toEqual({});
    expect(entries).toEqual([{ type: 'spawn-lost', area: 'tramBend', count: 1, reason: 'uv' }]);
  });
});

describe('a full Area', () => {
  const MARKET = { market: { viral: 2, biter: 2, howler: 2 } };

  it('spreads before the seventh miniature is placed (DL-SPAWN-04, DL-SPREAD-01, TV-41)', () => {
    const asked = spawn(board({ round: 8, infected: MARKET }), 'market', 2);
    expect(asked.state.stack.at(-1)?.type).toBe('chooseSpreadStart');
    const { state, entries } = answer(asked.state, chooseSpreadStart, { type: 'AREA', areaId: 'bC' });
    expect(entriesOf(entries, 'infected-moved').map(({ infected, to }) => [infected, to])).toEqual([
      ['viral', 'bC'],
      ['viral', 'bG'],
      ['biter', 'crossroads'],
      ['biter', 'laundryLane'],
    ]);
    expect(standing(state)).toEqual({
      laundryLane: { biter: 1 },
      market: { viral: 2, howler: 2 },
      crossroads: { biter: 1 },
      bC: { viral: 1 },
      bG: { viral: 1 },
    });
  });

  it('loses the spawn when nobody can leave (DL-SPAWN-05, TV-45)', () => {
    const { state, entries } = spawn(board({ infected: { coalYard: { biter: 6 } } }), 'coalYard', 1);
    expect(standing(state)).toEqual({ coalYard: { biter: 6 } });
    expect(entries).toEqual([{ type: 'spawn-lost', area: 'coalYard', count: 1, reason: 'full' }]);
  });

  it('loses what would need a second Spread (DL-SPAWN-05)', () => {
    const { state, entries } = spawn(board({ infected: { bC: { biter: 6 } } }), 'bC', 3);
    expect(standing(state)).toEqual({ market: { biter: 1 }, bC: { biter: 6 } });
    expect(entriesOf(entries, 'spawn-lost')).toEqual([
      { type: 'spawn-lost', area: 'bC', count: 2, reason: 'full' },
    ]);
  });

  it('counts the knocked-down ones (DL-SPAWN-04, DL-ATK-07)', () => {
    const { state } = spawn(board({ down: { coalYard: { viral: 6 } } }), 'coalYard', 1);
    expect(standing(state)).toEqual({});
  });

  it('may exceed six by movement (DL-SPAWN-06)', () => {
    const start = board({
      runners: [aRunner('mara').on('J')],
      infected: { bJ: { viral: 6 }, coalYard: { viral: 1 } },
    });
    const { state } = perform(start, (play) =>
      pushFrames(play, { type: 'moves', area: 'bJ', count: 1, sprinters: false, pass: 'volatile' }),
    );
    expect(standing(state)).toEqual({ bJ: { viral: 7 } });
  });
});

describe('the nearest Nest', () => {
  it('is the one the fewest Areas away, whatever lies between (DL-SPAWN-02, DL-ENV-07)', () => {
    const { state } = spawnNear(board(), 'coalYard', 2);
    expect(standing(state)).toEqual({ busLoop: { biter: 2 } });
  });

  it('is a group choice when two are equally near (DL-SPAWN-02, DL-GOLD-02, TV-42)', () => {
    const asked = spawnNear(board({ runners: [aRunner('mara').on('D')] }), 'bD', 1);
    expect(chooseNest.options(asked.state)).toEqual([
      { type: 'NEST', tokenId: 'nest-1' },
      { type: 'NEST', tokenId: 'nest-2' },
    ]);
    expect(chooseNest.who(asked.state)).toEqual(['seat-1']);
    expect(chooseNest.why(asked.state, { type: 'NEST', tokenId: 'nest-3' })?.id).toBe('noEffect');
    const { state } = answer(asked.state, chooseNest, { type: 'NEST', tokenId: 'nest-2' });
    expect(standing(state)).toEqual({ market: { biter: 1 } });
  });

  it('is never one in UV light (DL-SPAWN-02)', () => {
    const state = board({ lanterns: ['market'] });
    expect(nearestNests(state, 'bD').map((nest) => nest.id)).toEqual(['nest-1']);
  });

  it('does not exist when all lie in UV light; nothing spawns (DL-SPAWN-07)', () => {
    const dark = board({ lanterns: ['laundryLane', 'market', 'busLoop'] });
    const { state, entries } = spawnNear(dark, 'bD', 2);
    expect(standing(state)).toEqual({});
    expect(entries).toEqual([{ type: 'spawn-lost', area: 'bD', count: 2, reason: 'no-nest' }]);
  });

  it('is not asked for when nothing is left to spawn', () => {
    const start = board({ infected: { bA: { biter: 32 } }, runners: [aRunner('mara').on('D')] });
    expect(spawnNear(start, 'bD', 1).state.stack).toEqual([]);
  });
});
