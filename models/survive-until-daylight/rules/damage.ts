/** Damage and healing of characters. */
import type { DamageSource } from '../entries';
import type { HealingId } from '../ids';
import type { DraftMember, SDPlay } from '../play';
import type { Member } from '../state';
import { endGame } from './end';
import { countOf, discardCards } from './inventory';
import { remaining } from './members';

/** Damage removed by each healing item (3.5). */
export const HEALING: Readonly<Record<HealingId, number>> = { 'hl-bar': 1, 'hl-can': 2, 'hl-kit': 4 };

/**
 * Damage as it reaches the tracker, after everything that might absorb it. One death ends the game (SD-END-03, SD-END-04).
 */
export function takeDamage(
  play: SDPlay,
  member: DraftMember,
  amount: number,
  source: DamageSource,
  splash = false,
): void {
  if (amount <= 0) return;
  member.damage += amount;
  play.tell({ type: 'damage-taken', seat: member.seat, amount, total: member.damage, source, splash });
  if (remaining(member) > 0) return;
  play.tell({ type: 'character-died', seat: member.seat });
  endGame(play, 'loss', 'character-died');
}

/** Whether the character can pay 1 damage and live (SD-WAVE-04, SD-SPEC-02, SD-SPEC-05). */
export function canSuffer(member: Member): boolean {
  return remaining(member) > 1;
}

export function whyNoHealing(member: Member, card: HealingId): 'NOT_OWNED' | 'HEAL_FULL' | null {
  if (countOf(member, card) === 0) return 'NOT_OWNED';
  return member.damage === 0 ? 'HEAL_FULL' : null;
}

/** SD-ITEM-06. */
export function heal(play: SDPlay, member: DraftMember, card: HealingId): void {
  const amount = Math.min(HEALING[card], member.damage);
  discardCards(play, member, card);
  member.damage -= amount;
  play.tell({ type: 'healed', seat: member.seat, card, amount });
}
