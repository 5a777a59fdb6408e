import type { Decision as KernelDecision } from '../kernel/decisions';
import type { Play } from '../kernel/types';
import type { DraftState, DraftTeam } from './draft';
import type { Entry } from './entries';
import type { Move } from './moves';
import type { State } from './state';

export type { DraftState, DraftTeam };

/** What every rule of the game works on. */
export type OMPlay = Play<DraftState, Entry>;

/** One thing the engine may wait for. */
export type Decision<M extends Move = Move> = KernelDecision<State, OMPlay, Move, M>;
