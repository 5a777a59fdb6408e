/** Through whose eyes the app shows a game: the one place that decides it. */
import type { SeatId, Viewer } from '../../models/kernel/types';
import type { Match } from '../games/face';

/**
 * Without secrets everybody sees what the table sees. With them only the person who decides and has picked up their cards
 * sees these; until somebody has, the table does, and once the game is over everyone.
 * @param holder the seat of the person who has picked up their cards; null while they lie face down
 */
export function viewerOf({ face, session }: Match, holder: SeatId | null): Viewer {
  const { secrets } = face.game.rules;
  if (!secrets) return 'table';
  const { outcome, prompt } = session.seen('table');
  if (outcome) return 'everyone';
  return holder && prompt.seats.includes(holder) ? holder : 'table';
}
