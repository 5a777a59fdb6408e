/** The light over the street: it is always night, with lamps. */
import { Color } from 'three';
import type { Daylight } from '../../../table/light/daylight';

const NIGHT: Daylight = {
  key: new Color('#dfe4ff'),
  keyStrength: 2.5,
  from: [-0.5, 1, 0.5],
  sky: new Color('#b9bedd'),
  ground: new Color('#5a4048'),
  fill: 2.5,
  rim: new Color('#ff9a5a'),
  rimStrength: 1.5,
  lamps: 1,
  background: new Color('#05060c'),
  haze: new Color('#141a33'),
};

/** The key light comes from behind whoever looks, from the left. @param yaw of the camera at home */
export function nightLight(yaw: number): Daylight {
  const [sin, cos] = [Math.sin(yaw), Math.cos(yaw)];
  const [x, , z] = [-0.5, 0, 0.5];
  return { ...NIGHT, from: [x * cos + z * sin, 1, z * cos - x * sin] };
}
