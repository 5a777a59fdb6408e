/**
 * The statechart of Dying Light (specification section 5): when things happen. `flow` is the course of the game,
 * `resolver` asks what effects leave open; the flow goes on when the stack of effects is empty. Every state with `on`
 * waits for a named decision; what a move or step does is one call into `models/dying-light`, its effects included.
 */
import { setup } from 'xstate';
import { DECISIONS } from '../../models/dying-light/decisions';
import { copyOf } from '../../models/dying-light/draft';
import type { Entry } from '../../models/dying-light/entries';
import type { AskFrameType } from '../../models/dying-light/frames';
import type { Move } from '../../models/dying-light/moves';
import { runFrames } from '../../models/dying-light/rules/resolver';
import type { State } from '../../models/dying-light/state';
import { chartMeaning } from '../kernel/chart';
import type { GameContext } from '../kernel/game';
import { flow } from './flow';
import { QUERIES } from './queries';
import { resolver } from './resolver';
import { STEPS } from './steps';

type Context = GameContext<State, Entry>;

const { guards, actions } = chartMeaning({
  decisions: DECISIONS,
  queries: QUERIES,
  steps: STEPS,
  settled: ({ stack, outcome }: State) => stack.length === 0 && outcome === null,
  after: runFrames,
  copyOf,
});

export const dyingLightMachine = setup({
  types: { context: {} as Context, events: {} as Move, input: {} as { readonly state: State } },
  guards: {
    ...guards,
    /** An effect of that name waits on top of the stack. */
    asks: ({ context }, { frame }: { frame: AskFrameType }) => context.state.stack.at(-1)?.type === frame,
  },
  actions,
}).createMachine({
  id: 'dying-light',
  context: ({ input }) => ({ state: copyOf(input.state), entries: [] }),
  type: 'parallel',
  states: { flow, resolver },
});
