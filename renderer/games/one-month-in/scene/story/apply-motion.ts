import { changesBy } from '../../../../motion/changes';
import type { Motion, ShownEntry } from '../../motions';
import { NOTHING_PASSING, type SceneModel } from '../scene-model';
import { diceThrown, FIGHTS } from './fights';
import { LAND } from './land';
import { TURNS } from './turns';
import { WALKS } from './walks';

const changed = changesBy<SceneModel, ShownEntry>({ ...TURNS, ...WALKS, ...LAND, ...FIGHTS });

/** The table after a motion. Between two states only: when all motions are over the state itself is shown. */
export function applyMotion(scene: SceneModel, { entry, stage }: Motion): SceneModel {
  const before = { ...scene, ...NOTHING_PASSING };
  return stage === 'dice' ? diceThrown(before, entry) : changed(before, entry);
}
