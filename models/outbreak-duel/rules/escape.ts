/** Escape rolls (OD-ESC-01 to OD-ESC-05). */

import type { Reason } from '../../kernel/types';
import type { Roll } from '../frames';
import type { ODPlay } from '../play';
import type { State, Uid } from '../state';
import { has, sumOf } from './equipment';
import { firstOf, no } from './reason';
import { push } from './stack';
import { survivorOf, zombieAt, zombieCard } from './table';

/** 1 TP, unless the shoes make it free (A08). */
export function escapeCost(state: State): number {
  return has(survivorOf(state).attachments, 'quickEscapeFree') ? 0 : 1;
}

/** A roll against a zombie's Escape Difficulty; null when the zombie has gone. */
export function escapeRollOf(state: State, uid: Uid, bonus: number): Roll | null {
  const zombie = zombieAt(state, uid);
  if (!zombie) return null;
  const attached = sumOf(survivorOf(state).attachments, 'escapeBonus');
  const total = bonus + attached + state.marks.rollBonus;
  return { kind: 'escape', zombie: uid, need: zombieCard(zombie).ed, bonus: total, numbers: [] };
}

/** Once per Zombie Phase, and not against an attack that is already off (OD-ESC-03, OD-REACT-07). */
export function whyNoQuickEscape(state: State): Reason | null {
  const { tp } = survivorOf(state);
  const cost = escapeCost(state);
  return firstOf(
    state.bite?.negated === true && no('alreadyNegated'),
    state.marks.quickEscapeUsed && no('quickEscapeUsed'),
    tp < cost && no('noTp', { n: cost, k: tp }),
  );
}

/** The use is spent whatever the die says; nobody moves and nothing else changes (OD-ESC-02). */
export function quickEscape(play: ODPlay): void {
  const { state } = play;
  if (!state.bite) return;
  survivorOf(state).tp -= escapeCost(state);
  state.marks = { ...state.marks, quickEscapeUsed: true };
  const roll = escapeRollOf(state, state.bite.zombie, 0);
  if (roll) push(play, { type: 'roll', roll, purpose: { for: 'quickEscape' } });
}

/** This attack is off (OD-REACT-06). */
export function escaped({ state }: ODPlay): void {
  if (state.bite) state.bite = { ...state.bite, negated: true };
}
