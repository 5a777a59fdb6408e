import { describe, expect, it } from 'vitest';
import type { Move } from '../../../../../models/dying-light/moves';
import { isPaidFrom, paidDice, paidWith } from '../../../../../renderer/games/dying-light/compose/paid-with';
import type { SingleQuestion } from '../../../../../renderer/play/composer/composition';

const PASS: Move = { type: 'PASS' };

/** Ways to pay, each by its dice, the first of them chosen. */
function asked(...ways: readonly string[]): SingleQuestion<Move> {
  const choices = ways.map((key) => ({
    key,
    label: key,
    detail: '',
    pieces: key.split(' '),
    moves: [PASS] as const,
  }));
  return { kind: 'single', id: 'dice', title: 'Pay with', choices, chosen: ways[0] ?? null };
}

describe('a die of the pool that is clicked', () => {
  it('pays in place of the one that was taken for granted', () => {
    const question = asked('a', 'b', 'c');
    expect([...paidDice([question])]).toEqual(['a']);
    expect(paidWith([question], 'c')).toEqual({ question: 'dice', key: 'c' });
  });

  it('joins what was chosen where two are to be paid, and leaves it when it is clicked again', () => {
    const question = asked('a b', 'a c', 'b c');
    expect(paidWith([question], 'c')).toEqual({ question: 'dice', key: 'a c' });
    expect(paidWith([question], 'b')).toEqual({ question: 'dice', key: 'a c' });
  });

  it('does nothing where it can pay for nothing that is asked', () => {
    expect(paidWith([asked('a', 'b')], 'z')).toBeNull();
    expect(paidWith([], 'a')).toBeNull();
  });
});

describe('a payment', () => {
  it('is folded away where every die of its many ways lies in the pool and can be pressed', () => {
    expect(isPaidFrom(asked('a b', 'a c', 'b c'), ['a', 'b', 'c', 'd'])).toBe(true);
  });

  it('stays in sight with few ways, and with a die that lies elsewhere', () => {
    expect(isPaidFrom(asked('a', 'b'), ['a', 'b'])).toBe(false);
    expect(isPaidFrom(asked('a', 'b', 'momentum'), ['a', 'b'])).toBe(false);
  });
});
