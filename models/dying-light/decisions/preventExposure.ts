import { pushFrames } from '../play';
import { prevention } from './prevention';

/** Gear against the exposure of a Risk roll, also where it would be a Chase (DL-RISK-06, DL-GEAR-03). */
export const preventExposure = prevention('preventExposure', 'exposure', (play, runner) =>
  pushFrames(play, { type: 'exposureToken', runner }),
);
