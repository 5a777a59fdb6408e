import { describe, expect, it } from 'vitest';
import type { ZoneId } from '../../../../models/dying-light/ids';
import type { MoveAction, MoveKind } from '../../../../models/dying-light/moves';
import { diceChoices } from '../../../../models/dying-light/rules/dice-choices';
import { whyNotMove } from '../../../../models/dying-light/rules/move';
import { movePayments } from '../../../../models/dying-light/rules/move-payments';
import { aRunner, board } from '../../../helpers/dying-light';
import { aMove, firstRunner } from '../../../helpers/dying-light-moves';
import type { DieText, RunnerPlan } from '../../../helpers/dying-light-runner';

function judge(plan: RunnerPlan, move: MoveAction) {
  const state = board({ runners: [plan] });
  return whyNotMove(state, firstRunner(state), move);
}

function diceCounts(plan: RunnerPlan, kind: MoveKind, to: ZoneId) {
  const state = board({ runners: [plan] });
  return movePayments(state, firstRunner(state), kind, to).map((move) => move.dice.length);
}

const climber = (...pool: DieText[]) =>
  aRunner('oskar')
    .on('j')
    .pool(...pool);

describe('Paying for a Move', () => {
  it('DL-BOOST-01, DL-BOOST-03, TV-04: a Climb icon of a spent die takes one die off', () => {
    const plan = climber('parkour[jump+climb]', 'basic[block]');
    const move = aMove('climb', 'D', ['die-parkour-1', 'die-basic-1'], {
      boosts: [{ dieId: 'die-parkour-1', icon: 'climb' }],
    });
    expect(judge(plan, move)).toBeNull();
    expect(diceCounts(plan, 'climb', 'D')).toEqual([2]);
  });

  it('DL-BOOST-03: the die that carries the icon must itself be spent', () => {
    const plan = climber('basic[climb]', 'basic[block]', 'combat[block]');
    const move = aMove('climb', 'F', ['die-basic-2'], { boosts: [{ dieId: 'die-basic-1', icon: 'climb' }] });
    expect(judge(plan, move)).toEqual({ id: 'boostsShort', params: { boost: 'climb' } });
  });

  it('DL-BOOST-03: several icons combine but never below one die', () => {
    expect(diceCounts(climber('basic[climb]', 'basic[climb]'), 'climb', 'F')).toEqual([1, 2]);
    expect(diceCounts(climber('basic[climb]', 'parkour[climb]'), 'climb', 'D')).toEqual([2]);
  });

  it('DL-BOOST-03, TV-15: one die with a Jump icon pays a whole Jump', () => {
    const plan = aRunner('oskar').on('I').pool('basic[jump]');
    expect(diceCounts(plan, 'jump', 'J')).toEqual([1]);
  });

  it('TV-08: Rough Terrain makes a Run cost 2', () => {
    const plan = aRunner('oskar').on('u').pool('basic[evade]');
    expect(judge(plan, aMove('run', 'r', ['die-basic-1']))).toEqual({
      id: 'needDice',
      params: { n: 2, k: 1 },
    });
    expect(diceCounts(plan, 'run', 'r')).toEqual([]);
  });

  it('refuses a Climb without the icons it claims to have', () => {
    expect(judge(climber('basic[block]', 'basic[block]'), aMove('climb', 'F', ['die-basic-1']))).toEqual({
      id: 'boostsShort',
      params: { boost: 'climb' },
    });
  });

  it('DL-BOOST-01: uses each icon once and only for what it fits', () => {
    const plan = climber('basic[climb]', 'basic[jump]', 'basic[block]');
    const climb = { dieId: 'die-basic-1', icon: 'climb' } as const;
    const twice = aMove('climb', 'D', ['die-basic-1'], { boosts: [climb, climb] });
    expect(judge(plan, twice)).toEqual({ id: 'boostOnce', params: {} });
    const jump = aMove('climb', 'F', ['die-basic-2'], { boosts: [{ dieId: 'die-basic-2', icon: 'jump' }] });
    expect(judge(plan, jump)).toEqual({ id: 'boostUnfit', params: { boost: 'jump' } });
  });

  it('DL-BOOST-03: takes more dice than the cheapest payment, but not more than the price', () => {
    const plan = climber('basic[climb]', 'basic[block]', 'combat[block]');
    expect(judge(plan, aMove('climb', 'F', ['die-basic-1', 'die-basic-2']))).toBeNull();
    expect(judge(plan, aMove('climb', 'F', ['die-basic-1', 'die-basic-2', 'die-combat-1']))).toEqual({
      id: 'tooManyDice',
      params: {},
    });
  });

  it('takes dice of the active pool only, each once', () => {
    const plan = aRunner('oskar').on('t').pool('basic[jump]').track('combat[push]');
    expect(judge(plan, aMove('run', 'u', ['die-combat-1']))).toEqual({ id: 'notInPool', params: {} });
    expect(judge(climber('basic[jump]'), aMove('climb', 'F', ['die-basic-1', 'die-basic-1']))).toEqual({
      id: 'notInPool',
      params: {},
    });
  });

  it('DL-ACT-07: needs a free slot for every die', () => {
    const plan = climber('combat[push]', 'combat[block]').tempo(7);
    expect(judge(plan, aMove('climb', 'F', ['die-combat-1', 'die-combat-2']))).toEqual({
      id: 'trackFull',
      params: {},
    });
    expect(diceCounts(plan, 'climb', 'F')).toEqual([]);
  });

  it('DL-GEAR-01: the spent Momentum die adds the Boost of each Gear token in its slot', () => {
    const courier = climber('momentum[push+evade]').gear('courier', { 'g-cour-g': 'damaged' });
    const move = aMove('climb', 'F', ['die-momentum-1'], { gearBoosts: ['g-cour-g'] });
    expect(judge(courier, move)).toBeNull();
    expect(diceCounts(courier, 'climb', 'F')).toEqual([1]);
    const without = climber('momentum[push+evade]').gear('courier', { 'g-cour-g': 'off' });
    expect(judge(without, move)).toEqual({ id: 'gearGone', params: {} });
    const noMomentum = climber('basic[jump]', 'basic[jump]').gear('courier');
    expect(judge(noMomentum, { ...move, dice: ['die-basic-1'] })).toEqual({
      id: 'gearNeedsMomentum',
      params: {},
    });
  });

  it('DL-GEAR-01: Gear adds only Boosts that fit the action', () => {
    const courier = climber('momentum[push+evade]', 'basic[jump]').gear('courier');
    const move = aMove('climb', 'F', ['die-momentum-1', 'die-basic-1'], { gearBoosts: ['g-cour-j'] });
    expect(judge(courier, move)).toEqual({ id: 'boostUnfit', params: { boost: 'block' } });
  });

  it('wd-sprain makes every Climb one die dearer', () => {
    expect(diceCounts(climber('basic[block]', 'combat[block]').heavy('wd-sprain'), 'climb', 'F')).toEqual([]);
  });

  it('e-grapnel takes one die off one Climb an activation, and only when icons do not suffice', () => {
    const plan = climber('basic[block]').carrying('e-grapnel');
    expect(diceCounts(plan, 'climb', 'F')).toEqual([1]);
    const used = { climbs: 1, grapnelUsed: true, tradedWith: [], justSwitched: false };
    expect(diceCounts(plan.having({ activation: used }), 'climb', 'F')).toEqual([]);
  });

  it('lists the cheapest payment first, then the one with more Evade, then the one that keeps Block and Power', () => {
    const state = board({
      runners: [aRunner('oskar').on('n').pool('basic[power]', 'basic[evade]', 'basic[jump]')],
      infected: { crossroads: { biter: 1 } },
    });
    const moves = movePayments(state, firstRunner(state), 'run', 'r').map((move) => move.dice);
    expect(moves).toEqual([
      ['die-basic-2', 'die-basic-3'],
      ['die-basic-2', 'die-basic-1'],
      ['die-basic-3', 'die-basic-1'],
    ]);
  });

  it('counts dice that are alike once', () => {
    const alike = board({ runners: [climber('basic[jump]', 'basic[jump]', 'combat[push]')] });
    expect(diceChoices(firstRunner(alike).pool, 2).map((dice) => dice.length)).toEqual([1, 1, 2, 2]);
  });
});
