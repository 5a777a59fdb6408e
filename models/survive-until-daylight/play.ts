import type { Decision as KernelDecision } from '../kernel/decisions';
import type { Play } from '../kernel/types';
import type { DraftLineCard, DraftMember, DraftState } from './draft';
import type { Entry } from './entries';
import type { Move } from './moves';
import type { State } from './state';

export type { DraftLineCard, DraftMember, DraftState };

/** What every rule of the game works on. */
export type SDPlay = Play<DraftState, Entry>;

/**
 * One thing the engine may wait for. Where several seats may take it, bots come before people. The options are complete but
 * for `DISCARD`, `UNREADY` and `SET_SEAT_OPTION` (section 9).
 */
export type Decision<M extends Move = Move> = KernelDecision<State, SDPlay, Move, M>;
