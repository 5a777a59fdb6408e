import { changesBy } from '../../../../motion/changes';
import type { Motion, ShownEntry } from '../../motions';
import type { SceneModel } from '../scene-model';
import { settled } from './change';
import { EQUIPMENT } from './equipment';
import { FIGHTS } from './fights';
import { HORDE } from './horde';
import { strikeAfter } from './strikes';
import { TURNS } from './turns';

const changed = changesBy<SceneModel, ShownEntry>({ ...TURNS, ...EQUIPMENT, ...FIGHTS, ...HORDE });

/** The table after a motion. Between two states only: when all motions are over the state itself is shown. */
export function applyMotion(scene: SceneModel, motion: Motion): SceneModel {
  const strike = strikeAfter(scene, motion);
  const before = { ...settled(scene), strike, splash: null, standoff: false };
  // What the die changed is seen since it was thrown.
  return motion.stage === 'blow' ? before : changed(before, motion.entry);
}
