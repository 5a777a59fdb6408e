/** What the camera shows: the city with its roofs, or the part of it that a decision is about. */
import type { HexKey } from '../../../../models/kernel/hex';
import type { Subject } from '../../../table/camera/close-view';
import type { Place, SafeArea, Stage } from '../../../table/camera/view';
import { cityStage, cornersAround, hexSpot } from './hexes';
import { CORNER, MAP_MARGIN } from './measures';

/** Height of what stands on tiles, as far as the camera is to show it. */
const ROOFS = 1.1;

/** What the camera shows when it shows everything: the corners of all tiles, and roofs over the northern ones. */
export function cityOutline(tiles: readonly HexKey[]): readonly Place[] {
  const corners = tiles.flatMap((tile) => cornersAround(hexSpot(tile)));
  const north = Math.min(...corners.map(({ z }) => z));
  return corners.map(({ x, z }): Place => [x, z < north + CORNER ? ROOFS : 0, z]);
}

/** A tile with what stands on it. */
export function houseOutline(tile: HexKey): readonly Place[] {
  return cornersAround(hexSpot(tile)).flatMap(({ x, z }): readonly Place[] => [
    [x, 0, z],
    [x, ROOFS, z],
  ]);
}

/** Angles at which a wide and a deep city fill what the panels leave free, in radians. */
const PITCHES = { wide: 1.06, deep: 0.98 } as const;
/** Width to depth from which a city is wide. */
const WIDE = 1.3;

export function homePitch(tiles: readonly HexKey[]): number {
  const { west, east, north, south } = cityStage(tiles);
  return (east - west) / (south - north) > WIDE ? PITCHES.wide : PITCHES.deep;
}

/** Only a note lies in the dock of this game's desk: it takes so much of what it may take at the bottom. */
const NOTE_ONLY = 0.62;

/** What panels cover of the window in this game. */
export function aboveNote(safe: SafeArea): SafeArea {
  return { ...safe, bottom: safe.bottom * NOTE_ONLY };
}

/** The printed map on which all tiles lie: it goes on around the city. */
export function mapStage({ west, east, north, south }: Stage): Stage {
  return {
    west: west - MAP_MARGIN,
    east: east + MAP_MARGIN,
    north: north - MAP_MARGIN,
    south: south + MAP_MARGIN,
  };
}

const NEAR_PITCH = 0.82;
/** From so many cells away six who stand before a building are 48 pixels high in the smallest window. */
const NEAR_DISTANCE = 16;
/** Height of whoever decides over the ground: a roof may stand before them. */
const HEADROOM = 1;
/** As much of a tile around its middle is in sight at least. */
const HEART = 0.6;

/** What a decision is about that is made for those on a tile, and the tiles that it could lead to or that threaten. */
export function subjectOf(tile: HexKey, others: readonly HexKey[], city: Stage): Subject {
  const { x, z } = hexSpot(tile);
  const hearts = others.flatMap((other) => cornersAround(hexSpot(other), HEART));
  return {
    piece: [x, HEADROOM, z],
    places: hearts.map((corner): Place => [corner.x, 0, corner.z]),
    ground: mapStage(city),
    pitch: NEAR_PITCH,
    distance: NEAR_DISTANCE,
  };
}
