import type { State } from '../../../models/dying-light/state';
import type { Seat } from '../../../models/kernel/types';
import { listOf, shownName, t } from '../../i18n';
import { runnerName } from './names';
import type { Snapshot } from './types';

/** A position in the list of saved games: "Mara and Juno, Round 8, Easy". */
export function summaryOf({ position, outcome }: Snapshot): {
  readonly round: number;
  readonly line: string;
} {
  const { runners, options, round } = position.state;
  const line = t(outcome ? 'ui.saves.summary-over' : 'ui.saves.summary', {
    runners: listOf(runners.map((runner) => runnerName(runner.id))),
    difficulty: t(`dl.difficulty.${options.difficulty}`),
    round,
  });
  return { round, line };
}

/** "Ada (Mara and Juno)"; "Ada" before anybody is picked. */
export function seatName({ id, name }: Seat, { runners }: State): string {
  const own = runners.filter((runner) => runner.seat === id).map((runner) => runnerName(runner.id));
  if (own.length === 0) return shownName(name);
  return t('seats.plays', { name: shownName(name), runners: listOf(own) });
}
