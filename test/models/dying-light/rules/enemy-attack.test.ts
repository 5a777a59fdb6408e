import { describe, expect, it } from 'vitest';
import { assign } from '../../../../models/dying-light/decisions/assign';
import { attackQueue } from '../../../../models/dying-light/decisions/attackQueue';
import { attackDiePlus, attackPower, rollAttack } from '../../../../models/dying-light/rules/enemy-attack';
import { beginArea, freezeExposure } from '../../../../models/dying-light/rules/exposure';
import { removeInfected } from '../../../../models/dying-light/rules/infected';
import { attackersLeft, needsAssign } from '../../../../models/dying-light/rules/phases';
import type { Attackers, State } from '../../../../models/dying-light/state';
import {
  answer,
  aRunner,
  type BoardPlan,
  board,
  entriesOf,
  perform,
  rolls,
} from '../../../helpers/dying-light';

/** The attack step of the Hideout Yard, nothing assigned yet. */
function attackStep(plan: BoardPlan): State {
  return perform(board(plan), (play) => {
    freezeExposure(play);
    beginArea(play, 'hideoutYard');
  }).state;
}

function attackers(some: Partial<Attackers>): Attackers {
  return { biter: 0, viral: 0, volatile: 0, howler: 0, ...some };
}

/** Mara alone is attacked by a Volatile and two Virals, with that much Defense committed. */
function attacked(defence: number, face: string, round: number) {
  const start = attackStep({
    round,
    runners: [aRunner('mara')],
    infected: { hideoutYard: { volatile: 1, viral: 2 } },
    luck: { dice: rolls('damage', face) },
  });
  const { state } = answer(start, attackQueue, { type: 'NEXT_DEFENDER', runnerId: 'mara' });
  return perform(state, (play) => {
    if (play.state.defence) play.state.defence.committed = defence;
    rollAttack(play);
  });
}

function result(defence: number, face: string, round: number) {
  const [resolved] = entriesOf(attacked(defence, face, round).entries, 'attack-resolved');
  return resolved && { plus: resolved.plus, wounds: resolved.wounds };
}

describe('who attacks', () => {
  it('is everybody standing in the Area, whatever its value (DL-EATK-01, DL-EXP-06, TV-48)', () => {
    const state = attackStep({ infected: { hideoutYard: { biter: 2 } } });
    expect(state.exposurePhase?.values).toEqual({ mara: 0 });
    const { state: defending, entries } = answer(state, attackQueue, {
      type: 'NEXT_DEFENDER',
      runnerId: 'mara',
    });
    expect(entries).toEqual([
      { type: 'enemies-attack', runner: 'mara', attackers: attackers({ biter: 2 }), power: 2 },
    ]);
    expect(defending.defence).toEqual({
      runner: 'mara',
      attackers: attackers({ biter: 2 }),
      power: 2,
      committed: 0,
      diceSpent: false,
      pushes: 0,
    });
  });

  it('is no Howler and nobody knocked down (DL-EATK-01, DL-ATK-07)', () => {
    const state = attackStep({
      infected: { hideoutYard: { howler: 2 } },
      down: { hideoutYard: { viral: 1 } },
    });
    expect(attackersLeft(state)).toBe(false);
    expect(attackQueue.options(state)).toEqual([]);
  });

  it('adds up to the Attack Power (DL-EATK-03, TV-37)', () => {
    expect(attackPower(attackers({ volatile: 1, viral: 2, howler: 3 }))).toBe(5);
  });
});

