/**
 * The words in which the chart of a game is written, and what they mean. A chart says when things happen; what happens is
 * one call into the rules under a name: a decision that is answered, an automatic step, a question at a fork.
 */
import { assign } from 'xstate';
import type { Draft, Rule } from '../../models/kernel/change';
import type { Decision as OpenDecision } from '../../models/kernel/decisions';
import type { AnyEntry, AnyMove, Play } from '../../models/kernel/types';
import { answer, type GameContext, step } from './game';

/** Small words for the states of a chart, to be used with its own names only. */
export function chartWords<Decision extends string, Query extends string, Step extends string>() {
  /** An entry action: one automatic step of the rules. */
  const run = (name: Step) => ({ type: 'run', params: { name } }) as const;

  /** Nothing is left to be carried out, and the game goes on. */
  const settled = 'settled' as const;

  return {
    run,
    settled,
    /** Something is left to be carried out, or the game is over. */
    unsettled: 'unsettled' as const,
    /** A question at a fork. */
    when: (query: Query) => ({ type: 'is', params: { query } }) as const,

    /** Settled, and the answer to the question is yes. */
    settledAnd: (query: Query) => ({ type: 'settledAnd', params: { query } }) as const,

    /** A move of the open decision, taken if its judge allows it. */
    take(decision: Decision, target?: string) {
      const transition = {
        guard: { type: 'legal', params: { decision } },
        actions: { type: 'take', params: { decision } },
      } as const;
      return target === undefined ? transition : { ...transition, target };
    },

    /** A state that does one step and goes on when everything is settled. */
    stepTo: (name: Step, target: string) => ({ entry: run(name), always: { guard: settled, target } }),
  };
}

export interface ChartRules<
  State,
  Move extends AnyMove,
  Entry extends AnyEntry,
  Decision extends string,
  Query extends string,
  Step extends string,
> {
  readonly decisions: Readonly<
    Record<Decision, Pick<OpenDecision<State, Play<Draft<State>, Entry>, Move>, 'why' | 'take'>>
  >;
  readonly queries: Readonly<Record<Query, (state: State) => boolean>>;
  readonly steps: Readonly<Record<Step, Rule<State, Entry>>>;
  readonly settled: (state: State) => boolean;
  /** What follows at once from every answer and step. */
  readonly after?: Rule<State, Entry>;
  /** A copy of all that rules may change in place; of everything, if left out. */
  readonly copyOf?: (state: State) => State;
}

/** Guards and actions behind the words, for the set-up of a game's machine. */
export function chartMeaning<
  State,
  Move extends AnyMove,
  Entry extends AnyEntry,
  Decision extends string,
  Query extends string,
  Step extends string,
>({
  decisions,
  queries,
  steps,
  settled,
  after = () => {},
  copyOf,
}: ChartRules<State, Move, Entry, Decision, Query, Step>) {
  type Context = GameContext<State, Entry>;
  type Scene = { readonly context: Context; readonly event: Move };
  return {
    guards: {
      /** The judge of the open decision: the chart takes no move that `whyIllegal` refuses. */
      legal: ({ context, event }: Scene, { decision }: { decision: Decision }) =>
        decisions[decision].why(context.state, event) === null,
      /** A named question about the state. */
      is: ({ context }: Scene, { query }: { query: Query }) => queries[query](context.state),
      settled: ({ context }: Scene) => settled(context.state),
      unsettled: ({ context }: Scene) => !settled(context.state),
      settledAnd: ({ context }: Scene, { query }: { query: Query }) =>
        settled(context.state) && queries[query](context.state),
    },
    actions: {
      take: assign<Context, Move, { decision: Decision }, Move, never>(({ context, event }, { decision }) =>
        answer(
          context,
          (play) => {
            decisions[decision].take(play, event);
            after(play);
          },
          copyOf,
        ),
      ),
      run: assign<Context, Move, { name: Step }, Move, never>(({ context }, { name }) =>
        step(context, (play) => {
          steps[name](play);
          after(play);
        }),
      ),
    },
  };
}
