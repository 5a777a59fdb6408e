import { describe, expect, it } from 'vitest';
import { defending } from '../../../../models/dying-light/decisions/defending';
import { rules } from '../../../../models/dying-light/game-rules';
import type { DefendingMove } from '../../../../models/dying-light/moves';
import { momentumCheck } from '../../../../models/dying-light/rules/end-phase';
import { rollAttack } from '../../../../models/dying-light/rules/enemy-attack';
import type { State } from '../../../../models/dying-light/state';
import {
  answer,
  aRunner,
  type BoardPlan,
  board,
  entriesOf,
  perform,
  rolls,
} from '../../../helpers/dying-light';
import { underAttack } from '../../../helpers/fighting';

const PACK = { volatile: 1, viral: 2 };
const mara = aRunner('mara').on('J').pool('basic[block]', 'basic[jump]');

function attacked(runner = mara, by: Parameters<typeof underAttack>[1] = PACK, plan: BoardPlan = {}): State {
  return underAttack(board({ runners: [runner], ...plan }), by);
}

function defend(state: State, ...moves: readonly DefendingMove[]): State {
  return moves.reduce((before, move) => answer(before, defending, move).state, state);
}

function block(die: 'die-basic-1' | 'die-momentum-1' = 'die-basic-1'): DefendingMove {
  return { type: 'DEFEND', dice: [die], boosts: [{ dieId: die, icon: 'block' }], gearBoosts: [] };
}

describe('an attack of a Volatile and two Virals against one die with Block and the jacket', () => {
  function outcome(face: string, round: number) {
    const state = attacked(mara.gear('courier'), PACK, { round, luck: { dice: rolls('damage', face) } });
    const ready = defend(state, block(), { type: 'GEAR', gearId: 'g-cour-j' }, { type: 'COMMIT' });
    const { entries } = perform(ready, rollAttack);
    return entriesOf(entries, 'attack-resolved').map(({ power, plus, defence, wounds }) => [
      power,
      plus,
      defence,
      wounds,
    ]);
  }

  it('TV-37: die 5 is more than the three attackers: 2 Wounds (DL-DEF-02, DL-DEF-04)', () => {
    expect(outcome('5', 8)).toEqual([[5, 0, 3, 2]]);
  });

  it('TV-38: die 3 adds 1: 3 Wounds', () => {
    expect(outcome('3', 8)).toEqual([[5, 1, 3, 3]]);
  });

  it('TV-39: a Crit adds 2 at night: 4 Wounds, and nothing by day: 2 Wounds', () => {
    expect([outcome('crit', 8), outcome('crit', 7)]).toEqual([[[5, 2, 3, 4]], [[5, 0, 3, 2]]]);
  });
});

