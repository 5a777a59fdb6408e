/** Items, the Survivor's ability, Loot, and the end of the phase (3.2, 3.4, OD-TURN-04, OD-TURN-05). */
import type { Reason } from '../../kernel/types';
import { ITEMS } from '../content/items';
import type { SurvivorCardId } from '../ids';
import type { MoveOf } from '../moves';
import { heal } from '../rules/effect-amounts';
import { whyNoEffect } from '../rules/effect-legal';
import { wearItem } from '../rules/equipment';
import { bury, drawCards, kindsIn, leaveHand } from '../rules/piles';
import { firstOf, no } from '../rules/reason';
import { push } from '../rules/stack';
import { characterOf, survivorOf } from '../rules/table';
import { endSurvivorPhase } from '../rules/turn';
import type { State, Uid } from '../state';
import type { Action } from './action';

const TRIAGE_AP = 1;
const TRIAGE_HP = 3;
const LOOT_AP = 1;

function short(state: State, n: number): Reason | false {
  const { ap } = survivorOf(state);
  return ap < n && no('noAp', { n, k: ap });
}

function whyNotUse(state: State, uid: Uid): Reason | null {
  const item = survivorOf(state).items.find((one) => one.uid === uid);
  if (!item) return no('badChoice');
  const { use } = ITEMS[item.card];
  if (use.kind === 'passive') return no('noAbility');
  return firstOf(
    item.spent && no('itemSpent'),
    short(state, use.ap),
    whyNoEffect(state, state.active, use.effects),
  );
}

export const useItem: Action<MoveOf<'USE_ITEM'>> = {
  options: (state) =>
    survivorOf(state)
      .items.filter(({ uid }) => whyNotUse(state, uid) === null)
      .map(({ uid }) => ({ type: 'USE_ITEM', item: uid })),
  why: (state, { item }) => whyNotUse(state, item),
  take(play, { item: uid }) {
    const { state } = play;
    const player = survivorOf(state);
    const item = player.items.find((one) => one.uid === uid);
    const use = item && ITEMS[item.card].use;
    if (!item || use?.kind !== 'active') return;
    player.ap -= use.ap;
    wearItem(play, state.active, uid, use.spend);
    const effects = { source: item.card, by: state.active, list: use.effects, it: null };
    push(play, { type: 'effects', ...effects }, { type: 'itemLeaves', item: uid });
  },
};

function whyNoTriage(state: State): Reason | null {
  const player = survivorOf(state);
  if (characterOf(player).ability !== 'triage') return no('noAbility');
  return firstOf(
    player.abilitySpent && no('abilitySpent', { survivor: `od.card.${player.survivor}.short` }),
    short(state, TRIAGE_AP),
    player.hp >= player.maxHp && no('fullHp'),
  );
}

export const useAbility: Action<MoveOf<'USE_ABILITY'>> = {
  options: (state) => (whyNoTriage(state) ? [] : [{ type: 'USE_ABILITY' }]),
  why: whyNoTriage,
  take(play) {
    const { state } = play;
    const player = survivorOf(state);
    player.ap -= TRIAGE_AP;
    player.abilitySpent = true;
    play.tell({ type: 'ability-used', seat: player.seat, survivor: player.survivor });
    heal(play, state.active, TRIAGE_HP, player.survivor);
  },
};

function whyNotLoot(state: State, card: SurvivorCardId): Reason | null {
  const { hand, deck } = survivorOf(state);
  return firstOf(
    !hand.includes(card) && no('badChoice'),
    short(state, LOOT_AP),
    deck.length === 0 && no('deckEmpty'),
  );
}

/** A card for another one, as often as there are AP (OD-TURN-05). */
export const loot: Action<MoveOf<'LOOT'>> = {
  options: (state) =>
    kindsIn(survivorOf(state).hand)
      .filter((card) => whyNotLoot(state, card) === null)
      .map((card) => ({ type: 'LOOT', card })),
  why: (state, { card }) => whyNotLoot(state, card),
  take(play, { card }) {
    const { state } = play;
    const player = survivorOf(state);
    player.ap -= LOOT_AP;
    leaveHand(player, card);
    bury(player, card);
    play.tell({ type: 'looted', seat: player.seat, card });
    drawCards(play, state.active, 1, 'loot');
  },
};

/** Always possible. */
export const endPhase: Action<MoveOf<'END_SURVIVOR_PHASE'>> = {
  options: () => [{ type: 'END_SURVIVOR_PHASE' }],
  why: () => null,
  take: (play) => endSurvivorPhase(play),
};
