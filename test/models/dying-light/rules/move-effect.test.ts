import { describe, expect, it } from 'vitest';
import { moveEffect } from '../../../../models/dying-light/decisions/moveEffect';
import { pushFrames } from '../../../../models/dying-light/play';
import { answer, aRunner, board, entriesOf, perform } from '../../../helpers/dying-light';

describe('DL-MOVE-08: "Move X" effects', () => {
  const { state: asked } = perform(
    board({
      runners: [aRunner('mara').on('l').chased()],
      infected: { garageRow: { biter: 2 } },
      lanterns: ['bI'],
    }),
    (play) => pushFrames(play, { type: 'moveEffect', runner: 'mara', steps: 2 }),
  );

  it('moves step by step over walls and up, without dice and without Risk', () => {
    const first = answer(asked, moveEffect, { type: 'STEP', to: 'm' });
    const second = answer(first.state, moveEffect, { type: 'STEP', to: 'I' });
    expect(second.state.runners[0]).toMatchObject({ zone: 'I', chase: null });
    expect(second.state.stack).toEqual([]);
    expect(entriesOf([...first.entries, ...second.entries], 'risk-rolled')).toEqual([]);
    expect(entriesOf(first.entries, 'runner-moved')).toEqual([
      {
        type: 'runner-moved',
        runner: 'mara',
        kind: 'step',
        from: 'l',
        to: 'm',
        over: null,
        dice: 0,
        tempo: 0,
        risk: 0,
      },
    ]);
  });

  it('may stop early', () => {
    const first = answer(asked, moveEffect, { type: 'STEP', to: 'q' });
    const { state } = answer(first.state, moveEffect, { type: 'DONE' });
    expect(state.runners[0]?.zone).toBe('q');
    expect(state.stack).toEqual([]);
  });

  it('refuses Zones that are not adjacent', () => {
    expect(moveEffect.why(asked, { type: 'STEP', to: 'n' })).toEqual({ id: 'notAdjacent', params: {} });
    expect(moveEffect.options(asked)).toEqual([
      { type: 'STEP', to: 'm' },
      { type: 'STEP', to: 'q' },
      { type: 'STEP', to: 'E' },
      { type: 'DONE' },
    ]);
  });
});
