/** Moves that are legal wherever the chart stands, in the words of a chart. */
import { type Decision, NOT_YOUR_TURN, type StandingMove } from '../../models/kernel/decisions';
import type { AnyMove } from '../../models/kernel/types';

type Answer<State, Play, Move extends AnyMove> = Pick<Decision<State, Play, Move>, 'why' | 'take'>;

function answerOf<State, Play, Move extends AnyMove>(
  type: string,
  { why, take }: StandingMove<State, Play, Move>,
): Answer<State, Play, Move> {
  return {
    why: (state, move) => (move.type === type ? why(state, move) : { id: NOT_YOUR_TURN, params: {} }),
    take: (play, move) => take(play, move),
  };
}

/**
 * What a chart can be answered with: its decisions, and each standing move under its own type.
 */
export function answersWith<
  State,
  Play,
  Move extends AnyMove,
  Id extends string,
  Standing extends { readonly [Type in Move['type']]?: StandingMove<State, Play, never> },
>(
  decisions: Readonly<Record<Id, Answer<State, Play, Move>>>,
  standing: Standing,
): Readonly<Record<Id | (keyof Standing & string), Answer<State, Play, Move>>> {
  const always = Object.entries(standing).map(([type, move]) => [
    type,
    answerOf(type, move as unknown as StandingMove<State, Play, Move>),
  ]);
  return { ...decisions, ...Object.fromEntries(always) };
}
