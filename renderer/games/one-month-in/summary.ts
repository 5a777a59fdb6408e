import type { Seat } from '../../../models/kernel/types';
import { pointsOf } from '../../../models/one-month-in/rules/points';
import type { State } from '../../../models/one-month-in/state';
import { listOf, shownName, t } from '../../i18n';
import { layoutName, teamName } from './names';
import type { Snapshot } from './types';

/** Until the first round has begun there is none to be named. */
function lineOf(round: number) {
  return round === 0 ? 'om.saves.summary-setup' : 'om.saves.summary';
}

/** A position in the list of saved games: "Two Streets, Round 4: Blue 12 and Red 9". */
export function summaryOf({ position, outcome }: Snapshot): {
  readonly round: number;
  readonly line: string;
} {
  const { state } = position;
  const { round, teams } = state;
  const points = teams.map(({ seat }) =>
    t('om.saves.team', { team: teamName(state, seat), vp: pointsOf(state, seat).total }),
  );
  const line = t(outcome ? 'om.saves.summary-over' : lineOf(round), {
    map: layoutName(state),
    round,
    teams: listOf(points),
  });
  return { round, line };
}

/** "Ada (Blue)" */
export function seatName({ id, name }: Seat, state: State): string {
  return t('seats.plays', { name: shownName(name), runners: teamName(state, id) });
}
