/** The automatic steps of the chart under the names it calls them by: each one call into the rules. */
import { endActivation, gather, roll } from '../../models/dying-light/rules/activation';
import { drawActivation, shuffleActivation } from '../../models/dying-light/rules/activation-deck';
import {
  advanceMarker,
  clearLanterns,
  expireTokens,
  lossCheck,
  momentumCheck,
  roundEndOps,
  scenarioEvent,
  standUpAll,
  winCheck,
} from '../../models/dying-light/rules/end-phase';
import { rollAttack } from '../../models/dying-light/rules/enemy-attack';
import {
  finishArea,
  finishExposure,
  freezeExposure,
  moveStep,
  spawnStep,
} from '../../models/dying-light/rules/exposure';
import { drawExposure } from '../../models/dying-light/rules/exposure-draw';
import { startNightActivation } from '../../models/dying-light/rules/night';
import { startNightfall } from '../../models/dying-light/rules/nightfall';
import { startRound } from '../../models/dying-light/rules/round';
import { build } from '../../models/dying-light/setup';

export const STEPS = {
  build,
  startRound,
  gather,
  roll,
  endActivation,
  drawActivation,
  startNightActivation,
  freezeExposure,
  drawExposure,
  spawnStep,
  moveStep,
  rollAttack,
  finishArea,
  finishExposure,
  standUpAll,
  clearLanterns,
  momentumCheck,
  expireTokens,
  winCheck,
  lossCheck,
  advanceMarker,
  startNightfall,
  scenarioEvent,
  roundEndOps,
  shuffleActivation,
};

export type StepName = keyof typeof STEPS;
