/** Which miniature is which. The rules only count survivors; the table must know who walks. */
import type { HexKey } from '../../../../../models/kernel/hex';
import type { SeatId } from '../../../../../models/kernel/types';
import type { Zone } from '../../../../../models/one-month-in/ids';
import { headcount } from '../../../../../models/one-month-in/rules/groups';
import { drawnOf } from '../../layout';
import type { SceneModel, Stop } from '../scene-model';

/** One miniature on the table. */
export interface Figure {
  readonly key: string;
  readonly seat: SeatId;
  readonly tile: HexKey;
  readonly zone: Zone;
  /** Where it has just come from, if it was not on the table as a miniature before. */
  readonly from: Stop | null;
  /** It has just come from another place. */
  readonly came: boolean;
}

type Want = Omit<Figure, 'key' | 'from' | 'came'>;

/** Every miniature that the groups ask for, one entry each. */
function wantedIn({ tiles }: SceneModel): readonly Want[] {
  return (Object.entries(tiles) as [HexKey, SceneModel['tiles'][HexKey]][]).flatMap(([tile, { groups }]) =>
    groups.flatMap(({ seat, zone, ap }) =>
      Array.from({ length: drawnOf(headcount(ap)) }, () => ({ seat, tile, zone })),
    ),
  );
}

/** Takes the first that fits out of a list. */
function take(figures: Figure[], fits: (figure: Figure) => boolean): Figure | null {
  const index = figures.findIndex(fits);
  return index < 0 ? null : (figures.splice(index, 1)[0] ?? null);
}

function freeKey(used: Set<string>, seat: SeatId): string {
  let number = 1;
  while (used.has(`${seat}:${number}`)) number++;
  const key = `${seat}:${number}`;
  used.add(key);
  return key;
}

function comesFrom({ walk }: SceneModel, { seat, tile, zone }: Want): Stop | null {
  const walks = walk?.seat === seat && walk.to.tile === tile && walk.to.zone === zone;
  return walks ? walk.from : null;
}

/**
 * Finds the miniatures for the groups of a scene: who is there stays, others come from where there are too many now, else out
 * of the box, or from a crowd that is drawn smaller than it is.
 */
export function trackCrowd(before: readonly Figure[], scene: SceneModel): readonly Figure[] {
  const free = [...before];
  const used = new Set(before.map(({ key }) => key));
  const kept: Figure[] = [];
  const open: Want[] = [];
  for (const want of wantedIn(scene)) {
    const { seat, tile, zone } = want;
    const same = take(free, (one) => one.seat === seat && one.tile === tile && one.zone === zone);
    if (same) kept.push({ ...same, from: null, came: false });
    else open.push(want);
  }
  const come = open.map((want): Figure => {
    const near = take(free, (one) => one.seat === want.seat && one.tile === want.tile);
    const other = near ?? take(free, (one) => one.seat === want.seat);
    if (other) return { ...want, key: other.key, from: null, came: true };
    const from = comesFrom(scene, want);
    return { ...want, key: freeKey(used, want.seat), from, came: from !== null };
  });
  return [...kept, ...come];
}
