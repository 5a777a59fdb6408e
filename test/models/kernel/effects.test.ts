import { describe, expect, it } from 'vitest';
import { change, type Draft } from '../../../models/kernel/change';
import { effectRunner, popFrame, pushFrames, STEP_CAP, topFrame } from '../../../models/kernel/effects';
import type { Play } from '../../../models/kernel/types';

type Auto =
  | { readonly type: 'say'; readonly word: string }
  | { readonly type: 'twice'; readonly word: string }
  | { readonly type: 'end' }
  | { readonly type: 'forever' };
type Frame = Auto | { readonly type: 'ask'; readonly who: string };
interface State {
  readonly stack: readonly Frame[];
  readonly isOver: boolean;
}
interface Entry {
  readonly type: string;
}
type EffectPlay = Play<Draft<State>, Entry>;

const runEffects = effectRunner<Draft<State>, Entry, Auto>(
  {
    say: (play, { word }) => play.tell({ type: word }),
    twice: (play, { word }) =>
      pushFrames<Frame>(play, { type: 'say', word }, { type: 'say', word: `${word}!` }),
    end: (play: EffectPlay) => {
      play.state.isOver = true;
    },
    forever: (play) => pushFrames<Frame>(play, { type: 'forever' }),
  },
  ({ isOver }) => isOver,
);

function run(...frames: readonly Frame[]) {
  const { state, entries } = change<State, Entry>({ stack: [], isOver: false }, (play) => {
    pushFrames<Frame>(play, ...frames);
    runEffects(play);
  });
  return { state, told: entries.map(({ type }) => type) };
}

describe('effects on the stack', () => {
  it('happen in the order in which they are named, and what one sets off comes before the next', () => {
    const { state, told } = run({ type: 'twice', word: 'a' }, { type: 'say', word: 'b' });
    expect(told).toEqual(['a', 'a!', 'b']);
    expect(state.stack).toEqual([]);
  });

  it('wait under a question, which stays on top until it is answered', () => {
    const { state, told } = run(
      { type: 'say', word: 'a' },
      { type: 'ask', who: 'ada' },
      { type: 'say', word: 'b' },
    );
    expect(told).toEqual(['a']);
    expect(topFrame<Frame, 'ask'>(state, 'ask')).toEqual({ type: 'ask', who: 'ada' });
    expect(topFrame<Frame, 'say'>(state, 'say')).toBeNull();
    const answered = change<State, Entry>(state, (play) => {
      popFrame(play);
      runEffects(play);
    });
    expect(answered.entries).toEqual([{ type: 'b' }]);
  });

  it('never happen once the game has ended', () => {
    expect(run({ type: 'say', word: 'a' }, { type: 'end' }, { type: 'say', word: 'b' }).told).toEqual(['a']);
  });

  it('that set one another off without end are a fault that says so', () => {
    expect(() => run({ type: 'forever' })).toThrow(
      `More than ${STEP_CAP} effects in a row, the last one "forever".`,
    );
  });
});
