import type { HexKey } from '../../../../../models/kernel/hex';
import type { SeatId } from '../../../../../models/kernel/types';
import type { EntryOf } from '../../../../../models/one-month-in/entries';
import type { SceneModel, Stop } from '../scene-model';
import { type Changes, onTile, outsideOf, walked } from './change';

const inside = (tile: HexKey): Stop => ({ tile, zone: 'inner' });
const outside = (tile: HexKey): Stop => ({ tile, zone: 'outer' });

/** Over a border. Into the fog they go when it has lifted, so they stand outside of what will be there. */
function moved(scene: SceneModel, seat: SeatId, from: HexKey, to: HexKey, count: number): SceneModel {
  return walked(scene, seat, [outsideOf(scene, from), outsideOf(scene, to)], count, true);
}

/** A door behind which nobody waits only opens. */
function wentInside(scene: SceneModel, { seat, tile, count, zombies }: EntryOf<'went-inside'>): SceneModel {
  const next = walked(scene, seat, [outside(tile), inside(tile)], count, true);
  return zombies > 0 ? { ...next, door: { tile, how: 'burst' } } : next;
}

/** What going about shows. */
export const WALKS = {
  moved: (scene, { seat, from, to, count }) => moved(scene, seat, from, to, count),
  'fog-lifted': (scene, { tile, id, zombies }) => ({
    ...onTile(scene, tile, () => ({ id, zombies, status: 'wild' })),
    turned: tile,
  }),
  'went-inside': wentInside,
  'went-outside': (scene, { seat, tile, count }) =>
    walked(scene, seat, [inside(tile), outside(tile)], count, true),
} satisfies Partial<Changes>;
