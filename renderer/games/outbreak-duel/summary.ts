import type { Seat } from '../../../models/kernel/types';
import { sideOf } from '../../../models/outbreak-duel/rules/table';
import type { State } from '../../../models/outbreak-duel/state';
import { shownName, t } from '../../i18n';
import { cardName, nameOfSide } from './names';
import type { Snapshot } from './types';

/** Until the first round has begun there is none to be named. */
function lineOf(round: number) {
  return round === 0 ? 'od.saves.summary-setup' : 'od.saves.summary';
}

/** A position in the list of saved games: "Round 4: Dutch 17 HP, Ines 19 HP". It tells public numbers only. */
export function summaryOf({ position, outcome }: Snapshot): {
  readonly round: number;
  readonly line: string;
} {
  const { state } = position;
  const { round, players } = state;
  const [one, other] = players;
  const line = t(outcome ? 'od.saves.summary-over' : lineOf(round), {
    round,
    one: nameOfSide(state, 0),
    hp: one.hp,
    other: nameOfSide(state, 1),
    otherHp: other.hp,
  });
  return { round, line };
}

/** "Ada (Dutch Halloran)" */
export function seatName({ id, name }: Seat, state: State): string {
  const { survivor } = state.players[sideOf(state, id)];
  return t('seats.plays', { name: shownName(name), runners: cardName(survivor) });
}
