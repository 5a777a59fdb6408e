/** Rounds (DL-ROUND-01). */

import type { DLPlay } from '../play';
import { fireTriggers } from '../scenario/triggers';
import { isNight } from './runners';

/** Begins a Round: nobody has acted yet, Riot Vests are ready again. */
export function startRound(play: DLPlay): void {
  const { state } = play;
  for (const runner of state.runners) {
    runner.activated = false;
    runner.vestUsed = false;
  }
  play.tell({ type: 'round-started', round: state.round, night: isNight(state) });
  fireTriggers(play, { on: 'roundStart', round: state.round });
}
