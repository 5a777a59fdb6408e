import type { Draft } from '../kernel/change';
import type { Decision as KernelDecision } from '../kernel/decisions';
import type { Play } from '../kernel/types';
import type { Entry } from './entries';
import type { Move } from './moves';
import type { State, Team, Tile } from './state';

/** What every rule of the game works on. */
export type DraftState = Draft<State>;
export type OMPlay = Play<DraftState, Entry>;
export type DraftTile = Draft<Tile>;
export type DraftTeam = Draft<Team>;

/** One thing the engine may wait for. */
export type Decision<M extends Move = Move> = KernelDecision<State, OMPlay, Move, M>;
