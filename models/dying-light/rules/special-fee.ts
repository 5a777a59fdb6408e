/** What a Special Attack costs besides its die: Power or one voluntary Fatigue (DL-ATK-02, DL-BOOST-04, DL-FAT-04). */
import type { Reason } from '../../kernel/types';
import type { DieId } from '../ids';
import type { AttackAction } from '../moves';
import type { Die, Runner } from '../state';
import { usedBoosts } from './boosts';
import { diceClasses } from './dice-choices';
import { freeFatigueSlot } from './fatigue';

/**
 * Dice that may be fatigued for a Special Attack. The attack die is placed first, so that it is the Tempo Die and
 * the former one is free (DL-FAT-04).
 */
function feeDice(runner: Runner, attackDie: DieId): readonly Die[] {
  const onTrack = runner.track.filter((die) => die !== null);
  return [...onTrack, ...runner.pool.filter((die) => die.id !== attackDie)];
}

/** One die of each kind that can pay the fee: faces on the track make no difference. Empty without a free slot. */
export function feeChoices(runner: Runner, attackDie: DieId): readonly DieId[] {
  if (freeFatigueSlot(runner) === null) return [];
  const onTrack = runner.track.filter((die) => die !== null);
  const firstOfType = onTrack.filter((die, i) => onTrack.findIndex((other) => other.type === die.type) === i);
  const inPool = diceClasses(runner.pool.filter((die) => die.id !== attackDie)).flatMap(([die]) => die ?? []);
  return [...firstOfType, ...inPool].map((die) => die.id);
}

function whyNotFee(runner: Runner, attackDie: DieId, fatigued: DieId | null): Reason | null {
  if (freeFatigueSlot(runner) === null) return { id: 'fatigueFull', params: {} };
  const dice = feeDice(runner, attackDie);
  if (dice.length === 0) return { id: 'noFatigueDie', params: {} };
  if (fatigued === null) return { id: 'feeDue', params: {} };
  if (dice.some((die) => die.id === fatigued)) return null;
  return { id: fatigued === attackDie ? 'tempoDie' : 'notInPool', params: {} };
}

/** Why the fee of this attack is not paid; a Standard Attack and one with Power have none. */
export function whyNoFee(runner: Runner, move: AttackAction): Reason | null {
  const free = move.mode === 'standard' || usedBoosts(move, 'power') > 0;
  if (!free) return whyNotFee(runner, move.die, move.fatigueDie);
  return move.fatigueDie === null ? null : { id: 'noEffect', params: {} };
}
