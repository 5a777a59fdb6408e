/** What stands on the cards of Dying Light, and pictures of them for the interface. */
import { exposureCard } from '../../../models/dying-light/content/exposure-cards';
import type { ExposureCardId } from '../../../models/dying-light/ids';
import { t } from '../../i18n';
import { itemName, itemText, woundName } from './names';
import { cardText } from './scenario-words';
import type { CardModel, CardWords } from './scene/cards/card-faces';

/** What an Exposure card says on the side that counts (DL-EXP-03). */
function exposureWords(id: ExposureCardId, night: boolean): CardWords {
  const { number, reshuffle, ...sides } = exposureCard(id);
  const time = night ? 'night' : 'day';
  const { spawn, moves, effect } = sides[time];
  const sentences = [
    t('dl.exposure-card.symbols', { spawn, moves }),
    ...(effect ? [t(`dl.exposure-effect.${effect.kind}`, { ...effect })] : []),
    ...(reshuffle ? [t('dl.exposure-effect.reshuffle')] : []),
  ];
  return {
    family: t(`dl.card-family.exposure.${time}`),
    title: t(`dl.exposure-card.${number}.${time}`),
    text: sentences.join(' '),
  };
}

/** The words on a card's face. */
export function cardWords(card: CardModel): CardWords {
  const family = t(`dl.card-family.${card.family}`);
  switch (card.family) {
    case 'weapon':
    case 'common':
    case 'epic':
      return { family, title: itemName(card.id), text: itemText(card.id) };
    case 'heavy':
      return { family, title: woundName(card.id), text: t(`dl.wound.${card.id}.text`) };
    case 'light':
      return { family, title: t('dl.wound-side.light'), text: t('dl.card-family.light.text') };
    case 'chase':
      return { family, title: t(`dl.chase.${card.id}.name`), text: t(`dl.chase.${card.id}.text`) };
    case 'exposure':
      return exposureWords(card.id, card.night);
    case 'activation':
      return {
        family,
        title: t(`dl.activation-card.${card.id}`),
        text: t(`dl.activation-card.${card.id}.text`),
      };
    case 'goal': {
      const { title, rule } = cardText(card.scenario, card.id);
      return { family, title, text: rule };
    }
    case 'back':
      return { family, title: t(`dl.deck.${card.id}`), text: '' };
    default:
      return card satisfies never;
  }
}
