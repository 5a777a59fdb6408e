/**
 * The statechart of Dying Light (specification section 5): when things happen. `flow` is the course of the game,
 * `resolver` asks what effects leave open; the flow goes on when the stack of effects is empty. Every state with `on`
 * waits for a named decision; what a move or step does is one call into `models/dying-light`, its effects included.
 */
import { assign, setup } from 'xstate';
import { DECISIONS, type DecisionId } from '../../models/dying-light/decisions';
import type { Entry } from '../../models/dying-light/entries';
import type { AskFrameType } from '../../models/dying-light/frames';
import type { Move } from '../../models/dying-light/moves';
import { runFrames } from '../../models/dying-light/rules/resolver';
import type { State } from '../../models/dying-light/state';
import { copy } from '../../models/kernel/change';
import { answer, type GameContext, step } from '../kernel/game';
import { flow } from './flow';
import { QUERIES, type QueryName } from './queries';
import { resolver } from './resolver';
import { STEPS, type StepName } from './steps';

type Context = GameContext<State, Entry>;

export const dyingLightMachine = setup({
  types: { context: {} as Context, events: {} as Move, input: {} as { readonly state: State } },
  guards: {
    /** The judge of the open decision: the chart takes no move that `whyIllegal` refuses. */
    legal: ({ context, event }, { decision }: { decision: DecisionId }) =>
      DECISIONS[decision].why(context.state, event) === null,
    /** A named question about the state. */
    is: ({ context }, { query }: { query: QueryName }) => QUERIES[query](context.state),
    /** All effects are done and the game goes on. */
    settled: ({ context }) => context.state.stack.length === 0 && context.state.outcome === null,
    settledAnd: ({ context }, { query }: { query: QueryName }) =>
      context.state.stack.length === 0 && context.state.outcome === null && QUERIES[query](context.state),
    /** An effect of that name waits on top of the stack. */
    asks: ({ context }, { frame }: { frame: AskFrameType }) => context.state.stack.at(-1)?.type === frame,
  },
  actions: {
    take: assign(({ context, event }, { decision }: { decision: DecisionId }) =>
      answer(context, (play) => {
        DECISIONS[decision].take(play, event);
        runFrames(play);
      }),
    ),
    run: assign(({ context }, { name }: { name: StepName }) =>
      step(context, (play) => {
        STEPS[name](play);
        runFrames(play);
      }),
    ),
  },
}).createMachine({
  id: 'dying-light',
  context: ({ input }) => ({ state: copy(input.state), entries: [] }),
  type: 'parallel',
  states: { flow, resolver },
});
