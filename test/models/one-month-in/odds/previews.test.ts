import { describe, expect, it } from 'vitest';
import type { Zone } from '../../../../models/one-month-in/ids';
import { bestRival, claimPoints } from '../../../../models/one-month-in/odds/claim';
import { lootShares, overrunRisk, unseenByKind } from '../../../../models/one-month-in/odds/loot';
import { whoCanReach } from '../../../../models/one-month-in/odds/reach';
import { rollsOn } from '../../../../models/one-month-in/odds/rolling-on';
import { BLUE, RED, table } from '../../../helpers/one-month-in';

const NO_GEAR = { armed: 0, suited: 0 };

describe('the next loot card (OM-INFO-01)', () => {
  it('is one of the 110 that nobody has seen: 44 salvage, 38 survivors, 28 zombies', () => {
    const state = table();
    expect(unseenByKind(state)).toEqual({ salvage: 44, survivors: 38, zombies: 28 });
    expect(lootShares(state)).toEqual({ salvage: 0.4, survivors: 38 / 110, zombies: 28 / 110, worst: 10 });
  });

  it('is never one that lies in a hand or is out of the game', () => {
    const state = table({ salvage: [2, 0], more: { spent: ['zom-12'] } });
    expect(unseenByKind(state)).toEqual({ salvage: 42, survivors: 38, zombies: 27 });
    expect(lootShares(state).worst).toBe(4);
  });

  it('costs a tile less often the more people stand there', () => {
    const risks = [1, 2, 3, 6].map((people) => overrunRisk(table(), people, 60, NO_GEAR));
    expect(risks.toSorted((one, other) => other - one)).toEqual(risks);
    // Ten times one zombie (25 %), nine times two (68 %), five three (92 %), three four and one ten.
    expect(risks[0]).toBeCloseTo(0.156, 2);
  });

  it('costs nothing where no zombie is left to come (OM-LOOT-07)', () => {
    expect(overrunRisk(table(), 1, 0, NO_GEAR)).toBe(0);
  });
});

describe('reclaiming (OM-SCORE-03)', () => {
  it('adds the value of the tile, and takes it from whoever held it (OM-CLAIM-05)', () => {
    const state = table({ at: { '0,0': { id: 'zoo', owner: RED } } });
    const { before, after } = claimPoints(state, BLUE, { tile: '0,0' });
    expect(after - before).toBe(4);
    const rival = bestRival(state, BLUE);
    expect(bestRival(state, BLUE, { tile: '0,0' })?.points).toBe((rival?.points ?? 0) - 4);
  });

  it('loses the value of the tile whose flag is lifted, and gives a captured base back (OM-CLAIM-07)', () => {
    const state = table({ at: { '0,0': { id: 'prison' }, '1,0': { id: 'zoo', owner: BLUE } } });
    const { before, after } = claimPoints(state, BLUE, { tile: '0,0', liftFlag: '1,0' });
    expect(after - before).toBe(7 - 4);
    const points = bestRival(state, BLUE)?.points ?? 0;
    expect(bestRival(state, BLUE, { tile: '0,0', liftFlag: '2,0' })?.points).toBe(points + 3);
  });
});

describe('who can come and attack before the next turn (10.3)', () => {
  const red = (zone: Zone, food: 0 | 1) =>
    table({
      food: [0, food],
      at: { '0,0': { id: 'zoo', people: [[RED, zone, [2, 0, 0]]] }, '-1,0': { id: 'garage' } },
    });

  it('is a rival one border away, and none two away without food', () => {
    expect(whoCanReach(red('outer', 0), BLUE, '-1,0', 'outer')).toEqual([RED]);
    expect(whoCanReach(red('outer', 0), BLUE, '-1,0', 'inner')).toEqual([]);
  });

  it('comes one step farther with food: into a building, or out of one', () => {
    expect(whoCanReach(red('outer', 1), BLUE, '-1,0', 'inner')).toEqual([RED]);
    expect(whoCanReach(red('inner', 1), BLUE, '-1,0', 'outer')).toEqual([RED]);
    expect(whoCanReach(red('inner', 1), BLUE, '-1,0', 'inner')).toEqual([]);
  });

  it('has to tear down a fence that is not its own (OM-FENCE-04)', () => {
    const behind = (seat: typeof BLUE | typeof RED) => ({
      ...red('outer', 0),
      fences: [{ edge: '-1,0|0,0' as const, seat }],
    });
    expect(whoCanReach(behind(BLUE), BLUE, '-1,0', 'outer')).toEqual([]);
    expect(whoCanReach(behind(RED), BLUE, '-1,0', 'outer')).toEqual([RED]);
  });

  it('may stand there already', () => {
    expect(whoCanReach(red('outer', 0), BLUE, '0,0', 'outer')).toEqual([RED]);
  });

  it('has food where one of its farms brings some (OM-FARM-02)', () => {
    const state = table({
      food: [0, 0],
      at: {
        '0,0': { id: 'zoo', people: [[RED, 'outer', [2, 0, 0]]] },
        '-1,0': { id: 'garage' },
        '1,1': { id: 'farm-01', owner: RED },
      },
    });
    expect(whoCanReach(state, BLUE, '-1,0', 'inner')).toEqual([RED]);
  });
});

describe('a fight that is to be finished (10.2)', () => {
  const fight = (ap: readonly [number, number, number]) =>
    table({
      at: { '0,0': { id: 'zoo', zombies: 3, people: [[BLUE, 'inner', ap]] } },
      more: { fight: { tile: '0,0', rounds: 1, kills: 0 } },
    });
  const ROUND = { type: 'FIGHT_ROUND' } as const;
  const RUN = { type: 'RUN', k1: 1, k2: 0 } as const;

  it('rolls on while nobody is lost, whatever else could be done', () => {
    expect(rollsOn(fight([0, 3, 0]), fight([0, 3, 0]), [ROUND, RUN])).toBe(true);
  });

  it('stops at the first loss that leaves something to decide', () => {
    expect(rollsOn(fight([0, 3, 0]), fight([0, 2, 0]), [ROUND, RUN])).toBe(false);
  });

  it('rolls on after a loss where nothing else can be done', () => {
    expect(rollsOn(fight([3, 0, 0]), fight([2, 0, 0]), [ROUND])).toBe(true);
  });

  it('ends with the fight', () => {
    expect(rollsOn(fight([0, 3, 0]), table(), [{ type: 'END_TURN' }])).toBe(false);
  });
});
