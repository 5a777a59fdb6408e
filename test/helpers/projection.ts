/** Where the table lies on a window, by the projection of three.js itself, and how much of it. */
import { PerspectiveCamera, Vector3 } from 'three';
import type { Lens, Place, View } from '../../renderer/table/camera/view';

export interface Pixel {
  readonly x: number;
  readonly y: number;
}

/** A camera with this view through this lens. */
export function cameraOf({ angle, width, height, safe }: Lens, view: View): PerspectiveCamera {
  const { x, z, yaw, pitch, distance } = view;
  const camera = new PerspectiveCamera((angle * 180) / Math.PI, width / height, 1, 200);
  const [right, down] = [(safe.right - safe.left) / 2, (safe.bottom - safe.top) / 2];
  camera.setViewOffset(width, height, right, down, width, height);
  const away = Math.cos(pitch) * distance;
  camera.position.set(x + Math.sin(yaw) * away, Math.sin(pitch) * distance, z + Math.cos(yaw) * away);
  camera.lookAt(x, 0, z);
  camera.updateMatrixWorld();
  return camera;
}

/** Where a place of the table is seen. */
export function pixelOf(camera: PerspectiveCamera, { width, height }: Lens, place: Place): Pixel {
  const seen = new Vector3(...place).project(camera);
  return { x: ((seen.x + 1) / 2) * width, y: ((1 - seen.y) / 2) * height };
}

/** The place of the table top that is seen at a pixel. */
export function groundAt(camera: PerspectiveCamera, { width, height }: Lens, { x, y }: Pixel): Vector3 {
  const ray = new Vector3((2 * x) / width - 1, 1 - (2 * y) / height, 0.5)
    .unproject(camera)
    .sub(camera.position);
  return camera.position.clone().addScaledVector(ray, -camera.position.y / ray.y);
}

function turn(a: Pixel, b: Pixel, c: Pixel): number {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

function chain(pixels: readonly Pixel[]): readonly Pixel[] {
  const kept: Pixel[] = [];
  for (const pixel of pixels) {
    for (;;) {
      const [last, before] = [kept.at(-1), kept.at(-2)];
      if (!last || !before || turn(before, last, pixel) > 0) break;
      kept.pop();
    }
    kept.push(pixel);
  }
  return kept.slice(0, -1);
}

/** Area within the outline of pixels, in pixels; what lies outside the window is left out. */
export function outlineArea({ width, height }: Lens, pixels: readonly Pixel[]): number {
  const within = (value: number, most: number) => Math.min(most, Math.max(0, value));
  const sorted = pixels
    .map(({ x, y }) => ({ x: within(x, width), y: within(y, height) }))
    .toSorted((a, b) => a.x - b.x || a.y - b.y);
  const outline = [...chain(sorted), ...chain(sorted.toReversed())];
  const doubled = outline.reduce((sum, { x, y }, index) => {
    const next = outline[(index + 1) % outline.length] ?? { x, y };
    return sum + x * next.y - y * next.x;
  }, 0);
  return Math.abs(doubled) / 2;
}
