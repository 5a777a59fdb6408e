/** What is written on the button of a move, and the small print under it. */

import { isZombieId } from '../../../../models/outbreak-duel/content/cards';
import { ITEMS } from '../../../../models/outbreak-duel/content/items';
import type { Move } from '../../../../models/outbreak-duel/moves';
import { purchase } from '../../../../models/outbreak-duel/odds/spawning';
import { attackDamage } from '../../../../models/outbreak-duel/rules/bite-damage';
import { controllerOf, survivorOf, zombieAt, zombieCard } from '../../../../models/outbreak-duel/rules/table';
import type { State, Uid } from '../../../../models/outbreak-duel/state';
import { composedText, t } from '../../../i18n';
import { cardName, cardText } from '../names';
import { costWords } from './card-words';
import { attackWords, purchaseWords } from './odds-words';
import { zombieOf } from './picks';

function itemName(state: State, uid: number): string {
  const item = survivorOf(state).items.find((one) => one.uid === uid);
  return item ? cardName(item.card) : '';
}

export function zombieName(state: State, uid: Uid): string {
  const zombie = zombieAt(state, uid);
  return zombie ? cardName(zombie.card) : '';
}

/** "Threat Zone, 3 HP, stunned" */
export function zombieWords(state: State, uid: Uid): string {
  const zombie = zombieAt(state, uid);
  if (!zombie) return '';
  const { zone, hp, stunned, sick } = zombie;
  return [
    t(`od.zone.${zone}`),
    t('od.hud.hp', { n: hp }),
    ...(stunned ? [t('od.hud.stunned')] : []),
    ...(sick ? [t('od.hud.sick')] : []),
  ].join(', ');
}

/** A move in a few words. */
export function answerLabel(move: Move, state: State): string {
  switch (move.type) {
    case 'SPAWN':
      return cardName(controllerOf(state).hordeRow[move.index] ?? 'ZW1');
    case 'DECLARE':
      return move.surge
        ? t('od.hud.with-surge', { zombie: zombieName(state, move.zombie) })
        : zombieName(state, move.zombie);
    case 'ATTACK':
    case 'SNAP_ATTACK':
    case 'TARGET':
    case 'ACT':
      return zombieName(state, zombieOf(move) ?? 0);
    case 'PICK_CARD':
    case 'PLAY':
    case 'EVENT':
    case 'LOOT':
    case 'REACT':
      return cardName(move.card);
    case 'USE_ITEM':
    case 'DROP_ITEM':
      return itemName(state, move.item);
    default:
      return composedText(`od.action.${move.type}`);
  }
}

function declareWords(state: State, { zombie: uid, surge }: Extract<Move, { type: 'DECLARE' }>): string {
  const zombie = zombieAt(state, uid);
  if (!zombie) return '';
  const damage = t('od.odds.damage', { n: attackDamage(state, zombie, surge) });
  const { surge: paid, clumsy } = zombieCard(zombie).keywords;
  return [
    damage,
    ...(surge && paid ? [t('od.hud.cost.th', { n: paid.th })] : []),
    ...(clumsy > 0 ? [t('od.keyword.clumsy', { n: clumsy })] : []),
  ].join(', ');
}

function usageWords(state: State, uid: number): string {
  const item = survivorOf(state).items.find((one) => one.uid === uid);
  const use = item && ITEMS[item.card].use;
  if (!item || use?.kind !== 'active') return '';
  return [t('od.hud.cost.ap', { n: use.ap }), cardText(item.card), t('od.hud.left', { n: item.dur })].join(
    ' · ',
  );
}

/** Price and odds of an answer; empty for nothing. */
export function answerDetail(move: Move, state: State): string {
  switch (move.type) {
    case 'SPAWN': {
      const bought = purchase(state, move.index);
      return bought ? purchaseWords(bought) : '';
    }
    case 'DECLARE':
      return declareWords(state, move);
    case 'ATTACK':
    case 'SNAP_ATTACK':
      return `${zombieWords(state, move.target)}. ${attackWords(state, move.target)}`;
    case 'TARGET':
      return zombieWords(state, move.zombie);
    case 'ACT': {
      const zombie = zombieAt(state, move.zombie);
      return zombie ? cardText(zombie.card) : '';
    }
    case 'USE_ITEM':
      return usageWords(state, move.item);
    case 'PLAY':
    case 'EVENT':
    case 'REACT':
      return costWords(move.card, state);
    case 'PICK_CARD':
      return isZombieId(move.card) ? '' : cardText(move.card);
    default:
      return '';
  }
}
