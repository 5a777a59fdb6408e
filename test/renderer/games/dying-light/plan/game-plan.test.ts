import { describe, expect, it } from 'vitest';
import {
  optionsOf,
  seatsOf,
  setupMoves,
  usualPlan,
  withPick,
  withRunners,
} from '../../../../../renderer/games/dying-light/plan/game-plan';

const nameOf = (index: number) => `P${index + 1}`;
const plan = usualPlan('abc', nameOf);

describe('a new game', () => {
  it('can be started as it is: one person with the usual picks', () => {
    expect(seatsOf(plan)).toEqual([{ id: 'seat-1', name: 'P1', controller: { kind: 'human' } }]);
    expect(setupMoves(plan)).toEqual([
      { type: 'PICK_RUNNER', seat: 'seat-1', runnerId: 'mara' },
      { type: 'CONFIRM' },
      { type: 'PICK_GEAR', setId: 'courier' },
      { type: 'PICK_WEAPON', weaponId: 'w-bow' },
    ]);
  });

  it('gives everybody who joins picks that nobody has', () => {
    const four = withRunners(withPick(plan, 0, 'weapon', 'w-hammer'), 4, nameOf);
    for (const key of ['runner', 'gear', 'weapon'] as const) {
      expect(new Set(four.runners.map((runner) => runner[key])).size).toBe(4);
    }
  });

  it('swaps a pick with whoever had it', () => {
    const two = withPick(withRunners(plan, 2, nameOf), 0, 'runner', 'oskar');
    expect(two.runners.map(({ runner }) => runner)).toEqual(['oskar', 'mara']);
  });

  it('lets one person play both of two Runners from one seat', () => {
    const pair = { ...withRunners(plan, 2, nameOf), soloPair: true };
    expect(seatsOf(pair).map(({ id }) => id)).toEqual(['seat-1']);
    expect(optionsOf(pair).soloRunners).toBe(2);
    expect(setupMoves(pair).slice(0, 2)).toEqual([
      { type: 'PICK_RUNNER', seat: 'seat-1', runnerId: 'mara' },
      { type: 'PICK_RUNNER', seat: 'seat-1', runnerId: 'oskar' },
    ]);
    expect(withRunners(pair, 3, nameOf).soloPair).toBe(false);
  });
});
