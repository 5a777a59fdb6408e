import { describe, expect, it } from 'vitest';
import { distancesFrom, type Neighbours, wayToNearest } from '../../../models/kernel/graph';

/** A graph written as `a: b c`, one node a line; the ways are one-way unless written both ways. */
function graph(text: string): Neighbours<string> {
  const ways = new Map(
    text
      .trim()
      .split('\n')
      .map((line) => {
        const [node = '', next = ''] = line.split(':');
        return [node.trim(), next.split(' ').filter(Boolean)];
      }),
  );
  return (node) => ways.get(node) ?? [];
}

const diamond = graph(`
  start: left right
  left: goal start
  right: goal start
  goal: left right beyond
  beyond: goal
`);

describe('distancesFrom', () => {
  it('counts the steps to everything that can be reached, nearest first', () => {
    expect([...distancesFrom('start', diamond)]).toEqual([
      ['start', 0],
      ['left', 1],
      ['right', 1],
      ['goal', 2],
      ['beyond', 3],
    ]);
  });

  it('leaves out what cannot be reached', () => {
    expect([...distancesFrom('b', graph('a: b\nb:'))]).toEqual([['b', 0]]);
  });
});

describe('wayToNearest', () => {
  it('names every first step of a shortest way, in the order of the neighbours', () => {
    expect(wayToNearest('start', (node) => node === 'goal', diamond)).toEqual({
      distance: 2,
      steps: ['left', 'right'],
    });
  });

  it('goes to the nearest of several goals only', () => {
    expect(wayToNearest('start', (node) => node === 'right' || node === 'goal', diamond)).toEqual({
      distance: 1,
      steps: ['right'],
    });
  });

  it('gives up beyond its reach, and not before', () => {
    const isGoal = (node: string) => node === 'goal';
    expect(wayToNearest('start', isGoal, diamond, 1)).toBeNull();
    expect(wayToNearest('start', isGoal, diamond, 2)).toEqual({ distance: 2, steps: ['left', 'right'] });
    expect(wayToNearest('goal', isGoal, diamond, 0)).toEqual({ distance: 0, steps: [] });
  });

  it('names the steps to all goals that are equally near', () => {
    expect(wayToNearest('start', (node) => node !== 'start', diamond)).toEqual({
      distance: 1,
      steps: ['left', 'right'],
    });
  });

  it('does not name a step that begins a longer way', () => {
    const detour = graph('a: b c\nb: goal\nc: d\nd: goal\ngoal:');
    expect(wayToNearest('a', (node) => node === 'goal', detour)).toEqual({ distance: 2, steps: ['b'] });
  });

  it('stays when the start is a goal', () => {
    expect(wayToNearest('goal', (node) => node === 'goal', diamond)).toEqual({ distance: 0, steps: [] });
  });

  it('gives null when no goal can be reached', () => {
    expect(wayToNearest('start', (node) => node === 'moon', diamond)).toBeNull();
  });

  it('never walks a one-way street backwards', () => {
    expect(wayToNearest('b', (node) => node === 'a', graph('a: b\nb:'))).toBeNull();
  });
});
