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

/** The light of one time of day; the key light comes from an azimuth in radians from south towards east, and a height. */
export interface TimeOfDay extends Omit<Daylight, 'from' | 'lamps'> {
  readonly azimuth: number;
  readonly height: number;
}

const DAY: TimeOfDay = {
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
const NIGHT: TimeOfDay = {
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

/** The light between a day and a night: 0 by day, 1 by night; it swings across the table in between. */
export function between(day: TimeOfDay, night: TimeOfDay, dusk: number): Daylight {
  const low = Math.sin(dusk * Math.PI);
  const azimuth = mix(day.azimuth, night.azimuth, dusk);
  const height = mix(day.height, night.height, dusk) - 0.45 * low;
  return {
    key: day.key
      .clone()
      .lerp(night.key, dusk)
      .lerp(AFTERGLOW, 0.45 * low),
    keyStrength: mix(day.keyStrength, night.keyStrength, dusk) * (1 - 0.4 * low),
    from: [Math.sin(azimuth), Math.max(0.2, height), Math.cos(azimuth)],
    sky: day.sky.clone().lerp(night.sky, dusk),
    ground: day.ground.clone().lerp(night.ground, dusk),
    fill: mix(day.fill, night.fill, dusk),
    rim: day.rim
      .clone()
      .lerp(night.rim, dusk)
      .lerp(AFTERGLOW, 0.45 * low),
    rimStrength: mix(day.rimStrength, night.rimStrength, dusk),
    lamps: smooth((dusk - LAMPS_ON) / (1 - LAMPS_ON)),
    background: day.background.clone().lerp(night.background, dusk),
    haze: day.haze.clone().lerp(night.haze, dusk),
  };
}

/** @param dusk 0 by day, 1 by night */
export function daylightAt(dusk: number): Daylight {
  return between(DAY, NIGHT, dusk);
}
