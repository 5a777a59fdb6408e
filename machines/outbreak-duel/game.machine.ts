/**
 * The statechart of Outbreak Duel (specification section 5): when things happen. `flow` is the course of the game, `resolver`
 * asks what effects leave open; the flow goes on when the stack of effects is empty. Every state with `on` waits for a named
 * decision; giving up and the wishes of a seat are taken wherever the chart stands.
 */
import { setup } from 'xstate';
import { copyOf } from '../../models/outbreak-duel/draft';
import type { Entry } from '../../models/outbreak-duel/entries';
import type { AskFrameType } from '../../models/outbreak-duel/frames';
import type { Move } from '../../models/outbreak-duel/moves';
import { runFrames } from '../../models/outbreak-duel/rules/resolver';
import type { State } from '../../models/outbreak-duel/state';
import { chartMeaning } from '../kernel/chart';
import type { GameContext } from '../kernel/game';
import { ANSWERS } from './answers';
import { flow } from './flow';
import { take } from './parts';
import { QUERIES } from './queries';
import { resolver } from './resolver';
import { STEPS } from './steps';

type Context = GameContext<State, Entry>;

const { guards, actions } = chartMeaning({
  decisions: ANSWERS,
  queries: QUERIES,
  steps: STEPS,
  settled: ({ stack, outcome }: State) => stack.length === 0 && outcome === null,
  after: runFrames,
  copyOf,
});

export const outbreakDuelMachine = setup({
  types: { context: {} as Context, events: {} as Move, input: {} as { readonly state: State } },
  guards: {
    ...guards,
    /** A question of that name waits on top of the stack. */
    asks: ({ context }, { frame }: { frame: AskFrameType }) => context.state.stack.at(-1)?.type === frame,
  },
  actions,
}).createMachine({
  id: 'outbreak-duel',
  context: ({ input }) => ({ state: copyOf(input.state), entries: [] }),
  type: 'parallel',
  on: { CONCEDE: take('CONCEDE'), AUTO_PASS: take('AUTO_PASS') },
  states: { flow, resolver },
});
