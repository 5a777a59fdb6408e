import { describe, expect, it } from 'vitest';
import {
  ACTION_DICE,
  boostsOf,
  DAMAGE_DIE,
  damageOf,
  faceName,
  MAX_DAMAGE_DICE,
  MAX_RISK_DICE,
  RISK_DIE,
  riskSymbol,
} from '../../../../models/dying-light/content/dice';
import { BOOSTS, DIE_TYPES, RISK_SYMBOLS } from '../../../../models/dying-light/ids';

const FACES = [1, 2, 3, 4, 5, 6];

describe('the Action dice', () => {
  it('show the printed faces in their colours', () => {
    expect(
      DIE_TYPES.map((type) => [ACTION_DICE[type].colour, FACES.map((f) => faceName(type, f)).join(' ')]),
    ).toEqual([
      ['grey', 'evade jump climb block power blank'],
      ['blue', 'jump climb evade jump+evade climb+evade jump+climb'],
      ['red', 'power block push power+push power+block push+block'],
      ['white', 'jump+evade climb+evade power+push block+evade push+evade jump+climb'],
    ]);
  });

  it('DL-BOOST-01 offer each icon of a face once', () => {
    expect(boostsOf('parkour', 4).toSorted()).toEqual(['evade', 'jump']);
    expect(boostsOf('combat', 1)).toEqual(['power']);
    for (const type of DIE_TYPES) {
      for (const face of FACES.filter((f) => faceName(type, f) !== 'blank')) {
        expect(boostsOf(type, face).toSorted()).toEqual(faceName(type, face).split('+').toSorted());
        for (const boost of boostsOf(type, face)) expect(BOOSTS).toContain(boost);
      }
    }
  });

  it('have one blank face, which offers nothing', () => {
    expect(faceName('basic', 6)).toBe('blank');
    expect(boostsOf('basic', 6)).toEqual([]);
  });

  it('have no seventh face', () => {
    expect(boostsOf('basic', 7)).toEqual([]);
    expect(faceName('basic', 0)).toBe('blank');
  });
});

describe('the Risk dice', () => {
  it('DL-RISK-04 are four, each with two safe faces and one of every other symbol', () => {
    expect(FACES.map(riskSymbol)).toEqual(['safe', 'safe', 'exposure', 'fatigue', 'wound', 'spawn']);
    expect(new Set(RISK_DIE.faces)).toEqual(new Set(RISK_SYMBOLS));
    expect(MAX_RISK_DICE).toBe(4);
  });
});

describe('the Damage dice', () => {
  it('DL-ATK-03 DL-ATK-04 are four with the numbers 1 to 5 and a Crit', () => {
    expect(FACES.map(damageOf)).toEqual([1, 2, 3, 4, 5, 'crit']);
    expect(DAMAGE_DIE.faces).toHaveLength(6);
    expect(MAX_DAMAGE_DICE).toBe(4);
  });
});
