import { pushFrames } from '../play';
import { riskWound } from '../rules/risk';
import { prevention } from './prevention';

/** Gear against the Wound of a Risk roll (DL-RISK-07, DL-GEAR-03). */
export const preventWound = prevention('preventWound', 'armor', (play, runner) =>
  pushFrames(play, riskWound(runner)),
);
