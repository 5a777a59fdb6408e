/** Which cards in hand answer to what is happening (OD-REACT-01, OD-REACT-02). */
import type { Reason } from '../../kernel/types';
import type { Effect } from '../content/effects';
import { REACTS, type Trigger } from '../content/reacts';
import { SCRS } from '../content/scr';
import type { SurvivorCardId } from '../ids';
import type { State } from '../state';
import { whyNoEffect } from './effect-legal';
import { kindsIn } from './piles';
import { firstOf, no } from './reason';
import { survivorOf } from './table';

interface Reply {
  readonly tp: number;
  readonly trigger: Trigger;
  readonly effects: readonly Effect[];
}

/** What a card does as a reply: a React, or a Critical Response of that speed; null for all others. */
export function replyOf(card: SurvivorCardId): Reply | null {
  if (Object.hasOwn(REACTS, card)) return REACTS[card as keyof typeof REACTS];
  if (!Object.hasOwn(SCRS, card)) return null;
  const scr = SCRS[card as keyof typeof SCRS];
  return scr.speed === 'react' ? scr : null;
}

export function whyNotReact(state: State, trigger: Trigger, card: SurvivorCardId): Reason | null {
  const { hand, tp } = survivorOf(state);
  if (!hand.includes(card)) return no('badChoice');
  const reply = replyOf(card);
  if (!reply) return no('notInWindow');
  return firstOf(
    reply.trigger !== trigger && no('wrongTrigger', { trigger: `od.trigger.${reply.trigger}` }),
    reply.tp > tp && no('noTp', { n: reply.tp, k: tp }),
    whyNoEffect(state, state.active, reply.effects, state.bite?.zombie ?? null),
  );
}

/** Different cards in hand that may be played now. */
export function legalReacts(state: State, trigger: Trigger): readonly SurvivorCardId[] {
  return kindsIn(survivorOf(state).hand).filter((card) => whyNotReact(state, trigger, card) === null);
}
