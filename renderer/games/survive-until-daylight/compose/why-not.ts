/** Why something can't be done: an attempt is put before the judge, which answers with its reason. */
import type { Reason, SeatId } from '../../../../models/kernel/types';
import { WEAPONS } from '../../../../models/survive-until-daylight/content/weapons';
import {
  type CardId,
  type HordeCardId,
  RECIPE_IDS,
  type RecipeId,
} from '../../../../models/survive-until-daylight/ids';
import type { Move, MoveType, Placement } from '../../../../models/survive-until-daylight/moves';
import { isHealing, isWeapon } from '../../../../models/survive-until-daylight/rules/card-kinds';
import { kindsOf } from '../../../../models/survive-until-daylight/rules/inventory';
import { isEnemy } from '../../../../models/survive-until-daylight/rules/line';
import { leftOf, memberOf } from '../../../../models/survive-until-daylight/rules/members';
import type { State } from '../../../../models/survive-until-daylight/state';
import { composedText, t } from '../../../i18n';
import { type Notice, objection } from '../../../play/composer/notice';
import { noticeOf } from '../say';
import type { Snapshot } from '../types';
import type { Pick } from './picks';

export type Judge = (move: Move) => Reason | null;

const PLAYED = ['sp-energy', 'sp-focus', 'sp-bloodlust'] as const;

function isPlayed(card: CardId): card is (typeof PLAYED)[number] {
  return PLAYED.some((id) => id === card);
}

function anyEnemy({ line }: State): HordeCardId {
  return line.find(isEnemy)?.id ?? 'wanderer-1';
}

function attackWith(weaponId: keyof typeof WEAPONS, state: State): Move {
  return {
    type: 'ATTACK',
    weaponId,
    targetId: anyEnemy(state),
    ammo: WEAPONS[weaponId].ammo ? 1 : 0,
    vitaly: 0,
  };
}

/** Somewhere a token of that recipe might go. */
function somewhere(recipe: RecipeId, state: State, seat: SeatId): Placement {
  switch (recipe) {
    case 'rc-barricade':
      return { kind: 'own' };
    case 'rc-trap':
      return { kind: 'seat', seat };
    case 'rc-spear':
      return { kind: 'enemy', enemy: anyEnemy(state) };
    case 'rc-grenade':
      return { kind: 'pair', left: anyEnemy(state), right: null };
  }
}

function offerOf(cardId: CardId, state: State, seat: SeatId): Move {
  return { type: 'OFFER', from: seat, to: leftOf(state, seat), cardId, count: 1 };
}

/** What the seat could try of that kind; nothing when there is nothing to try it with. */
function attempts(type: MoveType, state: State, seat: SeatId): readonly Move[] {
  const cards = kindsOf(memberOf(state, seat));
  switch (type) {
    case 'ATTACK':
      return [attackWith('bare-hands', state)];
    case 'CRAFT':
      return RECIPE_IDS.map((recipeId) => ({
        type,
        recipeId,
        junkFor: null,
        placement: somewhere(recipeId, state, seat),
      }));
    case 'HEAL':
      return cards.filter(isHealing).map((cardId) => ({ type, seat, cardId }));
    case 'PLAY':
      return cards.filter(isPlayed).map((cardId) => ({ type, cardId }));
    case 'OFFER':
      return state.members.length > 1 ? cards.map((cardId) => offerOf(cardId, state, seat)) : [];
    case 'JUNK_MARKET':
      return [{ type, seat, count: 1 }];
    default:
      return [];
  }
}

/** Reasons that say too little where several things could be missing. */
const VAGUE: ReadonlySet<string> = new Set(['INGREDIENT_MISSING', 'NOT_OWNED', 'notYourTurn', 'notNow']);

/** Why nothing of a kind can be done. */
export function whyNotAction(type: MoveType, state: State, seat: SeatId, judge: Judge): Notice {
  const reasons = attempts(type, state, seat).flatMap((move) => judge(move) ?? []);
  const telling = reasons.find(({ id }) => !VAGUE.has(id));
  return telling ? noticeOf(telling) : objection(composedText(`sd.hud.why.${type}`));
}

/** What somebody means who presses a card of their bag. */
function meaningOf(card: CardId, at: Snapshot, seat: SeatId): Move | null {
  const { state } = at.position;
  if (at.prompt.id === 'tradeOpen') return offerOf(card, state, seat);
  if (isHealing(card)) return { type: 'HEAL', seat, cardId: card };
  if (isPlayed(card)) return { type: 'PLAY', cardId: card };
  if (card === 'sp-cheer') return { type: 'CHEER', seat };
  return at.prompt.id === 'combatTurn' && isWeapon(card) ? attackWith(card, state) : null;
}

function whyNotCard(card: CardId, at: Snapshot, seat: SeatId, judge: Judge): Notice {
  const move = meaningOf(card, at, seat);
  const reason = move && judge(move);
  return reason ? noticeOf(reason) : objection(t('sd.hud.why.card', { card: t(`sd.card.${card}`) }));
}

function whyNotEnemy(card: HordeCardId, judge: Judge): Notice {
  const reason = judge({ type: 'ATTACK', weaponId: 'bare-hands', targetId: card, ammo: 0, vitaly: 0 });
  return reason ? noticeOf(reason) : objection(t('sd.hud.why.enemy'));
}

/** Why nothing comes of what was picked; null where it only shows something. */
export function whyNotPick(pick: Pick, at: Snapshot, seat: SeatId, judge: Judge): Notice | null {
  switch (pick.kind) {
    case 'card':
      return whyNotCard(pick.card, at, seat, judge);
    case 'enemy':
      return whyNotEnemy(pick.card, judge);
    case 'seat':
    case 'pile':
    case 'combat-card':
      return null;
  }
}
