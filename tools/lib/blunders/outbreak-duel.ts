/** What is plainly wrong in Outbreak Duel: a win at hand left lying. Its bots say nothing. */
import { outbreakDuel } from '../../../machines/outbreak-duel/game';
import { decisionAt } from '../../../models/outbreak-duel/decisions';
import type { Entry } from '../../../models/outbreak-duel/entries';
import type { Move } from '../../../models/outbreak-duel/moves';
import type { Options, State } from '../../../models/outbreak-duel/state';
import { winsAtOnce } from './at-once';
import type { Judge, WatchedGame } from './watched-game';

const leftTheWin: Judge<State, Move, Entry> = (steps) => {
  const last = steps.at(-1);
  if (!last || decisionAt(last.before.value) !== 'main' || last.after.state.outcome) return [];
  return winsAtOnce(outbreakDuel, last)
    ? [{ kind: 'win missed', what: 'another move would have won at once' }]
    : [];
};

export const outbreakDuelWatched: WatchedGame<State, Move, Entry, Options> = {
  game: outbreakDuel,
  judges: [leftTheWin],
};
