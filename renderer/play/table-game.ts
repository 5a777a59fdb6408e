/** The running game, for all parts of its own interface. */
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { GameTypes, SnapshotOf, TableGame } from '../games/face';

const TableContext = createContext<TableGame<GameTypes> | null>(null);

export const GameProvider = TableContext.Provider;

/**
 * The game on the table. A game asks inside its own `Play` only, so that it is of its own types.
 * @throws Error outside a table
 */
export function useTableGame<G extends GameTypes>(): TableGame<G> {
  const game = useContext(TableContext);
  if (!game) throw new Error('There is no game on the table.');
  return game as TableGame<G>;
}

/** The game at this moment; the component is drawn again after every change. */
export function useTableSnapshot<G extends GameTypes>(): SnapshotOf<G> {
  const game = useTableGame<G>();
  return useSyncExternalStore(game.subscribe, game.getSnapshot, game.getSnapshot);
}
