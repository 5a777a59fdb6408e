import type { View } from './view';

/** Seconds in which the camera comes to rest, and how far aside (radians) and away (share) it begins. */
export const DRIFT_SECONDS = 18;
const ASIDE = 0.16;
const AWAY = 0.07;

/**
 * Where a camera is that comes slowly to rest at a view: it begins a little aside and away.
 * @param seconds since it began; from `DRIFT_SECONDS` on it rests
 */
export function driftTo(view: View, seconds: number): View {
  const left = (1 - Math.min(1, Math.max(0, seconds) / DRIFT_SECONDS)) ** 2;
  return { ...view, yaw: view.yaw + ASIDE * left, distance: view.distance * (1 + AWAY * left) };
}

/** Where the eye of a view is. */
export function eyeOf({ x, z, yaw, pitch, distance }: View): readonly [x: number, y: number, z: number] {
  const flat = Math.cos(pitch) * distance;
  return [x + Math.sin(yaw) * flat, Math.sin(pitch) * distance, z + Math.cos(yaw) * flat];
}
