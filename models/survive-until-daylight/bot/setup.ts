/** What a bot picks before the night begins (11.1). */
import type { SeatId } from '../../kernel/types';
import { CHARACTER_IDS, type RubbleWeaponId } from '../ids';
import type { Move } from '../moves';

const STARTERS: readonly RubbleWeaponId[] = [
  'wp-machete',
  'wp-fireaxe',
  'wp-trimmer',
  'wp-bat',
  'wp-pipe',
  'wp-shovel',
  'wp-shotgun',
  'wp-crossbow',
  'wp-pistol',
  'wp-smg',
  'wp-huntrifle',
  'wp-sawnoff',
];

/** The earlier in the list, the better; each seat begins with another character. */
export function scorePick(seat: SeatId, move: Move): number {
  if (move.type === 'PICK_STARTER') return -STARTERS.indexOf(move.weaponId);
  if (move.type !== 'PICK_CHARACTER') return 0;
  const own = Number(seat.slice('seat-'.length)) - 1;
  const at = CHARACTER_IDS.indexOf(move.characterId);
  return -((at - own + CHARACTER_IDS.length) % CHARACTER_IDS.length);
}