describe('Defend with dice (DL-DEF-02)', () => {
  it('gives 1 for each die and each Block used; the dice go on the track', () => {
    const { state, entries } = answer(attacked(), defending, {
      type: 'DEFEND',
      dice: ['die-basic-2', 'die-basic-1'],
      boosts: [{ dieId: 'die-basic-1', icon: 'block' }],
      gearBoosts: [],
    });
    expect(state.defence).toMatchObject({ committed: 3, diceSpent: true, pushes: 0 });
    expect(entries.at(-1)).toEqual({ type: 'defended', runner: 'mara', by: 'dice', defence: 3 });
    expect(state.runners[0]?.track.slice(0, 3).map((die) => die?.id)).toEqual([
      'die-basic-2',
      'die-basic-1',
      undefined,
    ]);
  });

  it('counts the Block of Gear when the Momentum die is spent (DL-BOOST-05, DL-GEAR-01)', () => {
    const runner = mara.pool('momentum[block+evade]').gear('courier');
    const state = defend(attacked(runner), {
      type: 'DEFEND',
      dice: ['die-momentum-1'],
      boosts: [{ dieId: 'die-momentum-1', icon: 'block' }],
      gearBoosts: ['g-cour-j'],
    });
    expect(state.defence?.committed).toBe(3);
    expect(state.runners[0]?.gear[0]?.condition).toBe('whole');
  });

  it('TV-59: two dice from Tempo 2 on earn the Momentum die, which the End Phase lets them keep (DL-TEMPO-03)', () => {
    const state = defend(attacked(mara.track('parkour[jump]', 'combat[power]')), {
      type: 'DEFEND',
      dice: ['die-basic-1', 'die-basic-2'],
      boosts: [],
      gearBoosts: [],
    });
    const after = perform(state, momentumCheck).state;
    expect([state.runners[0]?.momentumSpot?.id, after.runners[0]?.momentumSpot?.id]).toEqual([
      'die-momentum-1',
      'die-momentum-1',
    ]);
  });

  it('keeps Push for after the Wounds of the attack (DL-BOOST-07)', () => {
    const state = attacked(
      mara.on('r').pool('combat[push+block]'),
      { viral: 1 },
      {
        infected: { printCourt: { viral: 1 } },
        luck: { dice: rolls('damage', '1') },
      },
    );
    const push = { dieId: 'die-combat-1', icon: 'push' } as const;
    const ready = defend(state, { type: 'DEFEND', dice: ['die-combat-1'], boosts: [push], gearBoosts: [] });
    const { state: after, entries } = perform(ready, rollAttack);
    expect(entriesOf(entries, 'wound-light')).toHaveLength(1);
    expect(after.stack).toEqual([{ type: 'push', runner: 'mara', count: 1, survivor: null }]);
  });

  it('is refused without dice, with dice spent before, and with icons that do not defend', () => {
    const state = attacked();
    const jump = [{ dieId: 'die-basic-2', icon: 'jump' }] as const;
    const why = (move: DefendingMove, at = state) => defending.why(at, move);
    expect([
      why({ type: 'DEFEND', dice: [], boosts: [], gearBoosts: [] }),
      why(block(), defend(state, block())),
      why({ type: 'DEFEND', dice: ['die-basic-2'], boosts: jump, gearBoosts: [] }),
    ]).toEqual([
      { id: 'fewDice', params: { n: 1, k: 0 } },
      { id: 'notInPool', params: {} },
      { id: 'boostUnfit', params: { boost: 'jump' } },
    ]);
  });
});

describe('Desperate Defense (DL-DEF-03)', () => {
  const tired = mara.track('parkour[jump]', 'combat[power]', 'combat[push]');

  it('fatigues dice of the track for 1 Defense each (DL-FAT-04)', () => {
    const state = defend(attacked(tired), { type: 'DESPERATE', trackSlots: [1, 2] });
    expect(state.defence?.committed).toBe(2);
    expect(state.runners[0]?.fatigue.map((die) => die?.id)).toEqual(['die-parkour-1', 'die-combat-1']);
  });

  it('spares the Tempo Die, until Defend dice have made another one the Tempo Die', () => {
    const state = attacked(tired);
    const former: DefendingMove = { type: 'DESPERATE', trackSlots: [3] };
    expect(defending.why(state, former)).toEqual({ id: 'tempoDie', params: {} });
    expect(defending.why(defend(state, block()), former)).toBeNull();
  });

  it('needs a free Fatigue slot for each die, a die in each slot and at least one', () => {
    const state = attacked(tired.fatigue('basic[jump]'));
    const why = (...trackSlots: readonly number[]) => defending.why(state, { type: 'DESPERATE', trackSlots });
    expect([why(1, 2), why(), why(1, 1), why(7), why(1)]).toEqual([
      { id: 'fatigueFull', params: {} },
      { id: 'noEffect', params: {} },
      { id: 'noEffect', params: {} },
      { id: 'noEffect', params: {} },
      null,
    ]);
  });

  it('is not available with the Deep Cut', () => {
    const why = defending.why(attacked(tired.heavy('wd-deepcut')), { type: 'DESPERATE', trackSlots: [1] });
    expect(why).toEqual({ id: 'conditionUnmet', params: { condition: 'dl.wound.wd-deepcut.text' } });
  });
});

