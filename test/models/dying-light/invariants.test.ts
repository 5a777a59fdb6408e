import { describe, expect, it } from 'vitest';
import { invariantFaults } from '../../../models/dying-light/invariants';
import type { Runner, State } from '../../../models/dying-light/state';
import { aRunner, board } from '../../helpers/dying-light';

const sound = board({
  runners: [
    aRunner('mara').pool('basic[jump]').carrying('c-smoke').light('wd-rib').chased(),
    aRunner('oskar'),
  ],
});

function withMara(more: Partial<Runner>): State {
  return { ...sound, runners: sound.runners.map((one) => (one.id === 'mara' ? { ...one, ...more } : one)) };
}

describe('invariants', () => {
  it('find nothing wrong with a sound state', () => {
    expect(invariantFaults(sound)).toEqual([]);
  });

  it('miss a die that is gone', () => {
    expect(invariantFaults(withMara({ pool: [] }))).toEqual(['die die-basic-1 is there 0 times']);
  });

  it('notice a die with an impossible face', () => {
    expect(invariantFaults(withMara({ pool: [{ id: 'die-basic-1', type: 'basic', face: 7 }] }))).toEqual([
      'die die-basic-1 shows face 7 as basic',
    ]);
  });

  it('notice a second Momentum die', () => {
    const [one, other, ...left] = sound.supply.momentum;
    const pool = [one, other].flatMap((id) => (id ? [{ id, type: 'momentum' as const, face: 1 }] : []));
    const state = withMara({ pool: [...(sound.runners[0]?.pool ?? []), ...pool] });
    expect(invariantFaults({ ...state, supply: { ...sound.supply, momentum: left } })).toEqual([
      'mara holds two Momentum dice',
    ]);
  });

  it('miss and double cards', () => {
    expect(invariantFaults(withMara({ items: [], lightWound: null, chase: null }))).toEqual([
      'wound wd-rib is there 0 times',
      'item c-smoke is there 0 times',
      'chase card ch-scent is there 0 times',
    ]);
    expect(invariantFaults(withMara({ weapon: 'w-hammer' }))).toEqual(['item w-hammer is there twice']);
  });

  it('count miniatures', () => {
    const crowded = board({ infected: { market: { volatile: 5 } }, down: { bA: { biter: -1 } } });
    expect(invariantFaults(crowded)).toEqual([
      'bA holds less than nobody',
      'there are 5 volatile miniatures on the map',
    ]);
  });

  it('look into the Exposure decks and at the tokens', () => {
    expect(invariantFaults(withMara({ exposure: { draw: ['exp-red-1'], discard: [] } }))).toContain(
      'Exposure card exp-red-1 does not belong',
    );
    expect(invariantFaults({ ...sound, tokens: [...sound.tokens, ...sound.tokens.slice(0, 1)] })).toEqual([
      'token nest-1 is there twice',
    ]);
  });
});
