/** What is seen of a card, a zombie or a pile when somebody looks closer. */
import { CARDS } from '../../../../models/outbreak-duel/content/cards';
import { SURVIVORS } from '../../../../models/outbreak-duel/content/survivors';
import type { CardId, SurvivorId } from '../../../../models/outbreak-duel/ids';
import { BOOK, entryOfElement } from '../../../../models/outbreak-duel/rulebook';
import type { State } from '../../../../models/outbreak-duel/state';
import { composedText, t } from '../../../i18n';
import { type Closeup, closeupOfEntry, withTerms } from '../../../play/closeup/closeup';
import { keywordsOf, timingOf, typeWords } from '../card-words';
import { cardName, cardText } from '../names';
import { pictureUrl } from '../scene/art/card-art';
import type { Spot } from '../spot';
import { cardOfSpot, type ShownCard } from './card-of-spot';
import { entryOfPick } from './entry-of-pick';

function isSurvivor(card: ShownCard): card is SurvivorId {
  return Object.hasOwn(SURVIVORS, card);
}

/** Every number that is printed on a card, in words. */
function numbersOf(card: CardId): readonly string[] {
  const data = CARDS[card];
  switch (data.type) {
    case 'weapon':
      return [
        t('od.hud.cost.ap', { n: data.ap }),
        t('od.odds.damage', { n: data.damage }),
        data.hit === null ? t('od.odds.sure') : t('od.hud.hits-on', { n: data.hit }),
        t('od.hud.durability', { n: data.dur }),
      ];
    case 'item':
      return [t('od.hud.cost.ap', { n: data.ap }), t('od.hud.durability', { n: data.dur })];
    case 'zombie':
      return [
        t('od.hud.cost.th', { n: data.ztc }),
        t('od.hud.hp', { n: data.hp }),
        t('od.odds.damage', { n: data.damage }),
        t('od.hud.escape-on', { n: data.ed }),
      ];
    case 'react':
      return [t('od.hud.cost.tp', { n: data.tp })];
    case 'scr':
      return [
        data.speed === 'react' ? t('od.hud.cost.tp', { n: data.tp }) : t('od.hud.cost.ap', { n: data.ap }),
      ];
    default:
      return [t('od.hud.cost.ap', { n: data.ap })];
  }
}

/** Everything that is printed on a card, and what its keywords mean. */
export function closeupOfCard(card: ShownCard): Closeup {
  const printed = { title: cardName(card), picture: pictureUrl(card).href, text: cardText(card) };
  if (isSurvivor(card)) {
    const { hp, damage } = SURVIVORS[card];
    const facts = [t('od.hud.hp', { n: hp }), t('od.hud.base-damage-only', { n: damage })];
    const rule = entryOfElement('survivor', card);
    return { ...printed, kind: composedText(`od.card.${card}.role`), facts, words: [], rule };
  }
  return {
    ...printed,
    kind: [typeWords(CARDS[card]), timingOf(CARDS[card])].filter(Boolean).join(' · '),
    facts: numbersOf(card),
    words: keywordsOf(CARDS[card]),
    rule: entryOfElement('card', card),
  };
}

/** The same for what somebody points at; what lies face down shows only what its place is. */
export function closeupOf(spot: Spot, state: State): Closeup | null {
  const card = cardOfSpot(spot, state);
  return card ? withTerms(BOOK, closeupOfCard(card)) : closeupOfEntry(BOOK, entryOfPick(spot, state));
}
