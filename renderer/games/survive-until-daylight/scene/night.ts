/** The light of the night, round by round, as the keys of a swing: midnight, first light, red dawn, sunrise. */
import { Color } from 'three';
import type { Daylight } from '../../../table/light/daylight';
import type { SceneModel } from './scene-model';

export interface NightLight extends Daylight {
  /** The sky behind the street, at its top and over the roofs. */
  readonly zenith: Color;
  readonly horizon: Color;
  /** How far the sun has come up, 0 to 1. */
  readonly sun: number;
  readonly stars: number;
}

/** Colours and strengths at one time of the night. Azimuth from south towards east and height of the key light. */
interface Moment {
  readonly key: string;
  readonly keyStrength: number;
  readonly azimuth: number;
  readonly height: number;
  readonly sky: string;
  readonly ground: string;
  readonly fill: number;
  readonly rim: string;
  readonly rimStrength: number;
  readonly lamps: number;
  readonly haze: string;
  readonly zenith: string;
  readonly horizon: string;
  readonly sun: number;
  readonly stars: number;
}

const MIDNIGHT: Moment = {
  key: '#b3c2f0',
  keyStrength: 2,
  azimuth: 0.6,
  height: 1.05,
  sky: '#7c86ad',
  ground: '#4a4048',
  fill: 1.6,
  rim: '#7f9cff',
  rimStrength: 0.9,
  lamps: 1,
  haze: '#131a3a',
  zenith: '#060a22',
  horizon: '#16265c',
  sun: 0,
  stars: 1,
};
const SMALL_HOURS: Moment = {
  ...MIDNIGHT,
  key: '#b9c3ee',
  keyStrength: 2.05,
  sky: '#858bb0',
  fill: 1.65,
  zenith: '#0a1233',
  horizon: '#2a3b7c',
  stars: 0.8,
};
const BEFORE_DAWN: Moment = {
  ...SMALL_HOURS,
  key: '#c4c4ea',
  sky: '#8f8fb4',
  ground: '#4f4450',
  haze: '#262a55',
  zenith: '#141f4c',
  horizon: '#5c5f9e',
  stars: 0.45,
};
const FIRST_LIGHT: Moment = {
  key: '#e6cdd0',
  keyStrength: 2.6,
  azimuth: 0.5,
  height: 0.8,
  sky: '#a09cc0',
  ground: '#66525a',
  fill: 1.9,
  rim: '#ffb59a',
  rimStrength: 1.2,
  lamps: 0.7,
  haze: '#4a3f66',
  zenith: '#2b3a72',
  horizon: '#e09a7c',
  sun: 0.28,
  stars: 0.1,
};
const RED_DAWN: Moment = {
  key: '#ffa27c',
  keyStrength: 2.8,
  azimuth: 1.1,
  height: 0.6,
  sky: '#b4899a',
  ground: '#5c3a3a',
  fill: 1.8,
  rim: '#ff7650',
  rimStrength: 1.1,
  lamps: 0.5,
  haze: '#4a2830',
  zenith: '#3a1a2c',
  horizon: '#d2402a',
  sun: 0.62,
  stars: 0,
};
const SUNRISE: Moment = {
  key: '#ffd9a0',
  keyStrength: 5,
  azimuth: 1.25,
  height: 0.7,
  sky: '#a9c2ee',
  ground: '#8a6a4c',
  fill: 2.4,
  rim: '#ffcf94',
  rimStrength: 1.6,
  lamps: 0,
  haze: '#7a6a62',
  zenith: '#5a9ad8',
  horizon: '#ffd592',
  sun: 1,
  stars: 0,
};

/** Times of the night on the scale of the swing; the light takes four seconds for 1. */
const TIMES: readonly (readonly [dusk: number, moment: Moment])[] = [
  [0, MIDNIGHT],
  [1, SMALL_HOURS],
  [1.75, BEFORE_DAWN],
  [2.5, FIRST_LIGHT],
  [3, RED_DAWN],
  [3.6, SUNRISE],
];
const ROUND_STEP = 0.5;
const OVERTIME = 3;
const MORNING = 3.6;

const mix = (from: number, to: number, share: number) => from + (to - from) * share;
const blend = (from: string, to: string, share: number) => new Color(from).lerp(new Color(to), share);

function between(a: Moment, b: Moment, share: number): NightLight {
  const azimuth = mix(a.azimuth, b.azimuth, share);
  return {
    key: blend(a.key, b.key, share),
    keyStrength: mix(a.keyStrength, b.keyStrength, share),
    from: [Math.sin(azimuth), mix(a.height, b.height, share), Math.cos(azimuth)],
    sky: blend(a.sky, b.sky, share),
    ground: blend(a.ground, b.ground, share),
    fill: mix(a.fill, b.fill, share),
    rim: blend(a.rim, b.rim, share),
    rimStrength: mix(a.rimStrength, b.rimStrength, share),
    lamps: mix(a.lamps, b.lamps, share),
    background: blend(a.zenith, b.zenith, share),
    haze: blend(a.haze, b.haze, share),
    zenith: blend(a.zenith, b.zenith, share),
    horizon: blend(a.horizon, b.horizon, share),
    sun: mix(a.sun, b.sun, share),
    stars: mix(a.stars, b.stars, share),
  };
}

/** The light at a time of the night, see `duskOf`. */
export function nightLight(dusk: number): NightLight {
  const after = Math.max(
    1,
    TIMES.findIndex(([time]) => time >= dusk),
  );
  const [from, a] = TIMES[after - 1] ?? [0, MIDNIGHT];
  const [to, b] = TIMES[after] ?? [1, SUNRISE];
  return between(a, b, Math.min(1, Math.max(0, (dusk - from) / (to - from))));
}

/** What time of the night it is: six rounds from midnight to first light, then a dawn stuck behind clouds, sunrise when all live (SD-END-02). */
export function duskOf({
  round,
  overtime,
  outcome,
}: Pick<SceneModel, 'round' | 'overtime' | 'outcome'>): number {
  if (outcome === 'win') return MORNING;
  return overtime ? OVERTIME : (round - 1) * ROUND_STEP;
}
