import { describe, expect, it } from 'vitest';
import type { Entry } from '../../../../models/dying-light/entries';
import { motionOf, motionsOf } from '../../../../renderer/games/dying-light/motions';

function moved(kind: 'run' | 'climb' | 'jump' | 'pad' | 'step'): Entry {
  return {
    type: 'runner-moved',
    runner: 'mara',
    kind,
    from: 'q',
    to: 'I',
    over: null,
    dice: 2,
    tempo: 2,
    risk: 1,
  };
}

describe('the motions of log entries', () => {
  it.each([
    ['run', 'slide'],
    ['step', 'slide'],
    ['climb', 'vault'],
    ['jump', 'leap'],
    ['pad', 'spring'],
  ] as const)('a Runner that takes a %s goes with a %s', (kind, gait) => {
    expect(motionOf(moved(kind))).toMatchObject({ kind: 'runner', runner: 'mara', to: 'I', gait });
  });

  it('walks Infected one at a time, 250 ms each, in the order of the rules', () => {
    const step = (to: 'market' | 'busLoop'): Entry => ({
      type: 'infected-moved',
      infected: 'biter',
      from: 'crossroads',
      to,
      reason: 'exposure',
    });
    expect(motionsOf([step('market'), step('busLoop')])).toEqual([
      { kind: 'walk', infected: 'biter', from: 'crossroads', to: 'market', duration: 250 },
      { kind: 'walk', infected: 'biter', from: 'crossroads', to: 'busLoop', duration: 250 },
    ]);
  });

  it('throws the dice that the rules rolled', () => {
    const risk = motionOf({ type: 'risk-rolled', runner: 'mara', symbols: ['safe', 'wound'], total: 2 });
    expect(risk).toMatchObject({
      dice: [
        { kind: 'risk', symbol: 'safe' },
        { kind: 'risk', symbol: 'wound' },
      ],
    });
    const damage = motionOf({
      type: 'damage-rolled',
      runner: 'mara',
      faces: ['4', 'crit'],
      bonus: 0,
      total: 7,
    });
    expect(damage).toMatchObject({
      dice: [
        { kind: 'damage', face: '4' },
        { kind: 'damage', face: 'crit' },
      ],
    });
  });

  it('moves nothing for what is only said', () => {
    expect(motionOf({ type: 'passed', runner: 'mara' })).toBeNull();
  });
});
