import type { Motion } from '../../motions';
import type { SceneModel } from '../scene-model';

/** The table after a motion. Between two states only: when all motions are over the state itself is shown. */
export function applyMotion(scene: SceneModel, _motion: Motion): SceneModel {
  return scene;
}
