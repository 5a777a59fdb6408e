import type { Seat } from '../../../models/kernel/types';
import type { State } from '../../../models/survive-until-daylight/state';
import { listOf, shownName, t } from '../../i18n';
import { memberName } from './names';
import type { Snapshot } from './types';

/** A position in the list of saved games: "Pillar and Hipster, Round 4, Normal". */
export function summaryOf({ position, outcome }: Snapshot): {
  readonly round: number;
  readonly line: string;
} {
  const { state } = position;
  const { members, options, round } = state;
  const line = t(outcome ? 'ui.saves.summary-over' : 'ui.saves.summary', {
    runners: listOf(members.map(({ seat }) => memberName(state, seat))),
    difficulty: t(`sd.difficulty.${options.difficulty}`),
    round,
  });
  return { round, line };
}

/** "Ada (Pillar)"; "Ada" before a character is picked. */
export function seatName({ id, name }: Seat, state: State): string {
  const isPicked = state.members.some(({ seat, character }) => seat === id && character !== null);
  if (!isPicked) return shownName(name);
  return t('seats.plays', { name: shownName(name), runners: memberName(state, id) });
}
