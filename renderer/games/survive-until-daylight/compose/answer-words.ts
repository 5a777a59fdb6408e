/** What is written on the button of a move, and the small print under it. */
import { CHARACTERS } from '../../../../models/survive-until-daylight/content/characters';
import { healthChange } from '../../../../models/survive-until-daylight/content/difficulty';
import { HORDE } from '../../../../models/survive-until-daylight/content/horde';
import type { CombatId } from '../../../../models/survive-until-daylight/ids';
import type { ItemRef, Move, MoveOf } from '../../../../models/survive-until-daylight/moves';
import { absorbPreview, luckyPreview } from '../../../../models/survive-until-daylight/preview';
import { excess, resultWith, sideCard } from '../../../../models/survive-until-daylight/rules/attack-damage';
import { healthLeft, onLine } from '../../../../models/survive-until-daylight/rules/line';
import { openCards } from '../../../../models/survive-until-daylight/rules/lucky';
import { isFound } from '../../../../models/survive-until-daylight/rules/search';
import { actorOf } from '../../../../models/survive-until-daylight/rules/turn';
import type { State } from '../../../../models/survive-until-daylight/state';
import { t } from '../../../i18n';
import { oneDigit } from '../../../play/sayings';
import { cardName, cardText, characterName, combatName, hordeName, memberName } from '../names';
import { acceptWords, delayWords, drawWords, usersWords } from './search-words';

function withDrop(type: 'KEEP' | 'TAKE', discard: ItemRef | null): string {
  if (!discard) return t(`sd.hud.action.${type}`);
  return t(`sd.hud.drop.${type}`, { n: discard.count, card: cardName(discard.cardId) });
}

function openCard(state: State, index: number): string {
  const card = openCards(state)[index];
  return card ? combatName(card) : '';
}

function carryWords({ side }: MoveOf<'CARRY'>, state: State): string {
  const card = state.attack && sideCard(state, state.attack, side);
  const n = state.attack ? excess(state, state.attack) : 0;
  return t('sd.hud.carry', { n, enemy: card ? hordeName(card.type) : '' });
}

/** A move in a few words. */
export function answerLabel(move: Move, state: State): string {
  switch (move.type) {
    case 'PICK_CHARACTER':
      return characterName(move.characterId);
    case 'SET_FIRST':
      return memberName(state, move.seat);
    case 'PICK_STARTER':
      return cardName(move.weaponId);
    case 'KEEP':
    case 'TAKE':
      return withDrop(move.type, move.discard);
    case 'LUCKY':
      return t('sd.hud.replace', { card: openCard(state, move.cardIndex) });
    case 'CHOOSE':
      return openCard(state, move.cardIndex);
    case 'CARRY':
      return carryWords(move, state);
    case 'ABSORB':
      return t(move.count === 0 ? 'sd.hud.no-ally' : 'sd.hud.allies-use', { n: move.count });
    case 'CHEER':
      return t('sd.hud.cheer-by', { name: memberName(state, move.seat) });
    default:
      return t(`sd.hud.action.${move.type}`);
  }
}

function characterWords({ characterId }: MoveOf<'PICK_CHARACTER'>, { options, members }: State): string {
  const { maxHealth, slots } = CHARACTERS[characterId];
  return t('sd.hud.character', {
    health: maxHealth + healthChange(options.difficulty, members.length),
    n: slots,
    always: t(`sd.character.${characterId}.always`),
  });
}

function cardResult(card: CombatId, state: State): string {
  const { attack } = state;
  const target = attack && onLine(state, attack.target);
  if (!attack || !target) return '';
  const { damage, splash, spread } = resultWith(actorOf(state), attack, card);
  const n = damage + target.spears;
  const fate = t(n >= healthLeft(target) ? 'sd.hud.dead' : 'sd.hud.lives');
  const health = HORDE[target.type].health;
  const parts = [t('sd.hud.result', { n, fate, left: healthLeft(target), health })];
  if (splash > 0) parts.push(t('sd.hud.result-splash', { n: splash }));
  if (spread) parts.push(t('sd.hud.result-spread'));
  return parts.join(' ');
}

function luckyWords({ cardIndex }: MoveOf<'LUCKY'>, state: State): string {
  const { now, after } = luckyPreview(state, cardIndex);
  return t('sd.hud.lucky', { now, after: oneDigit(after) });
}

/** The price and the odds of an answer; empty for nothing. */
export function answerDetail(move: Move, state: State): string {
  switch (move.type) {
    case 'PICK_CHARACTER':
      return characterWords(move, state);
    case 'PICK_STARTER':
      return cardText(move.weaponId);
    case 'DRAW':
      return drawWords(state);
    case 'SCOUT':
      return t('sd.perk.scout.text');
    case 'ACCEPT':
      return acceptWords(state);
    case 'DELAY':
      return delayWords(state);
    case 'KEEP':
      return isFound(state.drawn) ? usersWords(state, state.drawn) || t('sd.hud.no-users') : '';
    case 'TAKE':
      return state.offer ? cardText(state.offer.card) : '';
    case 'LUCKY':
      return luckyWords(move, state);
    case 'CHOOSE': {
      const card = openCards(state)[move.cardIndex];
      return card ? cardResult(card, state) : '';
    }
    case 'ABSORB':
      return t('sd.hud.absorb', { n: absorbPreview(state)[move.count] ?? 0 });
    default:
      return '';
  }
}
