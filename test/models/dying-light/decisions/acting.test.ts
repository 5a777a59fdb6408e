import { describe, expect, it } from 'vitest';
import { acting } from '../../../../models/dying-light/decisions/acting';
import { answer, aRunner } from '../../../helpers/dying-light';
import { aMove, firstRunner, onTurn } from '../../../helpers/dying-light-moves';

const state = onTurn({
  runners: [
    aRunner('oskar')
      .on('u')
      .pool('basic[climb]', 'basic[power]', 'combat[push]')
      .gear('brawler')
      .carrying('e-blade'),
    aRunner('mara').on('u').carrying('c-smoke'),
  ],
  infected: { pumpAlley: { biter: 1 } },
});

describe('The acting Runner', () => {
  it('DL-ACT-04: decides alone, and passing is always possible', () => {
    expect(acting.who(state)).toEqual(['seat-1']);
    expect(acting.options(state)).toContainEqual({ type: 'PASS' });
    expect(acting.forceable(state)).toBe(false);
  });

  it('is offered only what the judge lets pass, each choice once', () => {
    const options = acting.options(state);
    expect(options.filter((move) => acting.why(state, move) !== null)).toEqual([]);
    expect(new Set(options.map((move) => JSON.stringify(move))).size).toBe(options.length);
    expect([...new Set(options.map((move) => move.type))]).toEqual([
      'MOVE',
      'ATTACK',
      'SWITCH_WEAPON',
      'EXCHANGE',
      'PASS',
    ]);
  });

  it('cannot defend or answer questions that nobody asked', () => {
    expect(acting.why(state, { type: 'COMMIT' })).toEqual({ id: 'onlyDefence', params: {} });
    expect(acting.why(state, { type: 'DECLINE' })).toEqual({ id: 'notYourTurn', params: {} });
  });

  it('DL-USE-02: remembers a weapon switch until something else is done', () => {
    const switched = answer(state, acting, { type: 'SWITCH_WEAPON', itemId: 'e-blade' });
    expect(firstRunner(switched.state).activation.justSwitched).toBe(true);
    const moved = answer(
      switched.state,
      acting,
      aMove('climb', 'I', ['die-basic-1'], {
        boosts: [{ dieId: 'die-basic-1', icon: 'climb' }],
      }),
    );
    expect(firstRunner(moved.state).activation.justSwitched).toBe(false);
  });

  it('a pass is told and changes nothing else', () => {
    const passed = answer(state, acting, { type: 'PASS' });
    expect(passed.entries).toEqual([{ type: 'passed', runner: 'oskar' }]);
    expect(firstRunner(passed.state)).toEqual(firstRunner(state));
  });
});
