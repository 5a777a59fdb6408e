import { createContext, useContext, useSyncExternalStore } from 'react';
import type { PlayResult, SessionSnapshot } from '../../../../machines/kernel/contract';
import type { Entry } from '../../../../models/dying-light/entries';
import type { Move } from '../../../../models/dying-light/moves';
import type { State } from '../../../../models/dying-light/state';
import type { Reason, SeatId } from '../../../../models/kernel/types';

export type Snapshot = SessionSnapshot<State, Move, Entry>;

/** The running game as the interface uses it. */
export interface TableGame {
  getSnapshot(): Snapshot;
  subscribe(listener: () => void): () => void;
  legalMoves(): readonly Move[];
  whyIllegal(move: Move): Reason | null;
  /** Null when a rule broke inside: the app then shows the error page. */
  play(move: Move, by?: SeatId): PlayResult<Entry> | null;
  undo(): boolean;
}

const GameContext = createContext<TableGame | null>(null);

export const GameProvider = GameContext.Provider;

/** @throws Error outside a table */
export function useGame(): TableGame {
  const game = useContext(GameContext);
  if (!game) throw new Error('There is no game on the table.');
  return game;
}

/** The game at this moment; the component is drawn again after every change. */
export function useSnapshot(): Snapshot {
  const game = useGame();
  return useSyncExternalStore(game.subscribe, game.getSnapshot);
}