describe('sharing attackers out (DL-EATK-02)', () => {
  const start = attackStep({
    runners: [aRunner('mara').tempo(3), aRunner('oskar'), aRunner('teo').on('J')],
    infected: { hideoutYard: { biter: 1, viral: 2 } },
  });

  it('is asked for when several Runners stand there, one with value 0 included (edge case 47)', () => {
    expect(needsAssign(start)).toBe(true);
    expect(assign.options(start)).toHaveLength(6);
    expect(assign.options(start).every((move) => assign.why(start, move) === null)).toBe(true);
    expect(assign.options(start)).toContainEqual({
      type: 'ASSIGN',
      assignment: { mara: attackers({ biter: 1, viral: 1 }), oskar: attackers({ viral: 1 }) },
    });
  });

  it('is not asked for when nobody attacks or one Runner is alone', () => {
    expect(needsAssign(attackStep({ infected: { hideoutYard: { biter: 1 } } }))).toBe(false);
    expect(needsAssign(attackStep({ runners: [aRunner('mara'), aRunner('oskar')] }))).toBe(false);
  });

  it('leaves nobody out and gives nobody to a Runner elsewhere', () => {
    const refused = (assignment: Record<string, Attackers>) =>
      assign.why(start, { type: 'ASSIGN', assignment })?.id;
    expect(refused({ mara: attackers({ biter: 1, viral: 1 }) })).toBe('noEffect');
    expect(refused({ mara: attackers({ biter: 1, viral: 3 }), oskar: attackers({ viral: -1 }) })).toBe(
      'noEffect',
    );
    expect(refused({ teo: attackers({ biter: 1, viral: 2 }) })).toBe('noEffect');
    expect(refused({ mara: attackers({ biter: 1, viral: 2 }) })).toBeUndefined();
  });

  it('stays as it is whatever happens to the Area; each attack is separate', () => {
    const { state } = answer(start, assign, {
      type: 'ASSIGN',
      assignment: { mara: attackers({ viral: 2 }), oskar: attackers({ biter: 1 }) },
    });
    expect(needsAssign(state)).toBe(false);
    const emptied = perform(state, (play) => removeInfected(play, 'hideoutYard', 'biter', false)).state;
    expect(attackQueue.options(emptied)).toEqual([
      { type: 'NEXT_DEFENDER', runnerId: 'mara' },
      { type: 'NEXT_DEFENDER', runnerId: 'oskar' },
    ]);
    const first = answer(emptied, attackQueue, { type: 'NEXT_DEFENDER', runnerId: 'oskar' }).state;
    expect(first.defence).toMatchObject({ runner: 'oskar', power: 1 });
    const after = perform(first, rollAttack).state;
    expect(attackQueue.options(after)).toEqual([{ type: 'NEXT_DEFENDER', runnerId: 'mara' }]);
  });
});

describe('the attack die (DL-EATK-05)', () => {
  it('adds 1 for a number up to the count of attackers, nothing for a greater one (TV-37, TV-38)', () => {
    expect(result(3, '5', 8)).toEqual({ plus: 0, wounds: 2 });
    expect(result(3, '3', 8)).toEqual({ plus: 1, wounds: 3 });
  });

  it('adds 2 for a Crit by night and nothing by day (TV-39)', () => {
    expect(result(3, 'crit', 8)).toEqual({ plus: 2, wounds: 4 });
    expect(result(3, 'crit', 7)).toEqual({ plus: 0, wounds: 2 });
  });

  it('always hits a crowd of five or more, but a Crit is no number (edge case 48)', () => {
    expect([1, 2, 3, 4, 5].map((face) => attackDiePlus(face, 5, false))).toEqual([1, 1, 1, 1, 1]);
    expect(attackDiePlus(6, 7, false)).toBe(0);
    expect(attackDiePlus(6, 7, true)).toBe(2);
  });
});

describe('the outcome of an attack (DL-EATK-06)', () => {
  it('is as many Wounds at once as the Defense does not stop (DL-MOM-04)', () => {
    const { state, entries } = attacked(3, '5', 8);
    expect(entriesOf(entries, 'wound-light')).toHaveLength(1);
    expect(entriesOf(entries, 'wound-heavy')).toHaveLength(1);
    expect(state.defence).toBeNull();
    expect(attackersLeft(state)).toBe(false);
  });

  it('is nothing when the Defense covers it; the rest is lost (DL-EATK-04, DL-DEF-05)', () => {
    expect(result(7, 'crit', 8)).toEqual({ plus: 2, wounds: 0 });
    expect(attacked(7, 'crit', 8).state.runners[0]?.lightWound).toBeNull();
  });

  it('comes before the Pushes paid with Defend dice (DL-BOOST-07)', () => {
    const start = attackStep({
      infected: { hideoutYard: { biter: 2 } },
      luck: { dice: rolls('damage', '5') },
    });
    const { state } = answer(start, attackQueue, { type: 'NEXT_DEFENDER', runnerId: 'mara' });
    const after = perform(state, (play) => {
      if (play.state.defence) play.state.defence.pushes = 1;
      rollAttack(play);
    });
    expect(after.state.runners[0]).toMatchObject({ lightWound: null, heavyWounds: [expect.any(String)] });
    expect(after.state.stack).toEqual([{ type: 'push', runner: 'mara', count: 1, survivor: null }]);
  });
});
