import { FATAL_HEAVY_WOUND } from '../../../../models/dying-light/content/board';
import { areaOf, zonesOf } from '../../../../models/dying-light/map';
import type { Runner, State } from '../../../../models/dying-light/state';
import { isWon } from '../../../../models/kernel/outcome';
import type { Ending } from '../../../table/camera/close-view';
import { type Place, standingAt } from '../../../table/camera/view';
import { cornersOfZone } from '../layout/whole';
import { runnerPose } from './poses';

/** High enough to see who stands in a street behind a roof. */
const PITCH = 0.88;
/** What is seen around a Runner, and over the head. */
const AROUND = 1.3;
const HEADS = 2.1;

function placesOf({ id, zone }: Pick<Runner, 'id' | 'zone'>): readonly Place[] {
  const { x, y, z } = runnerPose(id, zone);
  return standingAt([x, y, z], AROUND, HEADS);
}

/** What the end of a game looks like: the Runners who got through, or the one who fell among those who were there. */
export function endingOf({ outcome, runners }: Pick<State, 'outcome' | 'runners'>): Ending | null {
  if (!outcome) return null;
  if (isWon(outcome)) return { places: runners.flatMap(placesOf), pitch: PITCH };
  const fallen = runners.find(({ heavyWounds }) => heavyWounds.length >= FATAL_HEAVY_WOUND);
  if (!fallen) return null;
  return {
    places: [...placesOf(fallen), ...zonesOf(areaOf(fallen.zone)).flatMap(cornersOfZone)],
    pitch: PITCH,
  };
}
