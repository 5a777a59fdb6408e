/** The questions at the chart's forks, each one look at the state. */
import { biteIsOff, isAttackerLeft } from '../../models/outbreak-duel/rules/bite';
import { isHotSeat, waitsFor } from '../../models/outbreak-duel/rules/windows';
import type { State } from '../../models/outbreak-duel/state';

export const QUERIES = {
  /** Both are people at one screen (OD-PRIV-03). */
  hotSeat: (state: State) => isHotSeat(state),
  bothKept: ({ players }: State) => players.every(({ mulliganed }) => mulliganed),
  /** S is not to be asked, or has said beforehand to be passed (OD-REACT-05, OD-PRIV-05). */
  standoffOver: (state: State) => !waitsFor(state, 'standoff'),
  noReply: (state: State) => !waitsFor(state, 'attack'),
  biteIsOff,
  noAttackerLeft: (state: State) => !isAttackerLeft(state),
  gameOver: ({ outcome }: State) => outcome !== null,
  questionOpen: ({ stack, outcome }: State) => stack.length > 0 && outcome === null,
};

export type QueryName = keyof typeof QUERIES;
