import type { ComponentType } from 'react';
import type { GameTypes, PlayProps } from '../games/face';
import { GameProvider } from './table-game';

/** What the table of a game is given, which asks for the game itself. */
export type TableProps<G extends GameTypes> = Omit<PlayProps<G>, 'game'>;

/** A game being played, with itself at hand for all parts of its table. */
export function played<G extends GameTypes>(Table: ComponentType<TableProps<G>>) {
  return function Play({ game, ...table }: PlayProps<G>) {
    return (
      <GameProvider value={game}>
        <Table {...table} />
      </GameProvider>
    );
  };
}
