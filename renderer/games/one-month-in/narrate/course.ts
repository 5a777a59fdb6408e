import type { BorderKey, HexKey } from '../../../../models/kernel/hex';
import type { SeatId } from '../../../../models/kernel/types';
import type { EntryOf } from '../../../../models/one-month-in/entries';
import { endsOf } from '../../../../models/one-month-in/rules/fences';
import { pointsOf } from '../../../../models/one-month-in/rules/points';
import { teamOf } from '../../../../models/one-month-in/rules/table';
import type { State } from '../../../../models/one-month-in/state';
import { composedText, listOf } from '../../../i18n';
import { placeName, teamName } from './names';
import type { Narration, Sentence } from './sentence';

/** The sides of a fence, that of its builder first: the base, or else the land of the team. */
function sides(state: State, seat: SeatId, edge: BorderKey): readonly [HexKey, HexKey] | null {
  const ends = endsOf(state, edge);
  if (!ends) return null;
  const [one, other] = ends;
  const isHome = (place: HexKey) => teamOf(state, seat).home === place;
  const isOwn = (place: HexKey) => state.tiles[place]?.owner === seat;
  return isHome(other) || (!isHome(one) && isOwn(other) && !isOwn(one)) ? [other, one] : ends;
}

/** A fence between two tiles, told from the side of whoever puts it up. */
export function fenced(state: State, seat: SeatId, edge: BorderKey): Sentence {
  const [own, beyond] = sides(state, seat, edge) ?? [];
  const tile = own ? placeName(state, own) : '';
  return {
    params: { team: teamName(state, seat), tile, beyond: beyond ? placeName(state, beyond) : '' },
  };
}

/** Points as the rules count them at the end, part by part; shared wins name the teams alone. */
function ended({ outcome }: EntryOf<'game-over'>, state: State): Sentence {
  const reason = composedText(outcome.reason);
  const [first] = outcome.winners;
  if (first === undefined || outcome.winners.length > 1) {
    const teams = listOf(outcome.winners.map((seat) => teamName(state, seat)));
    const vp = first === undefined ? 0 : (outcome.scores[first] ?? 0);
    return { params: { reason, teams, vp }, variant: 'shared' };
  }
  const { survivors, land, salvage, total } = pointsOf(state, first);
  const params = { reason, team: teamName(state, first), vp: total, survivors, tiles: land, salvage };
  return { params, variant: 'won' };
}

/** Set-up, how turns begin and end, and the end of the game. */
export const COURSE = {
  'city-built': (e, state) => ({
    params: { team: teamName(state, e.first) },
    variant: e.byLot ? 'lot' : 'asked',
  }),
  'setup-fence': (e, state) => fenced(state, e.seat, e.edge),
  'turn-started': (e, state) => ({
    params: { n: e.round, team: teamName(state, e.seat), s: e.survivors, f: e.food, vp: e.points },
  }),
  straggler: (e, state) => ({ params: { team: teamName(state, e.seat), n: e.count } }),
  'hold-started': (e, state) => ({
    params: { team: teamName(state, e.seat), tile: placeName(state, e.tile) },
  }),
  'hold-broken': (e, state) => ({ params: { tile: placeName(state, e.tile) } }),
  income: (e, state) => ({ params: { team: teamName(state, e.seat), n: e.food } }),
  fed: (e, state) => ({
    params: { team: teamName(state, e.seat), n: e.picks.reduce((sum, { n }) => sum + n, 0) },
  }),
  'turn-ended': (e, state) => ({ params: { team: teamName(state, e.seat), n: e.unspent } }),
  'game-over': ended,
} satisfies Partial<Narration>;
