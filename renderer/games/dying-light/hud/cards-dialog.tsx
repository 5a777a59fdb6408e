import { Suspense, useMemo } from 'react';
import type { Runner, State } from '../../../../models/dying-light/state';
import { Button } from '../../../hud/button';
import { Dialog } from '../../../hud/dialog';
import { t } from '../../../i18n';
import { markCloseup } from '../../../play/closeup/closeup';
import { cardWords } from '../card-words';
import { runnerName } from '../names';
import { useCardArt } from '../scene/cards/card-art';
import { type CardModel, cardsOf } from '../scene/cards/card-faces';
import { cardPicture } from '../scene/cards/card-print';
import { decksOf, openCards } from '../scene/cards/decks';
import type { Subject } from './closeup';
import './cards-dialog.css';

function Card({ card }: { readonly card: CardModel }) {
  const art = useCardArt();
  const words = useMemo(() => cardWords(card), [card]);
  const picture = useMemo(() => cardPicture(card, words, art), [card, words, art]);
  return (
    <li {...markCloseup<Subject>({ kind: 'card', card })}>
      <img src={picture} alt={`${words.family}: ${words.title}. ${words.text}`} />
    </li>
  );
}

function CardList({ cards }: { readonly cards: readonly CardModel[] }) {
  return (
    <ul className="cards">
      {cards.map((card) => (
        <Card key={`${card.family} ${card.id}`} card={card} />
      ))}
    </ul>
  );
}

interface CardsDialogProps {
  readonly runner: Runner;
  readonly state: State;
  readonly onClose: () => void;
}

/** Everything that a Runner carries and suffers and what lies open on the table, as whole cards in the hand. */
export function CardsDialog({ runner, state, onClose }: CardsDialogProps) {
  const cards = useMemo(() => cardsOf(runner), [runner]);
  const open = useMemo(() => openCards(decksOf(state, runner)), [state, runner]);
  return (
    <Dialog title={t('dl.hud.cards-of', { runner: runnerName(runner.id) })} onClose={onClose} wide>
      <Suspense fallback={null}>
        {cards.length > 0 ? <CardList cards={cards} /> : <p>{t('dl.hud.cards-none')}</p>}
        {open.length > 0 && <h3>{t('dl.hud.cards-open')}</h3>}
        <CardList cards={open} />
      </Suspense>
      <div className="dialog-buttons">
        <Button look="primary" label={t('ui.close')} onPress={onClose} first />
      </div>
    </Dialog>
  );
}
