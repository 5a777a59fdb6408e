/** What S answers in a window (OD-REACT-01 to OD-REACT-07). */

import { SURVIVOR_CARDS } from '../content/cards';
import type { Trigger } from '../content/reacts';
import type { SurvivorCardId } from '../ids';
import type { MoveOf } from '../moves';
import type { ODPlay } from '../play';
import { quickEscape as tryEscape, whyNoQuickEscape } from '../rules/escape';
import { bury, exileCard, leaveHand } from '../rules/piles';
import { legalReacts, replyOf, whyNotReact } from '../rules/react-legal';
import { push } from '../rules/stack';
import { survivorOf } from '../rules/table';
import { tellPass } from '../rules/windows';
import type { Action } from './action';

/** The cost is paid and the card lies on its pile; then its effects resolve completely (OD-REACT-03, OD-CARD-03). */
function playReact(play: ODPlay, trigger: Trigger, card: SurvivorCardId): void {
  const { state } = play;
  const player = survivorOf(state);
  const reply = replyOf(card);
  if (!reply) return;
  player.tp -= reply.tp;
  leaveHand(player, card);
  if (SURVIVOR_CARDS[card].type === 'scr') exileCard(player, card);
  else bury(player, card);
  play.tell({ type: 'reacted', seat: player.seat, card, tp: reply.tp, trigger });
  const it = state.bite?.zombie ?? null;
  push(play, { type: 'effects', source: card, by: state.active, list: reply.effects, it });
}

/**
 * Answering a trigger from the hand.
 * @param before what becomes of the question that waits on the stack
 */
export function react(trigger: Trigger, before: (play: ODPlay) => void = () => {}): Action<MoveOf<'REACT'>> {
  return {
    options: (state) => legalReacts(state, trigger).map((card) => ({ type: 'REACT', card })),
    why: (state, { card }) => whyNotReact(state, trigger, card),
    take(play, { card }) {
      before(play);
      playReact(play, trigger, card);
    },
  };
}

export function pass(trigger: Trigger, before: (play: ODPlay) => void = () => {}): Action<MoveOf<'PASS'>> {
  return {
    options: () => [{ type: 'PASS' }],
    why: () => null,
    take(play) {
      before(play);
      tellPass(play, trigger, false);
    },
  };
}

export const quickEscape: Action<MoveOf<'QUICK_ESCAPE'>> = {
  options: (state) => (whyNoQuickEscape(state) ? [] : [{ type: 'QUICK_ESCAPE' }]),
  why: whyNoQuickEscape,
  take: (play) => tryEscape(play),
};
