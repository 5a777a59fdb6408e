/** Points of the table that lie before the eye: where something is read, and in front of a panel of the interface. */
import { type Camera, Vector3 } from 'three';
import type { HexKey } from '../../../../../models/kernel/hex';
import type { SeatId } from '../../../../../models/kernel/types';
import { hexSpot } from '../../layout';
import type { Place, Showing } from './found-pose';

/** Cells from the eye at which a card is read; where the table is nearer, this share of the way to it. */
const READ_AT = { farthest: 15, nearest: 0.5 } as const;
/** Width of a card that is read, and half of its height, to the way from the eye: always the same on the window. */
const LARGE = { width: 0.15, half: 0.11 } as const;
/** It is read nearer to the middle of the window than its tile lies. */
const INWARDS = 0.6;

interface Window {
  readonly width: number;
  readonly height: number;
}

/** @param x from -1 to 1 across the window, as `y` from its bottom to its top */
function before(camera: Camera, x: number, y: number, away: number): Place {
  const { position } = camera;
  return new Vector3(x, y, 0.5).unproject(camera).sub(position).setLength(away).add(position);
}

/** Where a card of this tile is read, and how large it is there; a card is held by its lower edge. */
export function readingPlace(tile: HexKey, camera: Camera): Showing['read'] {
  const { x, z } = hexSpot(tile);
  const spot = new Vector3(x, 0, z);
  const away = Math.min(READ_AT.farthest, spot.distanceTo(camera.position) * READ_AT.nearest);
  const seen = spot.project(camera);
  const { x: across, y: high, z: deep } = before(camera, seen.x * INWARDS, seen.y * INWARDS, away);
  const edge = new Vector3(0, -LARGE.half * away, 0).applyQuaternion(camera.quaternion);
  return { x: across + edge.x, y: high + edge.y, z: deep + edge.z, width: LARGE.width * away };
}

/** Before the panel of a team; null where the interface shows none. */
export function panelPlace(seat: SeatId, camera: Camera, { width, height }: Window): Place | null {
  const panel = document.querySelector(`.team-panel[data-seat="${seat}"]`)?.getBoundingClientRect();
  if (!panel) return null;
  const [x, y] = [panel.left + panel.width / 2, panel.top + panel.height / 2];
  return before(camera, (x / width) * 2 - 1, 1 - (y / height) * 2, READ_AT.farthest);
}
