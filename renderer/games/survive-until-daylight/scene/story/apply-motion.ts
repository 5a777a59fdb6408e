import type { Motion, ShownEntry, ShownType } from '../../motions';
import type { SceneModel } from '../scene-model';
import type { Changes } from './change';
import { COMBAT } from './combat';
import { ENEMIES } from './enemies';
import { SEARCH } from './search';
import { TRADE } from './trade';

const CHANGES: Changes = { ...SEARCH, ...TRADE, ...COMBAT, ...ENEMIES };

function changed<T extends ShownType>(
  scene: SceneModel,
  entry: Extract<ShownEntry, { type: T }>,
): SceneModel {
  const change = CHANGES[entry.type as T] as (scene: SceneModel, entry: ShownEntry) => SceneModel;
  return change(scene, entry);
}

/** The table after a motion. Between two states only: when all motions are over the state itself is shown. */
export function applyMotion(scene: SceneModel, { entry }: Motion): SceneModel {
  return changed({ ...scene, deciding: null, origins: {}, departures: [], blow: null }, entry);
}