describe('Armor and the Riot Vest (DL-DEF-04)', () => {
  it('a jacket gives 1 for each of its two steps, then it is off (DL-GEAR-02)', () => {
    const jacket: DefendingMove = { type: 'GEAR', gearId: 'g-cour-j' };
    const state = defend(attacked(mara.gear('courier')), jacket, jacket);
    expect([state.defence?.committed, state.runners[0]?.gear[0]?.condition]).toEqual([2, 'off']);
    expect(defending.why(state, jacket)).toEqual({ id: 'gearGone', params: {} });
  });

  it('other Gear does not stop blows (DL-GEAR-03)', () => {
    const why = defending.why(attacked(mara.gear('courier')), { type: 'GEAR', gearId: 'g-cour-s' });
    expect(why).toEqual({ id: 'gearMismatch', params: {} });
  });

  it('the vest gives 1, once a Round, to whoever carries it', () => {
    const state = defend(attacked(mara.carrying('e-vest')), { type: 'VEST' });
    expect([state.defence?.committed, state.runners[0]?.vestUsed]).toEqual([1, true]);
    expect(defending.why(state, { type: 'VEST' })).toEqual({
      id: 'alreadyUsed',
      params: { period: 'dl.period.round' },
    });
    expect(defending.why(attacked(), { type: 'VEST' })).toEqual({ id: 'noEffect', params: {} });
  });
});

describe('Brace (DL-GEAR-04)', () => {
  const juno = aRunner('juno').on('J').pool('basic[block]');

  function committed(runner: typeof juno, ...moves: readonly DefendingMove[]) {
    return defend(attacked(runner), ...moves, { type: 'COMMIT' }).defence?.committed;
  }

  it('adds 1 at COMMIT once a die was spent on Defend, and nothing without one', () => {
    expect([committed(juno, block()), committed(juno)]).toEqual([3, 0]);
  });

  it('adds 2 with Momentum, one just gained in slot 4 included', () => {
    expect([committed(juno.momentum(), block()), committed(juno.tempo(3), block())]).toEqual([4, 4]);
  });

  it('counts once an attack, however often dice are spent', () => {
    const twice = juno.pool('basic[jump]', 'basic[jump]');
    const one = (id: 'die-basic-1' | 'die-basic-2'): DefendingMove => ({
      type: 'DEFEND',
      dice: [id],
      boosts: [],
      gearBoosts: [],
    });
    expect(committed(twice, one('die-basic-1'), one('die-basic-2'))).toBe(3);
  });
});

describe('the moment to defend (DL-DEF-01)', () => {
  it('is only while the Runner is attacked, and the seat of the Runner decides', () => {
    expect(defending.why(board({ runners: [mara] }), block())).toEqual({ id: 'notYourTurn', params: {} });
    expect(defending.who(attacked())).toEqual(['seat-1']);
    expect(defending.why(attacked(), { type: 'PASS' })).toEqual({ id: 'notYourTurn', params: {} });
  });

  it('is over by itself when nothing more would change it: COMMIT is the only move, and it is forced (DL-DEF-01)', () => {
    const value = { flow: { rounds: 'defending' }, resolver: 'idle' };
    const helpless = attacked(aRunner('mara').on('r'));
    const position = { value, state: helpless };
    expect(rules.forcedMove(position)).toEqual({
      move: { type: 'COMMIT' },
      entry: { type: 'forced', move: { type: 'COMMIT' }, reason: 'only-option' },
    });
    expect(rules.forcedMove({ value, state: attacked() })).toBeNull();
  });

  it('loses what is more than the attack (DL-DEF-05)', () => {
    const state = attacked(mara, { biter: 1 }, { luck: { dice: rolls('damage', '5') } });
    const { entries } = perform(defend(state, block(), { type: 'COMMIT' }), rollAttack);
    expect(entriesOf(entries, 'attack-resolved')[0]?.wounds).toBe(0);
  });
});
