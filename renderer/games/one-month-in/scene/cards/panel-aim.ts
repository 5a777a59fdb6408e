/** The panel of a team, as a point of the table that lies in front of it for whoever looks. */
import { type Camera, Vector3 } from 'three';
import type { SeatId } from '../../../../../models/kernel/types';
import type { Aim3 } from './found-pose';

/** Cells from the eye. */
const AWAY = 9;

interface Window {
  readonly width: number;
  readonly height: number;
}

/** Where the interface shows the team, in pixels; null where it is not shown. */
function panelOf(seat: SeatId): DOMRect | null {
  return document.querySelector(`.team-panel[data-seat="${seat}"]`)?.getBoundingClientRect() ?? null;
}

export function panelAim(seat: SeatId, camera: Camera, { width, height }: Window): Aim3 | null {
  const panel = panelOf(seat);
  if (!panel) return null;
  const [x, y] = [panel.left + panel.width / 2, panel.top + panel.height / 2];
  const far = new Vector3((x / width) * 2 - 1, 1 - (y / height) * 2, 0.5).unproject(camera);
  const { position } = camera;
  return far.sub(position).setLength(AWAY).add(position);
}
