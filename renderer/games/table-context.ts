import { type Context, useContext, useSyncExternalStore } from 'react';
import type { GameTypes, SnapshotOf, TableGame } from './face';

/** Carries the running game to all parts of one game's interface. */
export type TableContext<G extends GameTypes> = Context<TableGame<G> | null>;

/** @throws Error outside a table */
export function useGameOf<G extends GameTypes>(context: TableContext<G>): TableGame<G> {
  const game = useContext(context);
  if (!game) throw new Error('There is no game on the table.');
  return game;
}

/** The game at this moment; the component is drawn again after every change. */
export function useSnapshotOf<G extends GameTypes>(context: TableContext<G>): SnapshotOf<G> {
  const game = useGameOf(context);
  return useSyncExternalStore(game.subscribe, game.getSnapshot);
}
