import type { Motion, ShownEntry, ShownType } from '../../motions';
import { NOTHING_PASSING, type SceneModel } from '../scene-model';
import type { Changes } from './change';
import { diceThrown, FIGHTS } from './fights';
import { LAND } from './land';
import { TURNS } from './turns';
import { WALKS } from './walks';

const CHANGES: Changes = { ...TURNS, ...WALKS, ...LAND, ...FIGHTS };

function changed<T extends ShownType>(
  scene: SceneModel,
  entry: Extract<ShownEntry, { type: T }>,
): SceneModel {
  const change = CHANGES[entry.type as T] as (scene: SceneModel, entry: ShownEntry) => SceneModel;
  return change(scene, entry);
}

/** The table after a motion. Between two states only: when all motions are over the state itself is shown. */
export function applyMotion(scene: SceneModel, { entry, stage }: Motion): SceneModel {
  const before = { ...scene, ...NOTHING_PASSING };
  return stage === 'dice' ? diceThrown(before, entry) : changed(before, entry);
}
