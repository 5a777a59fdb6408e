import type { Move } from '../../../../models/dying-light/moves';
import type { ScenarioChoice } from '../../../../models/dying-light/scenario/format';
import { Button } from '../../../hud/button';
import { Dialog } from '../../../hud/dialog';
import { shownName, t } from '../../../i18n';
import { CONFIRM } from '../../../input/commands';
import { cardText } from '../scenario-words';

interface CardDialogProps {
  readonly move: Extract<Move, { type: 'ACK' }>;
  readonly scenario: ScenarioChoice;
  /** Name of the person who has to read it, where several sit at the table. */
  readonly reader: string | null;
  readonly onRead: () => void;
}

/** A scenario card that somebody has to read before the game goes on. */
export function CardDialog({ move, scenario, reader, onRead }: CardDialogProps) {
  const { title, text, rule } = cardText(scenario, move.cardId);
  return (
    <Dialog title={title} onClose={onRead}>
      <p className="card-story">{text}</p>
      <p>{rule}</p>
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
