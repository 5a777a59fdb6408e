import type { Draft } from '../kernel/change';
import type { Play, Reason, SeatId } from '../kernel/types';
import type { Entry } from './entries';
import type { Move } from './moves';
import type { LineCard, Member, State } from './state';

/** What every rule of the game works on. */
export type DraftState = Draft<State>;
export type SDPlay = Play<DraftState, Entry>;
export type DraftMember = Draft<Member>;
export type DraftLineCard = Draft<LineCard>;

/**
 * One thing the engine may wait for. Its id is the name of the state in the chart that waits, so that a position alone
 * tells which decision is open.
 */
export interface Decision<M extends Move = Move> {
  /** Seats that may take it, the preferred one first (bots before people where several may); never empty. */
  who(state: State): readonly SeatId[];
  /** Complete but for `DISCARD` and `UNREADY` (section 9); never empty while the decision is open. */
  options(state: State): readonly M[];
  /** Null when legal. Moves of other decisions get `NOT_YOUR_TURN`, never an exception. */
  why(state: State, move: Move): Reason | null;
  /** Carries out a legal move. */
  take(play: SDPlay, move: M): void;
  /** Taken by the engine when only one option is left. */
  readonly forceable: boolean;
}
