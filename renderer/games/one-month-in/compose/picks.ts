/** What a thing that was pointed at has to do with a move: where it begins, or what it is aimed at. */
import type { HexKey } from '../../../../models/kernel/hex';
import type { SeatId } from '../../../../models/kernel/types';
import type { Zone } from '../../../../models/one-month-in/ids';
import type { Move } from '../../../../models/one-month-in/moves';
import { edgeBetween } from '../../../../models/one-month-in/rules/fences';
import { activeSeat, tileAt, zoneOfClaim, zoneOutside } from '../../../../models/one-month-in/rules/table';
import type { State } from '../../../../models/one-month-in/state';
import type { Spot } from '../spot';

/** A zone of a tile, where survivors stand. */
export interface Place {
  readonly tile: HexKey;
  readonly zone: Zone;
}

/** Where those who make a move stand; null for a move that nobody makes from anywhere. */
export function sourceOf(move: Move, state: State): Place | null {
  switch (move.type) {
    case 'MOVE':
      return { tile: move.from, zone: move.zone };
    case 'TEAR_DOWN':
    case 'ATTACK_HERE':
      return { tile: move.tile, zone: move.zone };
    case 'ENTER':
      return { tile: move.tile, zone: 'outer' };
    case 'EXIT':
      return { tile: move.tile, zone: 'inner' };
    case 'SCAVENGE':
    case 'FARM':
      return { tile: move.tile, zone: 'whole' };
    case 'RECLAIM': {
      const tile = tileAt(state, move.tile);
      return tile && { tile: move.tile, zone: zoneOfClaim(tile) };
    }
    default:
      return null;
  }
}

/** The tile that a spot lies on; null for a border. */
export function tileOfSpot(spot: Spot): HexKey | null {
  return spot.kind === 'border' ? null : spot.tile;
}

/** The zone that somebody points at who means those who stand there. */
export function placeOf(spot: Spot, state: State): Place | null {
  switch (spot.kind) {
    case 'group':
      return spot.seat === activeSeat(state) ? { tile: spot.tile, zone: spot.zone } : null;
    case 'ground':
      return spot.ground === 'fog' ? null : { tile: spot.tile, zone: spot.ground };
    default:
      return null;
  }
}

export function isAt(place: Place | null, other: Place | null): boolean {
  return place !== null && other !== null && place.tile === other.tile && place.zone === other.zone;
}

/** The inside of a building: its ground, its zombies, and whoever stands there. */
function isInside(spot: Spot, tile: HexKey): boolean {
  if (tileOfSpot(spot) !== tile) return false;
  if (spot.kind === 'ground') return spot.ground === 'inner';
  return spot.kind === 'zombies' || (spot.kind === 'group' && spot.zone === 'inner');
}

function isGround(spot: Spot, tile: HexKey, zone: Zone): boolean {
  return spot.kind === 'ground' && spot.tile === tile && spot.ground === zone;
}

function isRival(spot: Spot, { tile, zone }: Place, seat: SeatId): boolean {
  return spot.kind === 'group' && spot.tile === tile && spot.zone === zone && spot.seat === seat;
}

/** Whether a move is aimed at what was pointed at. */
function isAimedAt(move: Move, spot: Spot, state: State): boolean {
  switch (move.type) {
    case 'MOVE':
    case 'WITHDRAW':
      return tileOfSpot(spot) === move.to;
    case 'ENTER':
      return isInside(spot, move.tile);
    case 'EXIT':
      return isGround(spot, move.tile, 'outer');
    case 'RECLAIM':
      return spot.kind === 'number' && spot.tile === move.tile && spot.number === 'claim';
    case 'SCAVENGE':
      return spot.kind === 'loot' && spot.tile === move.tile;
    case 'TEAR_DOWN':
      return spot.kind === 'border' && spot.edge === edgeBetween(move.tile, move.toward);
    case 'BUILD_FENCE':
      return spot.kind === 'border' && spot.edge === move.edge;
    case 'PLACE_SETUP_FENCE':
      return isSideOf(spot, move.edge, state);
    case 'ATTACK_HERE':
      return isRival(spot, move, move.team);
    case 'ATTACK':
      return state.arrival !== null && isRival(spot, state.arrival, move.team);
    case 'FIGHT_ROUND':
      return state.fight !== null && spot.kind === 'zombies' && spot.tile === state.fight.tile;
    case 'PRESS_ON':
      return state.attack !== null && isRival(spot, state.attack, state.attack.defender);
    default:
      return false;
  }
}

/** A border, or the tile beyond it as seen from the base. */
function isSideOf(spot: Spot, edge: string, state: State): boolean {
  if (spot.kind === 'border') return spot.edge === edge;
  const home = state.teams[state.turn]?.home ?? null;
  const tile = tileOfSpot(spot);
  return tile !== null && tile !== home && edge.split('|').includes(tile);
}

function begunAt(moves: readonly Move[], spot: Spot, state: State): readonly Move[] {
  const place = placeOf(spot, state);
  return place ? moves.filter((move) => isAt(sourceOf(move, state), place)) : [];
}

function aimedAt(moves: readonly Move[], spot: Spot, state: State): readonly Move[] {
  return moves.filter((move) => isAimedAt(move, spot, state));
}

/**
 * The moves that fit what was pointed at: first who makes them, then what they are aimed at; a single thing that nobody stands at
 * is an aim.
 */
export function meantBy(moves: readonly Move[], picks: readonly Spot[], state: State): readonly Move[] {
  const [first, second] = picks;
  if (!first) return moves;
  const begun = begunAt(moves, first, state);
  if (second) return aimedAt(begun, second, state);
  return begun.length > 0 ? begun : aimedAt(moves, first, state);
}

/** Whether somebody who can act stands where was pointed at. */
export function isSource(moves: readonly Move[], spot: Spot, state: State): boolean {
  return begunAt(moves, spot, state).length > 0;
}

/** Where those come to stand who walk to a tile. */
export function arrivalZone(state: State, place: HexKey): Zone {
  const tile = tileAt(state, place);
  return tile ? zoneOutside(tile) : 'outer';
}
