/** Threat Points: each player's own store (OD-RES-04, OD-RES-06). */
import type { Source } from '../entries';
import type { ODPlay } from '../play';
import type { Side } from '../state';

/** Never below 0. */
export function changeTh(play: ODPlay, side: Side, n: number, source: Source): void {
  const player = play.state.players[side];
  const before = player.th;
  player.th = Math.max(0, before + n);
  if (player.th === before) return;
  play.tell({ type: 'th-changed', seat: player.seat, n: player.th - before, th: player.th, source });
}
