/** Keys that every game's desk has, whatever is to be decided. */
import { BACK } from '../input/commands';
import { useCommands } from '../input/shortcuts';
import { type Taker, takeBackKeys } from './take-back';

interface DeskKeys {
  readonly game: Taker;
  /** Something was begun that the key steps back from first; null where nothing was. */
  readonly begun: string | null;
  readonly onMenu: () => void;
}

/** Undo and redo, and the menu where there is nothing to step back from. */
export function useDeskKeys({ game, begun, onMenu }: DeskKeys): void {
  useCommands([...takeBackKeys(game), ...(begun === null ? [[BACK, onMenu] as const] : [])]);
}
