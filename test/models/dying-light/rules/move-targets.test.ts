import { describe, expect, it } from 'vitest';
import type { ZoneId } from '../../../../models/dying-light/ids';
import { moveTargets, whyNoMove } from '../../../../models/dying-light/rules/move-targets';
import { aRunner, board } from '../../../helpers/dying-light';
import { firstRunner } from '../../../helpers/dying-light-moves';
import type { RunnerPlan } from '../../../helpers/dying-light-runner';

function why(plan: RunnerPlan, zone: ZoneId) {
  const state = board({ runners: [plan] });
  return whyNoMove(state, firstRunner(state), zone);
}

describe('What the map says about a Zone', () => {
  it('names the price of everything in reach', () => {
    const state = board({ runners: [aRunner('oskar').on('u').pool('basic[climb]', 'basic[blank]')] });
    expect(moveTargets(state, firstRunner(state))).toEqual([
      { kind: 'run', to: 'r', cost: 2, dice: 2, reason: null },
      { kind: 'run', to: 't', cost: 1, dice: 1, reason: null },
      { kind: 'climb', to: 'I', cost: 2, dice: 1, reason: null },
      { kind: 'climb', to: 'L', cost: 2, dice: 1, reason: null },
    ]);
  });

  it('says nothing where some Move leads', () => {
    expect(why(aRunner('oskar').on('u').pool('basic[blank]'), 't')).toBeNull();
    expect(why(aRunner('oskar').on('F').pool('basic[blank]'), 'D')).toBeNull();
  });

  it('tells how many dice are missing', () => {
    expect(why(aRunner('oskar').on('u').pool('basic[blank]'), 'r')).toEqual({
      id: 'needDice',
      params: { n: 2, k: 1 },
    });
    expect(why(aRunner('oskar').on('j'), 'D')).toEqual({ id: 'needDice', params: { n: 3, k: 0 } });
  });

  it('tells when the track is full', () => {
    expect(why(aRunner('oskar').on('u').pool('combat[push]').tempo(8), 't')).toEqual({
      id: 'trackFull',
      params: {},
    });
  });

  it('tells why a Jump is impossible', () => {
    const plan = aRunner('oskar').pool('basic[jump]', 'combat[push]');
    expect(why(plan.on('I'), 'F')).toEqual({ id: 'tooFar', params: { n: 3 } });
    expect(why(plan.on('m'), 'o')).toEqual({ id: 'flatJump', params: {} });
    expect(why(plan.on('u'), 'J')).toEqual({ id: 'tooHigh', params: { n: 1 } });
  });

  it('the own Zone is no target', () => {
    expect(why(aRunner('oskar').on('u').pool('basic[blank]'), 'u')).toEqual({
      id: 'alreadyThere',
      params: {},
    });
  });
});
