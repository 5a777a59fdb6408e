/** Mistakes of the weaker bots: a fixed error for a weapon on a target all turn long, without any luck (11.3). */
import { hashOf } from '../../kernel/hash';
import type { MoveOf } from '../moves';
import type { Member, State } from '../state';
import type { Temper } from './level';

/** What a bot misjudges an attack by; ammo and Vitaly make no difference. */
export function misjudged(
  { misjudges }: Temper,
  { round, line }: State,
  { seat, cards }: Member,
  { weaponId, targetId }: MoveOf<'ATTACK'>,
): number {
  if (misjudges === 0) return 0;
  const table = [round, seat, cards.length, line.length, weaponId, targetId];
  const share = Number.parseInt(hashOf(table), 16) / 2 ** 53;
  return misjudges * (2 * share - 1);
}
