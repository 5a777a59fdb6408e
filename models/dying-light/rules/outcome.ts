/** The end of the game (DL-WIN-01, DL-WIN-02). */
import { copy, type Draft } from '../../kernel/change';
import { endTogether } from '../../kernel/outcome';
import type { Outcome } from '../../kernel/types';
import type { DLPlay } from '../play';
import { rankOf, scoreOf } from '../scenario/score';

/** What ended the game; its sentence is `dl.outcome.<reason>`. */
export type EndReason = 'objective' | 'eliminated' | 'time' | 'scenario';

/** Ends the game at once: whatever waits on the stack is dropped. A game that has ended stays as it is. */
export function endGame(play: DLPlay, result: 'win' | 'loss', reason: EndReason): void {
  if (play.state.outcome) return;
  const won = result === 'win';
  const score = won ? scoreOf(play.state) : null;
  const rank = rankOf(play.state, score);
  const outcome = endTogether(play.state.seats, { won, reason: `dl.outcome.${reason}`, score, rank });
  play.state.outcome = copy(outcome) as Draft<Outcome>;
  play.state.stack = [];
  play.tell({ type: 'game-over', outcome });
}
