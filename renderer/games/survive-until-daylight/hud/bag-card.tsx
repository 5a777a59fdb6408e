import { useId } from 'react';
import type { CardId } from '../../../../models/survive-until-daylight/ids';
import { t } from '../../../i18n';
import { markCloseup } from '../../../play/closeup/closeup';
import { cardName, cardText, shortText } from '../names';
import { ruleOf } from '../rule-of';
import { CardPicture } from './card-picture';
import type { Subject } from './closeup';

interface BagCardProps {
  readonly card: CardId;
  readonly count: number;
  /** The open decision has a use for it. */
  readonly usable: boolean;
  readonly chosen: boolean;
  /** Null where it is only looked at. */
  readonly onPress: (() => void) | null;
}

/** A card of the bag; hovered or focused, it says all that is printed on it. */
export function BagCard({ card, count, usable, chosen, onPress }: BagCardProps) {
  const textId = useId();
  const name = count > 1 ? t('sd.hud.stack', { n: count, card: cardName(card) }) : cardName(card);
  const family = card.slice(0, 2);
  return (
    <li className="button-place">
      <button
        type="button"
        className={`bag-card bag-${family} ${usable ? 'bag-usable' : ''}`}
        aria-label={name}
        aria-describedby={textId}
        aria-pressed={chosen}
        {...ruleOf('card', card)}
        {...markCloseup<Subject>({ kind: 'card', card })}
        onClick={onPress ?? undefined}
      >
        <CardPicture card={card} />
        <span className="bag-name">{cardName(card)}</span>
        <span className="bag-short">{shortText(card)}</span>
        {count > 1 && <span className="bag-count">{count}</span>}
      </button>
      <span className="button-reason bag-text" id={textId} role="tooltip">
        <strong>{name}</strong> {cardText(card)}
      </span>
    </li>
  );
}
