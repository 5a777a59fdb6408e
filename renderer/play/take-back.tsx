import type { TakeBack } from '../../machines/kernel/contract';
import type { GameTypes, TableGame } from '../games/face';
import { Button } from '../hud/button';
import { messageText, t } from '../i18n';
import { REDO, UNDO } from '../input/commands';
import { useQuestion } from '../input/presses';
import type { Action } from '../input/shortcuts';
import { useTableSnapshot } from './table-game';

export type Taker = Pick<TableGame<GameTypes>, 'undo' | 'redo'>;

/** The keys that take a decision back and make it again. */
export function takeBackKeys(game: Taker): readonly Action[] {
  return [
    [UNDO, () => game.undo()],
    [REDO, () => game.redo()],
  ];
}

interface UndoButtonProps {
  readonly game: Taker;
  readonly undo: TakeBack;
}

/** Takes back the decision that was the last one when the press began, so that a double click takes back no second one. */
export function useUndo(game: Taker): () => void {
  const { moves } = useTableSnapshot();
  return useQuestion('undo', moves)(() => game.undo());
}

/** Takes back the last decision of a person; says why when that can't be. */
export function UndoButton({ game, undo: { why } }: UndoButtonProps) {
  const takeBack = useUndo(game);
  return (
    <Button
      label={t('ui.desk.undo')}
      icon="undo"
      shortcut={UNDO}
      look="quiet"
      reason={why && messageText({ id: `ui.desk.undo.${why.id}`, params: why.params })}
      onPress={takeBack}
    />
  );
}
