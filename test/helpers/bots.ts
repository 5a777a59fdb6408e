/** Asks the bots of Dying Light in positions made for a test. */
import { createBot } from '../../models/dying-light/bot';
import { DECISIONS, type DecisionId } from '../../models/dying-light/decisions';
import type { Move } from '../../models/dying-light/moves';
import type { State } from '../../models/dying-light/state';
import { view } from '../../models/dying-light/view';
import type { BotLevel, Position, SeatId } from '../../models/kernel/types';

/** Where the chart stands while it waits for a decision. */
export function waitingFor(decision: DecisionId, state: State): Position<State> {
  return { value: { flow: decision, resolver: 'idle' }, state };
}

/** What a bot does when this decision is open; it sees only the view of its seat. */
export function botMove(
  decision: DecisionId,
  state: State,
  { level = 'hard', seat = 'seat-1' }: { readonly level?: BotLevel; readonly seat?: SeatId } = {},
): Move {
  const seen = waitingFor(decision, view(state, seat));
  return createBot(level, seat).choose(seen, DECISIONS[decision].options(state));
}
