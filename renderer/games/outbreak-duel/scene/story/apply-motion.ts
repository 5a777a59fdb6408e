import type { Motion, ShownEntry, ShownType } from '../../motions';
import type { SceneModel } from '../scene-model';
import { type Changes, settled } from './change';
import { EQUIPMENT } from './equipment';
import { FIGHTS } from './fights';
import { HORDE } from './horde';
import { strikeAfter } from './strikes';
import { TURNS } from './turns';

const CHANGES: Changes = { ...TURNS, ...EQUIPMENT, ...FIGHTS, ...HORDE };

function changed<T extends ShownType>(
  scene: SceneModel,
  entry: Extract<ShownEntry, { type: T }>,
): SceneModel {
  const change = CHANGES[entry.type as T] as (scene: SceneModel, entry: ShownEntry) => SceneModel;
  return change(scene, entry);
}

/** The table after a motion. Between two states only: when all motions are over the state itself is shown. */
export function applyMotion(scene: SceneModel, motion: Motion): SceneModel {
  const strike = strikeAfter(scene, motion);
  const before = { ...settled(scene), strike, splash: null, standoff: false };
  // What the die changed is seen since it was thrown.
  return motion.stage === 'blow' ? before : changed(before, motion.entry);
}
