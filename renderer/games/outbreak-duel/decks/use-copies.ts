import { useState } from 'react';
import {
  MOST_COPIES,
  type PairBody,
  type Side,
  withCopies,
} from '../../../../models/outbreak-duel/decks/deck';
import type { CardId } from '../../../../models/outbreak-duel/ids';
import type { ContentDesk } from '../../../content/use-content';
import { t } from '../../../i18n';
import { nameOf } from '../card-words';
import type { CardHandling } from './collection';

interface Handling {
  /** What a card of that side can be asked for. */
  readonly of: (side: Side) => CardHandling;
  /** The card that is pointed at. */
  readonly looked: CardId | null;
  /** What the last change was, for those who don't see it. */
  readonly said: string;
}

/** Looks at cards of the open pair, and changes how many of them there are. */
export function useCopies(
  desk: ContentDesk<PairBody>,
  body: PairBody,
  notify: (sentence: string) => void,
): Handling {
  const [looked, setLooked] = useState<CardId | null>(null);
  const [said, setSaid] = useState('');
  const locked = desk.locked ? t('od.editor.read-only') : null;

  const setCopies = (side: Side, id: CardId, n: number) => {
    if (locked !== null) return notify(locked);
    const before = body.cards[side][id] ?? 0;
    const copies = Math.max(0, Math.min(n, Math.max(MOST_COPIES, before)));
    setSaid(t('od.editor.changed', { name: nameOf(id), n: copies }));
    if (copies !== before)
      desk.change({
        body: { ...body, cards: { ...body.cards, [side]: withCopies(body.cards[side], id, copies) } },
      });
  };

  return {
    of: (side) => ({ locked, onLook: setLooked, onCopies: (id, n) => setCopies(side, id, n) }),
    looked,
    said,
  };
}
