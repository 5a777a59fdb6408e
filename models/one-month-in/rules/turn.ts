/** The course of a turn (6.1). Teams take whole turns one after the other (OM-TURN-01). */
import type { SeatId } from '../../kernel/types';
import { SURVIVORS } from '../content/supplies';
import type { OMPlay } from '../play';
import type { Group, State } from '../state';
import { endGame, hasFifty } from './end';
import { takeIncome } from './farms';
import { dropGear } from './fight';
import { addGroup, headcount, pointsIn, standingOn } from './groups';
import { pointsOf } from './points';
import { survivorsLeft, survivorsOf } from './supplies';
import { activeSeat, cardOf, changeTile, landOf, places, teamOf, tileOf } from './table';

/** Below that many a straggler comes; a team without anybody gets two (OM-TURN-03). */
const ENOUGH = 3;

/** Gives everybody of a team the same number of action points: 1 in its turn, none in others' (OM-TURN-02). */
function setPoints({ state }: OMPlay, seat: SeatId, points: 0 | 1): void {
  for (const place of places(state)) {
    const { groups } = tileOf(state, place);
    if (!groups.some((group) => group.seat === seat)) continue;
    const renewed = groups.map((group) => (group.seat === seat ? withPoints(group, points) : group));
    changeTile(state, place, { groups: renewed });
  }
}

function withPoints({ seat, zone, ap }: Group, points: 0 | 1): Group {
  const count = headcount(ap);
  return { seat, zone, ap: points === 1 ? [0, count, 0] : [count, 0, 0] };
}

/** On the own base, whoever holds it and whoever stands there (OM-TURN-03). */
function sendStraggler(play: OMPlay, seat: SeatId): void {
  const { state } = play;
  const { home } = teamOf(state, seat);
  const there = survivorsOf(state, seat);
  if (there >= ENOUGH || !home) return;
  const count = Math.min(there === 0 ? 2 : 1, survivorsLeft(state, seat), SURVIVORS);
  addGroup(state, home, { seat, zone: 'whole', ap: [0, count, 0] });
  play.tell({ type: 'straggler', seat, tile: home, count });
}

/** Held for a turn with somebody there and no attack, a unique tile ends the game (OM-END-03). */
function checkHolds(play: OMPlay, seat: SeatId): void {
  const { state } = play;
  for (const place of landOf(state, seat)) {
    const tile = tileOf(state, place);
    if (cardOf(tile)?.kind !== 'unique') continue;
    const isThere = standingOn(tile, seat) > 0;
    if (isThere && tile.counting) endGame(play, 'hold');
    if (state.outcome) return;
    if (isThere !== tile.counting)
      play.tell({ type: isThere ? 'hold-started' : 'hold-broken', seat, tile: place });
    if (isThere !== tile.counting) changeTile(state, place, { counting: isThere });
  }
}

function tellTurn({ state, tell }: OMPlay, seat: SeatId): void {
  const survivors = survivorsOf(state, seat);
  const { food } = teamOf(state, seat);
  tell({
    type: 'turn-started',
    seat,
    round: state.round,
    survivors,
    food,
    points: pointsOf(state, seat).total,
  });
}

/** Refresh, straggler, hold check, food, markers, in this order (OM-TURN-04). */
export function startTurn(play: OMPlay): void {
  const seat = activeSeat(play.state);
  setPoints(play, seat, 1);
  tellTurn(play, seat);
  sendStraggler(play, seat);
  checkHolds(play, seat);
  if (!play.state.outcome) takeIncome(play, seat);
}

/** The start player begins round 1 (OM-SETUP-09). */
export function firstTurn({ state }: OMPlay): void {
  state.round = 1;
  state.turn = 0;
}

/** Points of the turn that are left. */
function unspent(state: State, seat: SeatId): number {
  let sum = 0;
  for (const place of places(state))
    for (const group of tileOf(state, place).groups) if (group.seat === seat) sum += pointsIn(group.ap);
  return sum;
}

function isLastTurn({ teams, turn, round, options }: State): boolean {
  return turn === teams.length - 1 && round >= options.maxRounds;
}

function passOn({ state }: OMPlay): void {
  state.turn = (state.turn + 1) % state.teams.length;
  if (state.turn === 0) state.round += 1;
}

/** Gear and points are lost; then it is seen whether the game ends (OM-END-05, OM-END-06). */
export function endTurn(play: OMPlay): void {
  const { state } = play;
  const seat = activeSeat(state);
  play.tell({ type: 'turn-ended', seat, unspent: unspent(state, seat) });
  dropGear(play);
  setPoints(play, seat, 0);
  if (hasFifty(state)) endGame(play, 'vp');
  else if (isLastTurn(state)) endGame(play, 'max');
  else passOn(play);
}
