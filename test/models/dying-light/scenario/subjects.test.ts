import { describe, expect, it } from 'vitest';
import { pushFrames } from '../../../../models/dying-light/play';
import type { Op, RunnerRef } from '../../../../models/dying-light/scenario/format';
import { aRunner, board, perform } from '../../../helpers/dying-light';

const context = { actor: 'mara', token: null, chosen: null } as const;
const marks = (runner: RunnerRef): Op => ({ op: 'addRunner', runner, var: 'mark', value: 1 });

/** Who has a mark after the op. */
function marked(ref: RunnerRef): readonly string[] {
  const state = board({ runners: [aRunner('mara'), aRunner('oskar')] });
  const after = perform(state, (play) => pushFrames(play, { type: 'ops', ops: [marks(ref)], context })).state;
  return after.runners.filter((runner) => runner.vars.mark).map((runner) => runner.id);
}

describe('Runners that a scenario names by number', () => {
  it('are counted in seat order', () => {
    expect(marked({ who: 'number', number: 1 })).toEqual(['mara']);
    expect(marked({ who: 'number', number: 2 })).toEqual(['oskar']);
  });

  it('are nobody where there are fewer', () => {
    expect(marked({ who: 'number', number: 3 })).toEqual([]);
  });
});
