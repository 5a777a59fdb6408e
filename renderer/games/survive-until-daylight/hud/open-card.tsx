import type { CardId, PileCardId } from '../../../../models/survive-until-daylight/ids';
import { t } from '../../../i18n';
import { markCloseup } from '../../../play/closeup/closeup';
import { cardName, cardText } from '../names';
import { ruleOf } from '../rule-of';
import { CardPicture } from './card-picture';
import type { Subject } from './closeup';

interface OpenCardProps {
  readonly card: PileCardId | CardId;
  readonly count: number;
}

/** The card that the open decision is about, as it lies on the table. */
export function OpenCard({ card, count }: OpenCardProps) {
  const name = count > 1 ? t('sd.hud.stack', { n: count, card: cardName(card) }) : cardName(card);
  return (
    <div
      className={`open-card bag-${card.slice(0, 2)}`}
      {...ruleOf('card', card)}
      {...markCloseup<Subject>({ kind: 'card', card })}
    >
      <CardPicture card={card} />
      <p>
        <strong>{name}</strong>
        <span>{cardText(card)}</span>
      </p>
    </div>
  );
}
