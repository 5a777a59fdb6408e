import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { oneMonthInMachine } from '../../../machines/one-month-in/game.machine';
import { DECISIONS, decisionAt } from '../../../models/one-month-in/decisions';
import { chartPage } from '../../../tools/lib/mermaid';
import { allNodes, unsavable } from '../../helpers/charts';

const nodes = allNodes(oneMonthInMachine.root);
const [, ...inner] = nodes;
const waiting = inner.filter((node) => node.ownEvents.some((event) => event !== ''));

describe('the chart of One Month In', () => {
  it('is drawn in docs/charts/one-month-in.md as it is', () => {
    const page = readFileSync(new URL('../../../docs/charts/one-month-in.md', import.meta.url), 'utf8');
    expect(page, 'run `npm run charts`').toBe(chartPage('One Month In', oneMonthInMachine));
  });

  it('waits in one state for each decision, under its name', () => {
    expect(waiting.map((node) => node.key).sort()).toEqual(Object.keys(DECISIONS).sort());
  });

  it('takes in the action phase whatever can be done in it, in any order (OM-TURN-05)', () => {
    const acting = waiting.find((node) => node.key === 'acting');
    expect(new Set<string>(acting?.ownEvents)).toEqual(
      new Set([
        'ARM',
        'ATTACK_HERE',
        'BUILD_FENCE',
        'END_TURN',
        'ENTER',
        'EXIT',
        'FARM',
        'MOVE',
        'RECLAIM',
        'SCAVENGE',
        'SUIT',
        'TEAR_DOWN',
      ]),
    );
  });

  it('finds the open decision in a position', () => {
    expect(decisionAt({ play: { fight: 'fightDecide' } })).toBe('fightDecide');
    expect(decisionAt({ play: 'turnStart' })).toBeNull();
    expect(decisionAt('gameOver')).toBeNull();
  });

  it('uses nothing that a saved game could not carry: no timers, history, invoked or spawned actors', () => {
    expect(unsavable(nodes)).toEqual([]);
  });
});
