/** What is plainly wrong in One Month In: a win at hand left lying, a walk to and fro, odds that are not so. */
import { oneMonthIn } from '../../../machines/one-month-in/game';
import type { Entry } from '../../../models/one-month-in/entries';
import type { Move } from '../../../models/one-month-in/moves';
import { pointsOf } from '../../../models/one-month-in/rules/points';
import type { Options, State } from '../../../models/one-month-in/state';
import { winsAtOnce } from './at-once';
import type { Judge, WatchedGame } from './watched-game';

type OMJudge = Judge<State, Move, Entry>;

/** So near to the fifty points (OM-END-05) one move may win. */
const NEARLY = 40;

const leftTheWin: OMJudge = (steps) => {
  const last = steps.at(-1);
  if (!last || last.after.state.outcome || last.move.type !== 'END_TURN') return [];
  if (pointsOf(last.before.state, last.seat).total < NEARLY) return [];
  return winsAtOnce(oneMonthIn, last)
    ? [{ kind: 'win missed', what: 'ends its turn where another move wins' }]
    : [];
};

const wentBack: OMJudge = (steps) => {
  const [one, two] = steps
    .slice(-2)
    .map((step) => ({ ...step.move, seat: step.seat, entries: step.entries }));
  if (one?.type !== 'MOVE' || two?.type !== 'MOVE' || one.seat !== two.seat) return [];
  const back = one.from === two.to && one.to === two.from && one.zone === two.zone;
  return back && !one.entries.some((entry) => entry.type !== 'moved')
    ? [{ kind: 'reversal', what: `back to ${two.to} at once` }]
    : [];
};

const spoke: OMJudge = (steps) => {
  const last = steps.at(-1);
  if (last?.said?.id !== 'om.why.enter-empty' && last?.said?.id !== 'om.why.enter') return [];
  const zombies = last.move.type === 'ENTER' ? (last.before.state.tiles[last.move.tile]?.zombies ?? 0) : 0;
  const said = last.said.params.zombies ?? 0;
  return said === zombies ? [] : [{ kind: 'untrue comment', what: `there are ${zombies} zombies` }];
};

export const oneMonthInWatched: WatchedGame<State, Move, Entry, Options> = {
  game: oneMonthIn,
  judges: [leftTheWin, wentBack, spoke],
};
