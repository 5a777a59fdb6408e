import { act, create } from '@react-three/test-renderer';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { GameTypes, TableGame } from '../../../renderer/games/face';
import { presses } from '../../../renderer/input/presses';
import { GameProvider } from '../../../renderer/play/table-game';
import { useUndo } from '../../../renderer/play/take-back';

/** As much of a game as taking back needs: how many moves were made. */
function gameAfter(moves: number): TableGame<GameTypes> & { readonly undone: () => number } {
  let snapshot = { moves };
  const listeners = new Set<() => void>();
  const game = {
    undone: () => moves - snapshot.moves,
    getSnapshot: () => snapshot,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    undo() {
      snapshot = { moves: snapshot.moves - 1 };
      for (const listener of listeners) listener();
    },
  };
  // The button asks for nothing else.
  return game as unknown as TableGame<GameTypes> & typeof game;
}

interface UndoProps {
  readonly game: TableGame<GameTypes>;
  readonly shown: (undo: () => void) => void;
}

function Undo({ game, shown }: UndoProps) {
  shown(useUndo(game));
  return null;
}

/** @returns clicks on the button as it is at that moment */
async function shownUndo(game: TableGame<GameTypes>): Promise<() => Promise<void>> {
  let latest = () => {};
  const shown = (undo: () => void) => {
    latest = undo;
  };
  await create(
    <GameProvider value={game}>
      <Undo game={game} shown={shown} />
    </GameProvider>,
  );
  return () => act(async () => latest());
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('a press on Undo takes back one decision, however often it clicks; the next press another', async () => {
  const game = gameAfter(5);
  const click = await shownUndo(game);
  const button = {};
  presses.begin(button, performance.now());
  await click();
  await click();
  expect(game.undone()).toBe(1);
  presses.begin(button, performance.now());
  await click();
  expect(game.undone()).toBe(2);
});
