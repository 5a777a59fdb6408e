/** How the night ends (6.13). */
import { copy, type Draft } from '../../kernel/change';
import { endTogether } from '../../kernel/outcome';
import type { Outcome } from '../../kernel/types';
import type { SDPlay } from '../play';
import type { State } from '../state';

/** The last round with an assault; from its combat on the night can be won (SD-END-01, SD-END-02). */
export const LAST_ASSAULT_ROUND = 6;
/** When the dawn comes too late (SD-END-05). */
export const LAST_ROUND = 12;

/** What ended the night; its sentence is `sd.outcome.<reason>`. */
export type EndReason = 'line-cleared' | 'character-died' | 'dawn-too-late';

export function endGame(play: SDPlay, result: 'win' | 'loss', reason: EndReason): void {
  if (play.state.outcome) return;
  const outcome = endTogether(play.state.seats, { won: result === 'win', reason: `sd.outcome.${reason}` });
  play.state.outcome = copy(outcome) as Draft<Outcome>;
  play.tell({ type: 'game-over', outcome });
}

/** Line Survivors do not hinder victory (SD-SURV-01). */
export function enemiesLeft(state: State): boolean {
  return state.line.some(({ type }) => type !== 'survivor');
}

/** Won the moment no enemy is left, from the Combat phase of round 6 on (SD-END-02); before that combat goes on (SD-EDGE-30). */
export function winCheck(play: SDPlay): void {
  if (play.state.round >= LAST_ASSAULT_ROUND && !enemiesLeft(play.state))
    endGame(play, 'win', 'line-cleared');
}
