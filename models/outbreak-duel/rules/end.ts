/** How the game ends (OD-WIN-01). */
import { copy } from '../../kernel/change';
import type { Outcome } from '../../kernel/types';
import type { DraftState, ODPlay } from '../play';
import type { Side } from '../state';
import { otherSide } from './table';

/** What ended the game; its sentence is `od.outcome.<reason>`. */
export type EndReason = 'hp' | 'deck-out' | 'concede';

/** The game is over at this very moment: what still waits never happens (OD-WIN-03). */
export function endGame(play: ODPlay, loser: Side, reason: EndReason): void {
  const { state } = play;
  const outcome: Outcome = {
    winners: [state.players[otherSide(loser)].seat],
    reason: `od.outcome.${reason}`,
    scores: {},
    rank: null,
  };
  state.outcome = copy(outcome) as DraftState['outcome'];
  state.stack = [];
  state.bite = null;
  play.tell({ type: 'game-over', outcome });
}
