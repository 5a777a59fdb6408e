/** Where things on a table lie on a window that the camera shows its whole in, without drawing anything. */
import { PerspectiveCamera, Vector3 } from 'three';
import { safeAreaOf } from '../../renderer/app/safe-area';
import { type Place, wholeView } from '../../renderer/table/camera/view';
import type { Box } from './free-room';

const ANGLE = Math.PI / 6;

export interface SeenWindow {
  readonly width: number;
  readonly height: number;
  /** Size of an em in it at 100 %. */
  readonly em: number;
}

/** What panels leave of a window, in pixels. @param frame what they take at most, in ems */
export function freeFrame(
  { width, height, em }: SeenWindow,
  frame: Parameters<typeof safeAreaOf>[0]['frame'],
): Box {
  const { left, right, top, bottom } = safeAreaOf({ em, frame, coach: 0 }, true, false);
  return { left, top, right: width - right, bottom: height - bottom };
}

/** Puts places of a table on a window, in pixels from its upper left corner, as the camera does that shows its whole. */
export function projector(window: SeenWindow, free: Box, whole: readonly Place[], pitch: number) {
  const { width, height } = window;
  const safe = { left: free.left, right: width - free.right, top: free.top, bottom: height - free.bottom };
  const { x, z, distance } = wholeView({ angle: ANGLE, width, height, safe }, whole, pitch);
  const camera = new PerspectiveCamera((ANGLE * 180) / Math.PI, width / height, 1, 500);
  camera.setViewOffset(
    width,
    height,
    (safe.right - safe.left) / 2,
    (safe.bottom - safe.top) / 2,
    width,
    height,
  );
  camera.position.set(x, distance * Math.sin(pitch), z + distance * Math.cos(pitch));
  camera.lookAt(x, 0, z);
  camera.updateMatrixWorld();
  return (place: Place) => {
    const seen = new Vector3(...place).project(camera);
    return { x: ((seen.x + 1) / 2) * width, y: ((1 - seen.y) / 2) * height };
  };
}
