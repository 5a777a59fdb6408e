/** Lucky: who is asked, and what it does (SD-SPEC-07, SD-WIN-01, SD-WIN-02, 5.1). */
import type { SeatId } from '../../kernel/types';
import { COMBAT_CARDS } from '../content/combat-cards';
import type { CombatId } from '../ids';
import type { SDPlay } from '../play';
import type { Attack, Member, State, Victim } from '../state';
import { discardCombat, drawCombat } from './combat-deck';
import { strikeResult, victimsOf } from './enemy-damage';
import { countOf, discardCards } from './inventory';
import { draftMember, memberOf, remaining, seatsFrom } from './members';

/** Damage of an enemy's hit that counts as big. */
const BIG_HIT = 3;

/** The combat cards that lie open, of whichever side. */
export function openCards({ attack, strike }: State): readonly CombatId[] {
  return attack?.drawn ?? strike?.drawn ?? [];
}

/** Seats that hold Lucky: actor or holder first, then clockwise (SD-WIN-02). */
function holders(state: State): readonly SeatId[] {
  const first = state.attack ? state.actor : state.waveHolder;
  if (!first) return [];
  return seatsFrom(state, first).filter((seat) => countOf(memberOf(state, seat), 'sp-lucky') > 0);
}

/** How much a card adds to the damage of an attack. */
function worth({ base }: Attack, card: CombatId): number {
  const { fixed, value } = COMBAT_CARDS[card];
  return fixed === null ? value : fixed - base;
}

function isBigAttack(state: State, attack: Attack, seat: SeatId): boolean {
  return state.actor === seat || attack.drawn.every((card) => worth(attack, card) <= 0);
}

function isBigHit(state: State, { seat, damage }: Victim): boolean {
  return damage >= BIG_HIT || damage >= remaining(memberOf(state, seat));
}

function isBig(state: State, seat: SeatId): boolean {
  if (state.attack) return isBigAttack(state, state.attack, seat);
  return victimsOf(state, strikeResult(state)).some((victim) => isBigHit(state, victim));
}

function isOwn(state: State, seat: SeatId): boolean {
  if (state.attack) return state.actor === seat;
  return victimsOf(state, strikeResult(state)).some((victim) => victim.seat === seat && victim.damage > 0);
}

/** Whether a seat wants to be asked; a bot always is. */
function wantsToBeAsked(state: State, { seat, luckyAsk }: Member): boolean {
  const { controller } = state.seats.find(({ id }) => id === seat) ?? {};
  if (controller?.kind === 'bot') return true;
  switch (luckyAsk) {
    case 'always':
      return true;
    case 'big':
      return isBig(state, seat);
    case 'own':
      return isOwn(state, seat);
    case 'never':
      return false;
  }
}

/** Opens one question for the cards that were drawn, a single one too (SD-EDGE-07); for seats that don't want it the engine passes. */
export function openLucky(play: SDPlay): void {
  const queue: SeatId[] = [];
  for (const seat of holders(play.state)) {
    if (wantsToBeAsked(play.state, memberOf(play.state, seat))) queue.push(seat);
    else play.tell({ type: 'lucky-passed', seat, auto: true });
  }
  play.state.luckyQueue = queue;
}

/** One open card goes, another comes in its place, and everybody is asked anew (SD-SPEC-07, SD-WIN-02). */
export function playLucky(play: SDPlay, seat: SeatId, cardIndex: number): void {
  const open = play.state.attack ?? play.state.strike;
  const from = open?.drawn[cardIndex];
  if (!open || !from) throw new RangeError('No combat card is lying open there.');
  discardCards(play, draftMember(play.state, seat), 'sp-lucky');
  discardCombat(play, [from]);
  const [to = null] = drawCombat(play, 1);
  open.drawn.splice(cardIndex, 1, ...(to ? [to] : []));
  play.tell({ type: 'lucky-played', seat, from, to });
  openLucky(play);
}
