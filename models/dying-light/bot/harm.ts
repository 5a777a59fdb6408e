/** What harm is worth avoiding, in the unit of all bot scores: about one die of progress (section 11.1). */
import { riskOdds } from '../odds';
import { preventingGear } from '../rules/gear';
import type { Runner } from '../state';

/** Heavy Wounds that end the game for everybody (DL-WND-03). */
const FATAL = 4;
const ELIMINATED = 40;
/** A die that is gone for two Rounds. */
export const FATIGUE_HARM = 1.1;
/** One step of a Gear token. */
export const GEAR_HARM = 0.6;
const EXPOSURE_HARM = 0.7;
const CHASE_HARM = 1.6;
const SPAWN_HARM = 0.6;
const LIGHT_WOUND_HARM = 0.9;
/**
 * Harm of a threat that looks sure to eliminate, for each companion who brings the errand on while one keeps out of its
 * way, and the share of what a Runner can still take from which it counts. Alone one has no time for it.
 */
const LETHAL_HARM = 7;
const LETHAL_FROM = 0.4;

/** What one expected Wound is worth to a Runner: the more it has, the more. */
export function woundWeight({ heavyWounds, lightWound }: Runner): number {
  return 1.5 * (0.8 + 0.35 * heavyWounds.length + (lightWound ? 0.15 : 0));
}

/** Wounds that a Runner can still take; with the last one the game is lost for everybody (DL-WND-03). */
export function woundsLeft({ heavyWounds, lightWound }: Runner): number {
  return 2 * (FATAL - heavyWounds.length) - (lightWound ? 1 : 0);
}

/**
 * What so many expected Wounds are worth avoiding: each one something, and more once they may eliminate.
 * @param companions the other Runners of the team
 */
export function threatHarm(runner: Runner, wounds: number, companions: number): number {
  const lethal = wounds / woundsLeft(runner) - LETHAL_FROM;
  return woundWeight(runner) * wounds + LETHAL_HARM * companions * Math.min(1, Math.max(0, lethal));
}

/** What it costs to take so many Wounds at once: Light, Heavy, Light ... and with the fourth Heavy one the game. */
export function woundsHarm(runner: Runner, wounds: number): number {
  let heavy = runner.heavyWounds.length;
  let light = runner.lightWound !== null;
  let harm = 0;
  for (let taken = 0; taken < wounds; taken++) {
    if (light) heavy += 1;
    harm += light ? 1.2 + 0.7 * heavy : LIGHT_WOUND_HARM;
    if (light && heavy >= FATAL) return harm + ELIMINATED;
    light = !light;
  }
  return harm;
}

/** What the next Exposure result is worth avoiding: a Chase for whoever has the token (DL-CHASE-01). */
export function exposureHarm(runner: Runner): number {
  return runner.exposureToken ? CHASE_HARM : EXPOSURE_HARM;
}

/** What a Risk roll of so many dice is expected to cost. */
export function riskHarm(runner: Runner, dice: number): number {
  if (dice <= 0) return 0;
  const wound = 1.5 * (0.7 + 0.25 * runner.heavyWounds.length);
  const armour = preventingGear(runner, 'armor').length > 0;
  const harm =
    (armour ? Math.min(wound, 0.8) : wound) + exposureHarm(runner) + SPAWN_HARM + 0.35 * FATIGUE_HARM;
  return riskOdds(dice).symbol * harm;
}
