/** What a person is warned of before a move (specification 10.4). It never blocks. */

import { unfedGroups } from '../../../../models/one-month-in/actions/feed';
import { readyGroups } from '../../../../models/one-month-in/actions/parties';
import type { Move, MoveOf } from '../../../../models/one-month-in/moves';
import { bestRival, claimPoints } from '../../../../models/one-month-in/odds/claim';
import { FARMS_TO_END, workedFarms } from '../../../../models/one-month-in/rules/farms';
import { fighters } from '../../../../models/one-month-in/rules/fight';
import { headcount, pointsIn, standingOn } from '../../../../models/one-month-in/rules/groups';
import { pointsOf } from '../../../../models/one-month-in/rules/points';
import { activeSeat, activeTeam, cardOf, tileOf } from '../../../../models/one-month-in/rules/table';
import type { State } from '../../../../models/one-month-in/state';
import { t } from '../../../i18n';
import { teamName } from '../names';
import { MOST_MOUTHS } from './mouths';

/** Holding one of the two tiles that end the game helps only who is ahead (E24). */
function ofClaim(move: MoveOf<'RECLAIM'>, state: State): string | null {
  if (cardOf(tileOf(state, move.tile))?.kind !== 'unique') return null;
  const { after } = claimPoints(state, activeSeat(state), move);
  const rival = bestRival(state, activeSeat(state), move);
  if (!rival || rival.points <= after) return null;
  return t('om.hud.warn.hold', { leader: teamName(state, rival.seat), n: rival.points, m: after });
}

function ofFarm(state: State): string | null {
  const seat = activeSeat(state);
  const mine = pointsOf(state, seat).total;
  const rival = bestRival(state, seat);
  const ends = workedFarms(state, seat).length === FARMS_TO_END - 1;
  if (!ends || !rival || rival.points <= mine) return null;
  return t('om.hud.warn.farms', { leader: teamName(state, rival.seat), n: rival.points, m: mine });
}

function ofLoot({ tile }: MoveOf<'SCAVENGE'>, state: State): string | null {
  return standingOn(tileOf(state, tile), activeSeat(state)) === 1 ? t('om.hud.warn.alone') : null;
}

function ofFeeding({ picks }: MoveOf<'FEED'>, state: State): string | null {
  const eating = picks.reduce((sum, { n }) => sum + n, 0);
  const hungry = unfedGroups(state).reduce((sum, { ap }) => sum + ap[1], 0);
  if (eating >= MOST_MOUTHS) return null;
  return hungry > eating ? t('om.hud.warn.fewer', { n: eating }) : t('om.hud.warn.few', { n: eating });
}

/** Points, and among them those of people who ate for nothing. */
function ofEnd(state: State): string | null {
  const groups = readyGroups(state);
  const points = groups.reduce((sum, { ap }) => sum + pointsIn(ap), 0);
  const fed = groups.reduce((sum, { ap }) => sum + ap[2], 0);
  if (points === 0) return null;
  return t(fed > 0 ? 'om.hud.warn.unused-fed' : 'om.hud.warn.unused', { n: points, fed });
}

/** Whoever has food and hungry people could still feed them. */
function ofFeedDone(state: State): string | null {
  const { food } = activeTeam(state);
  return food > 0 && unfedGroups(state).length > 0 ? t('om.hud.warn.unfed', { food }) : null;
}

/** The flag falls with those who leave a fight on own land (OM-FIGHT-10). */
function ofLeaving(move: MoveOf<'RUN'> | MoveOf<'SACRIFICE'>, state: State): string | null {
  const { fight } = state;
  const all = move.type === 'SACRIFICE' || move.k1 + move.k2 === headcount(fighters(state));
  if (!fight || !all) return null;
  return t(tileOf(state, fight.tile).status === 'held' ? 'om.hud.warn.overrun' : 'om.hud.warn.given-up');
}

/** In one sentence; null for nothing. */
export function warningOf(move: Move, state: State): string | null {
  switch (move.type) {
    case 'RECLAIM':
      return ofClaim(move, state);
    case 'FARM':
      return ofFarm(state);
    case 'SCAVENGE':
      return ofLoot(move, state);
    case 'FEED':
      return ofFeeding(move, state);
    case 'FEED_DONE':
      return ofFeedDone(state);
    case 'END_TURN':
      return ofEnd(state);
    case 'RUN':
    case 'SACRIFICE':
      return ofLeaving(move, state);
    default:
      return null;
  }
}
