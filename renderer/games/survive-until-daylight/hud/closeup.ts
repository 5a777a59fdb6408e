/** What is seen of a card, an enemy or a character when somebody looks closer. */
import type { SeatId } from '../../../../models/kernel/types';
import { CHARACTERS } from '../../../../models/survive-until-daylight/content/characters';
import type {
  CardId,
  CombatId,
  HordeCardId,
  PileCardId,
} from '../../../../models/survive-until-daylight/ids';
import { BOOK, entryOfElement } from '../../../../models/survive-until-daylight/rulebook';
import { healthLeft } from '../../../../models/survive-until-daylight/rules/line';
import { memberOf, remaining } from '../../../../models/survive-until-daylight/rules/members';
import type { State } from '../../../../models/survive-until-daylight/state';
import { t } from '../../../i18n';
import { type Closeup, closeupOfEntry, withTerms } from '../../../play/closeup/closeup';
import { cardName, cardText, characterName, combatName, hordeName, hordeType, shortText } from '../names';
import { portraitOf } from '../plan/portraits';
import { pictureUrl } from '../scene/cards/card-art';
import type { Pick as TablePick } from '../scene/marks';
import { entryOfPick } from './entry-of-pick';

/** A card of a bag, or one that was turned over. */
export type SeenCard = PileCardId | CardId;

/** What can be looked at closer: everything on the table, and the cards of a bag or a decision. */
export type Subject = TablePick | { readonly kind: 'card'; readonly card: SeenCard };

function ofEnemy(card: HordeCardId, { line }: State): Closeup {
  const type = hordeType(card);
  const standing = line.find(({ id }) => id === card);
  return withTerms(BOOK, {
    kind: t('sd.hud.line'),
    title: hordeName(type),
    picture: pictureUrl(type).href,
    facts: standing ? [t('sd.closeup.health-left', { n: healthLeft(standing) })] : [],
    text: t(`sd.horde.${type}.text`),
    rule: entryOfElement('horde', type),
  });
}

function ofSeat(seat: SeatId, state: State): Closeup | null {
  const member = memberOf(state, seat);
  const { character } = member;
  if (!character) return null;
  const [left, of] = [Math.max(0, remaining(member)), member.maxHealth];
  return withTerms(BOOK, {
    kind: cardName(CHARACTERS[character].weapon),
    title: characterName(character),
    picture: portraitOf(character),
    facts: [t('sd.closeup.health', { left, of })],
    text: t(`sd.character.${character}.always`),
    words: [{ name: t('sd.closeup.first'), meaning: t(`sd.character.${character}.first`) }],
    rule: entryOfElement('character', character),
  });
}

/** WAVE! and red cards do what they say and are never carried. */
const isCarried = (card: SeenCard): card is CardId => card !== 'wave' && !card.startsWith('rd-');

function ofCard(card: SeenCard): Closeup {
  return withTerms(BOOK, {
    kind: t('sd.closeup.card'),
    title: cardName(card),
    picture: pictureUrl(card).href,
    facts: isCarried(card) ? [shortText(card)] : [],
    text: cardText(card),
    rule: entryOfElement('card', card),
  });
}

function ofCombatCard(card: CombatId): Closeup {
  return withTerms(BOOK, {
    kind: t('sd.closeup.combat'),
    title: combatName(card),
    picture: pictureUrl(card).href,
    facts: [],
    text: t(`sd.combat.${card}.text`),
    rule: entryOfElement('part', 'combat-deck'),
  });
}

/** Null for a seat without a character, and a card that is gone. */
export function closeupOf(subject: Subject, state: State): Closeup | null {
  switch (subject.kind) {
    case 'enemy':
      return ofEnemy(subject.card, state);
    case 'seat':
      return ofSeat(subject.seat, state);
    case 'card':
      return ofCard(subject.card);
    case 'combat-card': {
      const card = (state.attack ?? state.strike)?.drawn[subject.index];
      return card ? ofCombatCard(card) : null;
    }
    case 'pile':
      return closeupOfEntry(BOOK, entryOfPick(subject, state));
    default:
      return subject satisfies never;
  }
}
