import type { Move } from '../../../../models/dying-light/moves';
import { Button } from '../../../hud/button';
import { Dialog } from '../../../hud/dialog';
import { composedText, shownName, t } from '../../../i18n';
import { CONFIRM } from '../../../input/commands';

interface CardDialogProps {
  readonly move: Extract<Move, { type: 'ACK' }>;
  /** Name of the person who has to read it, where several sit at the table. */
  readonly reader: string | null;
  readonly onRead: () => void;
}

/** A scenario card that somebody has to read before the game goes on. */
export function CardDialog({ move, reader, onRead }: CardDialogProps) {
  return (
    <Dialog title={composedText(`dl.card.${move.cardId}.title`)} onClose={onRead}>
      <p className="card-story">{composedText(`dl.card.${move.cardId}.text`)}</p>
      <p>{composedText(`dl.card.${move.cardId}.rule`)}</p>
      <div className="dialog-buttons">
        <Button
          look="primary"
          label={reader ? t('dl.hud.read-by', { name: shownName(reader) }) : t('dl.hud.category.ACK')}
          shortcut={CONFIRM}
          onPress={onRead}
          first
        />
      </div>
    </Dialog>
  );
}
