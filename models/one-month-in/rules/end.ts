/** How the game ends, and who has won then (6.11, 6.12). */
import { copy, type Draft } from '../../kernel/change';
import type { Outcome, SeatId } from '../../kernel/types';
import type { OMPlay } from '../play';
import type { State } from '../state';
import { pointsOf } from './points';
import { survivorsOf } from './supplies';
import { landOf, teamOf } from './table';

/** So many points end the game at the end of a turn (OM-END-05). */
const POINTS_TO_END = 50;

/** What ended the game; its sentence is `om.outcome.<reason>`. */
export type EndReason = 'farms' | 'hold' | 'vp' | 'max';

/** What decides, the most important first: points, territories, survivors, food (OM-SCORE-05). */
function standingOf(state: State, seat: SeatId): readonly number[] {
  const { total } = pointsOf(state, seat);
  return [total, landOf(state, seat).length, survivorsOf(state, seat), teamOf(state, seat).food];
}

function compare(one: readonly number[], other: readonly number[]): number {
  const index = one.findIndex((value, at) => value !== other[at]);
  return index < 0 ? 0 : (one[index] ?? 0) - (other[index] ?? 0);
}

/** The teams that nobody is before: one, or several that share the win. */
export function leaders(state: State): readonly SeatId[] {
  return state.teams.map(({ seat }) => seat).filter((seat) => placeOf(state, seat) === 1);
}

/** The place of a team: 1 for those whom nobody is before. */
export function placeOf(state: State, seat: SeatId): number {
  const own = standingOf(state, seat);
  return 1 + state.teams.filter((team) => compare(standingOf(state, team.seat), own) > 0).length;
}

/** Whatever ends the game, the team with the most points wins it (OM-END-01). */
export function endGame(play: OMPlay, reason: EndReason): void {
  const { state } = play;
  if (state.outcome) return;
  const scores = Object.fromEntries(state.teams.map(({ seat }) => [seat, pointsOf(state, seat).total]));
  const outcome: Outcome = { winners: leaders(state), reason: `om.outcome.${reason}`, scores, rank: null };
  state.outcome = copy(outcome) as Draft<Outcome>;
  play.tell({ type: 'game-over', outcome });
}

/** Somebody has fifty points, whoever's turn it was (OM-END-05). */
export function hasFifty(state: State): boolean {
  return state.teams.some(({ seat }) => pointsOf(state, seat).total >= POINTS_TO_END);
}
