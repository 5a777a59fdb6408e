import { describe, expect, it } from 'vitest';
import { surviveUntilDaylightMachine } from '../../../machines/survive-until-daylight/game.machine';
import { DECISIONS, decisionAt } from '../../../models/survive-until-daylight/decisions';
import { allNodes } from '../../helpers/charts';

const nodes = allNodes(surviveUntilDaylightMachine.root);
const [root, ...inner] = nodes;
const waiting = inner.filter((node) => node.ownEvents.some((event) => event !== ''));

describe('the chart of Survive Until Daylight', () => {
  it('waits in one state for each decision, under its name; Lucky is asked for on both sides', () => {
    const names = [...Object.keys(DECISIONS), 'lucky'];
    expect(waiting.map((node) => node.key).sort()).toEqual(names.sort());
  });

  it('lets a seat change its wishes wherever it waits', () => {
    expect(root?.ownEvents).toEqual(['SET_SEAT_OPTION']);
  });

  it('lets cards be thrown away in the states that say so, and nowhere else (SD-ITEM-04)', () => {
    const free = waiting.filter((node) => node.ownEvents.includes('DISCARD'));
    expect(free.map((node) => node.key).sort()).toEqual(
      ['searchTurn', 'keep', 'wave', 'tradeOpen', 'offer', 'marketKeep', 'combatTurn'].sort(),
    );
  });

  it('finds the open decision in a position', () => {
    expect(decisionAt({ round: { search: 'keep' } })).toBe('keep');
    expect(decisionAt({ round: { combat: { attack: 'lucky' } } })).toBe('lucky');
    expect(decisionAt({ round: { enemies: 'draw' } })).toBeNull();
    expect(decisionAt('gameOver')).toBeNull();
  });

  it('goes through search, trade and combat, characters first (SD-RND-01)', () => {
    const names = nodes.map((node) => node.path.join('.'));
    expect(names.filter((name) => /^round\.\w+$/.test(name))).toEqual([
      'round.search',
      'round.trade',
      'round.combat',
      'round.enemies',
      'round.endRound',
    ]);
  });
});
