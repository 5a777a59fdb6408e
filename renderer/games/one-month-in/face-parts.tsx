import type { Seat } from '../../../models/kernel/types';
import type { State } from '../../../models/one-month-in/state';
import { listOf, shownName, t } from '../../i18n';
import { RoundTracker } from './hud/round-tracker';
import { TeamPanels } from './hud/team-panels';
import { layoutName, teamName } from './names';
import type { Snapshot } from './types';

/** A position in the list of saved games. */
export function summaryOf({ position, outcome }: Snapshot): {
  readonly round: number;
  readonly line: string;
} {
  const { state } = position;
  const { teams, round } = state;
  const line = t(outcome ? 'ui.saves.summary-over' : 'ui.saves.summary', {
    runners: listOf(teams.map(({ seat }) => teamName(state, seat))),
    difficulty: layoutName(state),
    round,
  });
  return { round, line };
}

/** "Ada (Blue)" */
export function seatName({ id, name }: Seat, state: State): string {
  return t('seats.plays', { name: shownName(name), runners: teamName(state, id) });
}

/** What stands around the table while a replay is watched. */
export const PANELS = { Top: RoundTracker, Left: TeamPanels, Right: () => null };
