/** Why something can't be done: an attempt is put before the judge, which answers with its reason. */
import type { Reason } from '../../../../models/kernel/types';
import type { Move, MoveType } from '../../../../models/one-month-in/moves';
import { standingOn } from '../../../../models/one-month-in/rules/groups';
import { activeSeat, places, placesAround, tileOf } from '../../../../models/one-month-in/rules/table';
import type { State } from '../../../../models/one-month-in/state';
import { composedText, t } from '../../../i18n';
import type { Draft } from '../../../play/composer/draft';
import { type Notice, objection } from '../../../play/composer/notice';
import { noticeOf } from '../say';
import type { Spot } from '../spot';
import type { OneMonthIn } from '../types';
import { arrivalZone, placeOf, tileOfSpot } from './picks';

type Judge = (move: Move) => Reason | null;

function ownPlaces(state: State) {
  return places(state).filter((place) => standingOn(tileOf(state, place), activeSeat(state)) > 0);
}

/** What the team could try of that kind, where its people stand. */
function attempts(type: MoveType, state: State): readonly Move[] {
  switch (type) {
    case 'ENTER':
    case 'EXIT':
      return ownPlaces(state).map((tile) => ({ type, tile, k1: 1, k2: 0 }));
    case 'RECLAIM':
      return ownPlaces(state).map((tile) => ({ type, tile, pay: { a: 0, b: 0, c: 0 } }));
    case 'SCAVENGE':
    case 'FARM':
      return ownPlaces(state).map((tile) => ({ type, tile, payFrom: 1 }));
    case 'BUILD_FENCE':
      return [{ type, edge: '0,0|0,0' }];
    case 'ARM':
    case 'SUIT':
    case 'FEED_DONE':
    case 'END_TURN':
      return [{ type }];
    default:
      return [];
  }
}

/** Reasons that say too little about why a kind of move is not possible anywhere. */
const VAGUE: ReadonlySet<string> = new Set([
  'NO_SUCH_BORDER',
  'MUST_BE_INSIDE',
  'NOT_HELD_BY_YOU',
  'NOT_A_FARM',
  'ALREADY_YOURS',
]);

/** Why nothing of a kind can be done. */
export function whyNotAction(type: MoveType, state: State, judge: Judge): Notice {
  const reasons = attempts(type, state).flatMap((move) => judge(move) ?? []);
  const telling = reasons.find(({ id }) => !VAGUE.has(id));
  return telling ? noticeOf(telling) : objection(composedText(`om.hud.why.${type}`));
}

/** Where somebody would come from who means a tile: who was pointed at before, else any of the team next to it. */
function walkTo(draft: Draft<OneMonthIn>, spot: Spot): Move | null {
  const { state } = draft.at.position;
  const [first] = draft.picks;
  const to = tileOfSpot(spot);
  const from = first ? placeOf(first, state) : null;
  if (!to) return null;
  if (from) return { type: 'MOVE', from: from.tile, zone: from.zone, to, k1: 1, k2: 0 };
  const near = placesAround(state, to).find(
    (place) => standingOn(tileOf(state, place), activeSeat(state)) > 0,
  );
  return near ? { type: 'MOVE', from: near, zone: arrivalZone(state, near), to, k1: 1, k2: 0 } : null;
}

function attemptOf(draft: Draft<OneMonthIn>, spot: Spot): Move | null {
  const { state } = draft.at.position;
  switch (spot.kind) {
    case 'loot':
      return { type: 'SCAVENGE', tile: spot.tile, payFrom: 1 };
    case 'number':
      return { type: 'RECLAIM', tile: spot.tile, pay: { a: 0, b: 0, c: 0 } };
    case 'border':
      return { type: 'BUILD_FENCE', edge: spot.edge };
    case 'zombies':
      return { type: 'ENTER', tile: spot.tile, k1: 1, k2: 0 };
    case 'group':
      return spot.seat === activeSeat(state)
        ? { type: 'MOVE', from: spot.tile, zone: spot.zone, to: spot.tile, k1: 1, k2: 0 }
        : { type: 'ATTACK_HERE', tile: spot.tile, zone: spot.zone, team: spot.seat, k1: 1, k2: 0 };
    case 'ground':
    case 'clock':
      return walkTo(draft, spot);
    default:
      return spot satisfies never;
  }
}

/** Why nothing comes of what was pointed at. */
export function whyNotPick(draft: Draft<OneMonthIn>, spot: Spot, judge: Judge): Notice {
  const { state } = draft.at.position;
  if (spot.kind === 'group' && spot.seat === activeSeat(state)) return objection(t('om.reason.NO_AP'));
  const attempt = attemptOf(draft, spot);
  const reason = attempt && judge(attempt);
  return reason ? noticeOf(reason) : objection(t('om.hud.why.here'));
}
