import { createContext } from 'react';
import type { TableGame } from '../face';
import { type TableContext, useGameOf, useSnapshotOf } from '../table-context';
import type { DyingLight, Snapshot } from './types';

const TABLE: TableContext<DyingLight> = createContext<TableGame<DyingLight> | null>(null);

export const GameProvider = TABLE.Provider;

/** @throws Error outside a table */
export function useGame(): TableGame<DyingLight> {
  return useGameOf(TABLE);
}

/** The game at this moment; the component is drawn again after every change. */
export function useSnapshot(): Snapshot {
  return useSnapshotOf(TABLE);
}
