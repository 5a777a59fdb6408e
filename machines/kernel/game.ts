/** How a statechart and the rules of a game come together. */
import type { AnyStateMachine } from 'xstate';
import { change, changeInPlace, playOn, type Rule } from '../../models/kernel/change';
import type { GameRules } from '../../models/kernel/game-rules';
import type { AnyEntry, AnyMove } from '../../models/kernel/types';

/** What a game machine carries: what lies on the table, and what has happened since the last move. */
export interface GameContext<State, Entry extends AnyEntry> {
  readonly state: State;
  readonly entries: readonly Entry[];
  /** Nobody has seen this state yet: the decision that follows is forced, and may change it in place. */
  readonly unseen?: boolean;
}

/** A game that can be played. The machine has no timers, promises, history or spawned actors, so that it can be stored. */
export interface Game<State, Move extends AnyMove, Entry extends AnyEntry, Options> {
  readonly rules: GameRules<State, Move, Entry, Options>;
  /** Its context is a `GameContext`, its input `{ state }`, its events are the game's moves. */
  readonly machine: AnyStateMachine;
}

/** A game whose own types matter to nobody here: moves and options are checked by its schemas. */
export type AnyGame = Game<unknown, AnyMove, AnyEntry, unknown>;

/** A move: it works on a copy of the state unless nobody has seen that, and the entries start anew. */
export function answer<State, Entry extends AnyEntry>(
  context: GameContext<State, Entry>,
  rule: Rule<State, Entry>,
  copyOf?: (state: State) => State,
): GameContext<State, Entry> {
  return context.unseen ? changeInPlace(context.state, rule) : change(context.state, rule, copyOf);
}

/**
 * An automatic step of the chart: one call into the rules; what it tells joins what happened so far. It goes on with the
 * copy that the move made, and its list of entries, which nobody sees before the chart has come to rest.
 */
export function step<State, Entry extends AnyEntry>(
  context: GameContext<State, Entry>,
  rule: Rule<State, Entry>,
): GameContext<State, Entry> {
  rule(playOn(context.state, context.entries as Entry[]));
  return context;
}
