/** The end of the game (DL-WIN-01, DL-WIN-02). */
import type { Outcome } from '../../kernel/types';
import type { DLPlay } from '../play';
import { rankOf, scoreOf } from '../scenario/score';

/** What ended the game; its sentence is `outcome.<reason>`. */
export type EndReason = 'objective' | 'eliminated' | 'time' | 'scenario';

/** Ends the game at once: whatever waits on the stack is dropped. A game that has ended stays as it is. */
export function endGame(play: DLPlay, result: Outcome['result'], reason: EndReason): void {
  if (play.state.outcome) return;
  const score = result === 'win' ? scoreOf(play.state) : null;
  const outcome: Outcome = { result, reason: `outcome.${reason}`, score, rank: rankOf(play.state, score) };
  play.state.outcome = outcome;
  play.state.stack = [];
  play.tell({ type: 'game-over', outcome });
}
