/** What is done on own land: scavenging and farming, never while rivals stand there (OM-PVP-11). */
import type { HexKey } from '../../kernel/hex';
import type { Reason } from '../../kernel/types';
import type { MoveOf } from '../moves';
import { endGame } from '../rules/end';
import { FARMS_TO_END, isFarm, workedFarms } from '../rules/farms';
import { scavenge as turnCard } from '../rules/loot';
import { firstOf, no } from '../rules/reason';
import { activeSeat, changeTile, tileAt } from '../rules/table';
import type { State, Tile } from '../state';
import type { Action } from './action';
import { ownAt, payers, payOne, readyGroups, whyNoPayer } from './parties';
import { whyContested } from './reclaim';

type Work = MoveOf<'SCAVENGE'> | MoveOf<'FARM'>;

/** Why nobody can do it on this tile, apart from action points. */
type Judge = (state: State, tile: Tile) => Reason | null;

function whyNotOwn(state: State, tile: Tile): Reason | null {
  return firstOf(whyContested(state, tile), tile.owner !== activeSeat(state) && no('NOT_HELD_BY_YOU'));
}

const whyNoLoot: Judge = (state, tile) =>
  firstOf(whyNotOwn(state, tile), tile.loot.length === 0 && no('NO_LOOT_LEFT'));

const whyNoFarm: Judge = (state, tile) =>
  firstOf(
    whyNotOwn(state, tile),
    !isFarm(tile) && no('NOT_A_FARM'),
    tile.worked && no('FARM_ALREADY_WORKED'),
  );

function options<Type extends Work['type']>(state: State, type: Type, judge: Judge) {
  return readyGroups(state)
    .filter(({ tile }) => judge(state, tile) === null)
    .flatMap(({ place, ap }) => payers(ap).map((payFrom) => ({ type, tile: place, payFrom })));
}

function why(state: State, { tile: place, payFrom }: Work, judge: Judge): Reason | null {
  const tile = tileAt(state, place);
  if (!tile) return no('OFF_MAP');
  return firstOf(judge(state, tile), whyNoPayer(ownAt(state, place, 'whole'), payFrom));
}

/** One card for a point, resolved before anything else (OM-LOOT-01, OM-LOOT-03). */
export const scavenge: Action<MoveOf<'SCAVENGE'>> = {
  options: (state) => options(state, 'SCAVENGE', whyNoLoot),
  why: (state, move) => why(state, move, whyNoLoot),
  take(play, { tile, payFrom }) {
    payOne(play.state, tile, 'whole', payFrom);
    turnCard(play, tile, activeSeat(play.state));
  },
};

function workFarm(play: Parameters<Action<Work>['take']>[0], tile: HexKey): void {
  const seat = activeSeat(play.state);
  changeTile(play.state, tile, { worked: true });
  play.tell({ type: 'farm-worked', seat, tile });
  if (workedFarms(play.state, seat).length >= FARMS_TO_END) endGame(play, 'farms');
}

/** One survivor a farm and turn (OM-FARM-04); the fifth worked farm ends the game at once (OM-END-02). */
export const farm: Action<MoveOf<'FARM'>> = {
  options: (state) => options(state, 'FARM', whyNoFarm),
  why: (state, move) => why(state, move, whyNoFarm),
  take(play, { tile, payFrom }) {
    payOne(play.state, tile, 'whole', payFrom);
    workFarm(play, tile);
  },
};
