import { Color } from 'three';
import { smooth } from '../../motion/easing';

/** The light over the table at one moment. */
export interface Daylight {
  readonly key: Color;
  readonly keyStrength: number;
  /** Direction from which the key light comes, from the middle of the table. */
  readonly from: readonly [number, number, number];
  readonly sky: Color;
  readonly ground: Color;
  readonly fill: number;
  /** Lamps, windows and signs: 0 off, 1 full. */
  readonly lamps: number;
  readonly background: Color;
}

const DAY = {
  // Azimuth in radians from south towards east.
  key: new Color('#ffd7a0'),
  keyStrength: 6.8,
  azimuth: -0.95,
  height: 0.62,
  sky: new Color('#b4c4e6'),
  ground: new Color('#6a513c'),
  fill: 2.4,
  background: new Color('#060403'),
};
const NIGHT = {
  key: new Color('#8fadff'),
  keyStrength: 4.1,
  azimuth: 0.7,
  height: 0.95,
  sky: new Color('#5468b0'),
  ground: new Color('#2a1f30'),
  fill: 2.6,
  background: new Color('#020205'),
};
/** Lamps come on in the second half of dusk. */
const LAMPS_ON = 0.45;

const mix = (from: number, to: number, share: number) => from + (to - from) * share;

/** @param dusk 0 by day, 1 by night; the light swings across the table in between */
export function daylightAt(dusk: number): Daylight {
  const azimuth = mix(DAY.azimuth, NIGHT.azimuth, dusk);
  const sunk = 0.45 * Math.sin(dusk * Math.PI);
  const height = mix(DAY.height, NIGHT.height, dusk) - sunk;
  return {
    key: DAY.key.clone().lerp(NIGHT.key, dusk),
    keyStrength: mix(DAY.keyStrength, NIGHT.keyStrength, dusk) * (1 - 0.5 * Math.sin(dusk * Math.PI)),
    from: [Math.sin(azimuth), Math.max(0.2, height), Math.cos(azimuth)],
    sky: DAY.sky.clone().lerp(NIGHT.sky, dusk),
    ground: DAY.ground.clone().lerp(NIGHT.ground, dusk),
    fill: mix(DAY.fill, NIGHT.fill, dusk),
    lamps: smooth((dusk - LAMPS_ON) / (1 - LAMPS_ON)),
    background: DAY.background.clone().lerp(NIGHT.background, dusk),
  };
}
