import { useMemo } from 'react';
import type { Runner } from '../../../../models/dying-light/state';
import { Button } from '../../../hud/button';
import { Dialog } from '../../../hud/dialog';
import { t } from '../../../i18n';
import { cardWords } from '../card-words';
import { runnerName } from '../names';
import { type CardModel, cardsOf } from '../scene/cards/card-faces';
import { cardPicture } from '../scene/cards/card-print';
import './cards-dialog.css';

function Card({ card }: { readonly card: CardModel }) {
  const words = useMemo(() => cardWords(card), [card]);
  const picture = useMemo(() => cardPicture(card, words), [card, words]);
  return (
    <li>
      <img src={picture} alt={`${words.family}: ${words.title}. ${words.text}`} />
    </li>
  );
}

interface CardsDialogProps {
  readonly runner: Runner;
  readonly onClose: () => void;
}

/** Everything that a Runner carries and suffers, as whole cards in the hand. */
export function CardsDialog({ runner, onClose }: CardsDialogProps) {
  const cards = useMemo(() => cardsOf(runner), [runner]);
  return (
    <Dialog title={t('hud.cards-of', { runner: runnerName(runner.id) })} onClose={onClose} wide>
      {cards.length > 0 ? (
        <ul className="cards">
          {cards.map((card) => (
            <Card key={card.id} card={card} />
          ))}
        </ul>
      ) : (
        <p>{t('hud.cards-none')}</p>
      )}
      <div className="dialog-buttons">
        <Button look="primary" label={t('ui.close')} onPress={onClose} first />
      </div>
    </Dialog>
  );
}
