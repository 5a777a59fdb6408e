import { describe, expect, it } from 'vitest';
import { outbreakDuelMachine } from '../../../machines/outbreak-duel/game.machine';
import { DECISIONS, decisionAt } from '../../../models/outbreak-duel/decisions';
import { allNodes } from '../../helpers/charts';

const [, ...inner] = allNodes(outbreakDuelMachine.root);
const waiting = inner.filter((node) => node.ownEvents.some((event) => event !== ''));

describe('the chart of Outbreak Duel', () => {
  it('waits for each decision under its name, before a mulligan and before a turn for the curtain', () => {
    const names = [...new Set(waiting.map(({ key }) => key))];
    expect(names.sort()).toEqual(Object.keys(DECISIONS).sort());
    expect(waiting.filter(({ key }) => key === 'handover')).toHaveLength(2);
  });

  it('takes in the Survivor Phase whatever can be done in it, in any order (OD-TURN-04)', () => {
    const main = waiting.find(({ key }) => key === 'main');
    expect(new Set<string>(main?.ownEvents)).toEqual(
      new Set(['ATTACK', 'END_SURVIVOR_PHASE', 'EVENT', 'LOOT', 'PLAY', 'USE_ABILITY', 'USE_ITEM']),
    );
  });

  it('finds the open decision in a position, what an effect asks first', () => {
    const flow = { turn: { zombiePhase: 'attackReact' } };
    expect(decisionAt({ flow, resolver: 'idle' })).toBe('attackReact');
    expect(decisionAt({ flow, resolver: 'missWindow' })).toBe('missWindow');
    expect(decisionAt({ flow: 'gameOver', resolver: 'idle' })).toBeNull();
    expect(decisionAt('gameOver')).toBeNull();
  });
});
