import cards from '../../assets/locales/en/outbreak-duel-cards.json';
import decks from '../../assets/locales/en/outbreak-duel-decks.json';
import type { Message } from '../../models/kernel/types';
import { PRECONS } from '../../models/outbreak-duel/content/precons';
import { type Copies, type DeckPair, type Side, withCopies } from '../../models/outbreak-duel/decks/deck';
import type { NameOf } from '../../models/outbreak-duel/decks/text';
import type { CardId } from '../../models/outbreak-duel/ids';
import { messageText } from '../../renderer/i18n';

const TEXTS: Readonly<Record<string, string>> = { ...cards, ...decks };

/** What is printed on a card. */
export const printedName: NameOf = (id) => TEXTS[`od.card.${id}.name`] ?? '';

/** The sentences as a person reads them. */
export function sentencesOf(messages: readonly Message[]): readonly string[] {
  return messages.map(messageText);
}

/** "Hold the Line" with other numbers of some cards. */
export function aPair(
  changes: { readonly [S in Side]?: Copies } = {},
  more: Partial<Pick<DeckPair, 'name' | 'survivor'>> = {},
): DeckPair {
  const { hold } = PRECONS;
  const changed = (side: Side) =>
    Object.entries(changes[side] ?? {}).reduce(
      (copies, [id, n]) => withCopies(copies, id as CardId, n),
      hold.cards[side],
    );
  return { ...hold, ...more, cards: { survivor: changed('survivor'), zombie: changed('zombie') } };
}
