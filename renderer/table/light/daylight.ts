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
  /** Light from behind, opposite the key, that draws outlines. */
  readonly rim: Color;
  readonly rimStrength: number;
  /** Lamps, windows and signs: 0 off, 1 full. */
  readonly lamps: number;
  readonly background: Color;
  /** What the far end of the table fades into. */
  readonly haze: Color;
}

const DAY = {
  // Azimuth in radians from south towards east.
  key: new Color('#ffdcae'),
  keyStrength: 7.1,
  azimuth: -0.95,
  height: 0.88,
  sky: new Color('#bdd0f2'),
  ground: new Color('#8d7257'),
  fill: 4.1,
  rim: new Color('#ffb27a'),
  rimStrength: 1.5,
  background: new Color('#0d0805'),
  haze: new Color('#8a6d55'),
};
const NIGHT = {
  key: new Color('#a3b9f7'),
  keyStrength: 3.1,
  azimuth: 0.7,
  height: 0.95,
  sky: new Color('#5f6fa6'),
  ground: new Color('#35253a'),
  fill: 2.7,
  rim: new Color('#7f9cff'),
  rimStrength: 1.8,
  background: new Color('#020205'),
  haze: new Color('#1b2348'),
};
/** Lamps come on in the second half of dusk. */
const LAMPS_ON = 0.45;
/** How red the sinking sun is half-way. */
const AFTERGLOW = new Color('#ff6a38');

const mix = (from: number, to: number, share: number) => from + (to - from) * share;

/** @param dusk 0 by day, 1 by night; the light swings across the table in between */
export function daylightAt(dusk: number): Daylight {
  const low = Math.sin(dusk * Math.PI);
  const azimuth = mix(DAY.azimuth, NIGHT.azimuth, dusk);
  const height = mix(DAY.height, NIGHT.height, dusk) - 0.45 * low;
  return {
    key: DAY.key
      .clone()
      .lerp(NIGHT.key, dusk)
      .lerp(AFTERGLOW, 0.45 * low),
    keyStrength: mix(DAY.keyStrength, NIGHT.keyStrength, dusk) * (1 - 0.4 * low),
    from: [Math.sin(azimuth), Math.max(0.2, height), Math.cos(azimuth)],
    sky: DAY.sky.clone().lerp(NIGHT.sky, dusk),
    ground: DAY.ground.clone().lerp(NIGHT.ground, dusk),
    fill: mix(DAY.fill, NIGHT.fill, dusk),
    rim: DAY.rim
      .clone()
      .lerp(NIGHT.rim, dusk)
      .lerp(AFTERGLOW, 0.45 * low),
    rimStrength: mix(DAY.rimStrength, NIGHT.rimStrength, dusk),
    lamps: smooth((dusk - LAMPS_ON) / (1 - LAMPS_ON)),
    background: DAY.background.clone().lerp(NIGHT.background, dusk),
    haze: DAY.haze.clone().lerp(NIGHT.haze, dusk),
  };
}
