/** What stands on the cards of Dying Light, and pictures of them for the interface. */
import { t } from '../../i18n';
import { itemName, itemText, woundName } from './names';
import type { CardModel, CardWords } from './scene/cards/card-faces';

/** The words on a card's face. */
export function cardWords(card: CardModel): CardWords {
  const family = t(`card-family.${card.family}`);
  switch (card.family) {
    case 'weapon':
    case 'common':
    case 'epic':
      return { family, title: itemName(card.id), text: itemText(card.id) };
    case 'heavy':
      return { family, title: woundName(card.id), text: t(`wound.${card.id}.text`) };
    case 'light':
      return { family, title: t('wound-side.light'), text: t('card-family.light.text') };
    case 'chase':
      return { family, title: t(`chase.${card.id}.name`), text: t(`chase.${card.id}.text`) };
    default:
      return card satisfies never;
  }
}
