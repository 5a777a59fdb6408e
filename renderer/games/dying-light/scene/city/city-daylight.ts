import { Color } from 'three';
import { between, type Daylight, type TimeOfDay } from '../../../../table/light/daylight';

/** A warm low sun, a wide cool sky, and what streets throw back. */
const DAY: TimeOfDay = {
  key: new Color('#ffe2b4'),
  keyStrength: 5.8,
  azimuth: -1.15,
  height: 0.78,
  sky: new Color('#cfe0ff'),
  ground: new Color('#9a8468'),
  fill: 3.1,
  rim: new Color('#ffe6c4'),
  rimStrength: 0.7,
  background: new Color('#0d0805'),
  haze: new Color('#b9b2a4'),
};
/** A moon that leaves the streets to the lamps. */
const NIGHT: TimeOfDay = {
  key: new Color('#a3b9f7'),
  keyStrength: 1.9,
  azimuth: 0.7,
  height: 0.95,
  sky: new Color('#5f6fa6'),
  ground: new Color('#35253a'),
  fill: 1.7,
  rim: new Color('#9fb4ff'),
  rimStrength: 0.6,
  background: new Color('#020205'),
  haze: new Color('#1b2348'),
};

/** The light over the city: 0 by day, 1 by night. */
export function cityDaylight(dusk: number): Daylight {
  return between(DAY, NIGHT, dusk);
}
