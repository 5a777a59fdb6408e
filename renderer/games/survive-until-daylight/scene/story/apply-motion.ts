import { changesBy } from '../../../../motion/changes';
import type { Motion, ShownEntry } from '../../motions';
import type { SceneModel } from '../scene-model';
import { COMBAT } from './combat';
import { ENEMIES } from './enemies';
import { SEARCH } from './search';
import { TRADE } from './trade';

const changed = changesBy<SceneModel, ShownEntry>({ ...SEARCH, ...TRADE, ...COMBAT, ...ENEMIES });

/** The table after a motion. Between two states only: when all motions are over the state itself is shown. */
export function applyMotion(scene: SceneModel, { entry }: Motion): SceneModel {
  return changed({ ...scene, deciding: null, origins: {}, departures: [], blow: null }, entry);
}
