import { createContext } from 'react';
import type { TableGame } from '../face';
import { type TableContext, useGameOf, useSnapshotOf } from '../table-context';
import type { Snapshot, SurviveUntilDaylight } from './types';

const TABLE: TableContext<SurviveUntilDaylight> = createContext<TableGame<SurviveUntilDaylight> | null>(null);

export const GameProvider = TABLE.Provider;

/** @throws Error outside a table */
export function useGame(): TableGame<SurviveUntilDaylight> {
  return useGameOf(TABLE);
}

/** The game at this moment; the component is drawn again after every change. */
export function useSnapshot(): Snapshot {
  return useSnapshotOf(TABLE);
}
