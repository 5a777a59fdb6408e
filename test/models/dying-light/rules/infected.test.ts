import { describe, expect, it } from 'vitest';
import {
  canEnter,
  downOf,
  fireCount,
  inSupply,
  knockDown,
  standingCount,
  standingOf,
  totalIn,
  toughnessAt,
} from '../../../../models/dying-light/rules/infected';
import { isUv } from '../../../../models/dying-light/rules/uv';
import { aToken, board, perform } from '../../../helpers/dying-light';

describe('counting Infected', () => {
  const state = board({ infected: { market: { biter: 2, howler: 1 } }, down: { market: { viral: 1 } } });

  it('counts standing enemies of all types, Howlers too (DL-ENEMY-01)', () => {
    expect(standingCount(state, 'market')).toBe(3);
  });

  it('leaves the knocked-down out of all but the Area limit (DL-ATK-07)', () => {
    expect(standingOf(state, 'market', 'viral')).toBe(0);
    expect(downOf(state, 'market', 'viral')).toBe(1);
    expect(totalIn(state, 'market')).toBe(4);
  });

  it('knows what is left in the supply', () => {
    expect(inSupply(state, 'biter')).toBe(30);
    expect(inSupply(state, 'viral')).toBe(11);
    expect(inSupply(state, 'volatile')).toBe(4);
    expect(inSupply(state, 'howler')).toBe(3);
  });

  it('lays a standing miniature down (DL-ATK-07)', () => {
    const { state: after } = perform(state, (play) => knockDown(play, 'market', 'biter'));
    expect(standingOf(after, 'market', 'biter')).toBe(1);
    expect(downOf(after, 'market', 'biter')).toBe(1);
  });

  it('refuses to lay down what is not there', () => {
    expect(() => perform(state, (play) => knockDown(play, 'market', 'volatile'))).toThrow();
  });
});

describe('Fire', () => {
  it('lowers the Toughness of everybody in its Area by 1 (DL-ATK-08, DL-ENV-01)', () => {
    const state = board();
    expect(fireCount(state, 'crossroads')).toBe(1);
    expect(toughnessAt(state, 'crossroads', 'biter')).toBe(3);
    expect(toughnessAt(state, 'crossroads', 'volatile')).toBe(8);
    expect(toughnessAt(state, 'printCourt', 'biter')).toBe(4);
  });

  it('lowers it once, however many tokens burn there (DL-ATK-08)', () => {
    const state = board({ tokens: [aToken('fire-3', 'fire', 'm')] });
    expect(fireCount(state, 'crossroads')).toBe(2);
    expect(toughnessAt(state, 'crossroads', 'viral')).toBe(4);
  });
});

describe('UV light', () => {
  it('covers the whole Area of a Spot that works (DL-ENV-05)', () => {
    expect(isUv(board(), 'tramBend')).toBe(false);
    expect(isUv(board({ uvSpot: true }), 'tramBend')).toBe(true);
    expect(isUv(board({ lanterns: ['bC'] }), 'bC')).toBe(true);
  });

  it('keeps every type out (DL-ENV-05)', () => {
    expect(canEnter(board(), 'viral', 'market', 'tramBend')).toBe(true);
    expect(canEnter(board({ uvSpot: true }), 'viral', 'market', 'tramBend')).toBe(false);
  });
});

describe('walking', () => {
  it('is restricted for Biters and Howlers: no climbing, no walls, but dropping (DL-EMOVE-03, TV-57)', () => {
    const state = board();
    for (const type of ['biter', 'howler'] as const) {
      expect(canEnter(state, type, 'crossroads', 'bI')).toBe(false);
      expect(canEnter(state, type, 'busLoop', 'coalYard')).toBe(false);
      expect(canEnter(state, type, 'bI', 'crossroads')).toBe(true);
    }
  });

  it('is free for the agile (DL-EMOVE-03)', () => {
    const state = board();
    for (const type of ['viral', 'volatile'] as const) {
      expect(canEnter(state, type, 'crossroads', 'bI')).toBe(true);
      expect(canEnter(state, type, 'busLoop', 'coalYard')).toBe(true);
    }
  });
});
