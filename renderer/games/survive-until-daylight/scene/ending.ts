import type { Ending } from '../../../table/camera/close-view';
import { type Place, standingAt } from '../../../table/camera/view';
import { lineSpot } from '../layout';
import { characterPose } from './poses';
import type { SceneModel } from './scene-model';

const PITCH = 0.5;
/** What is seen around whoever stands there, and over the head. */
const AROUND = 1.5;
const HEADS = 2.6;

function charactersOf(scene: SceneModel): readonly Place[] {
  return scene.seats.flatMap(({ seat }) => {
    const { x, y, z, grow } = characterPose(scene, seat, false);
    return standingAt([x, y, z], AROUND * grow, HEADS * grow);
  });
}

/** Those who still stand in the street. */
function lineOf({ line, seats }: SceneModel): readonly Place[] {
  return line.flatMap((_, index) => {
    const { x, y, z } = lineSpot(index, line.length, seats.length);
    return standingAt([x, y, z], AROUND, HEADS);
  });
}

/** What the end of a game looks like: the Survivors at daylight, or the line that they did not hold. */
export function endingOf(scene: SceneModel): Ending | null {
  if (scene.outcome === null) return null;
  const places = scene.outcome === 'win' ? charactersOf(scene) : lineOf(scene);
  return places.length === 0 ? null : { places, pitch: PITCH };
}
