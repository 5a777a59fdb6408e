import type { Decision as KernelDecision } from '../kernel/decisions';
import type { Play } from '../kernel/types';
import type { DraftPlayer, DraftState } from './draft';
import type { Entry } from './entries';
import type { Move } from './moves';
import type { State } from './state';

export type { DraftPlayer, DraftState };

/** What every rule of the game works on. */
export type ODPlay = Play<DraftState, Entry>;

/** One thing the engine may wait for. */
export type Decision<M extends Move = Move> = KernelDecision<State, ODPlay, Move, M>;
