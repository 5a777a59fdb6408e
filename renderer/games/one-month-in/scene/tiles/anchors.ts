/** Where on a tile pieces stand that are not the same on every tile. */
import ANCHORS from '../../../../../assets/models/one-month-in/tiles/anchors.json';
import type { TileId } from '../../../../../models/one-month-in/ids';
import { INSIDE, insideRegion, type Region } from '../../layout';

type Spot3 = readonly [x: number, y: number, z: number];

export interface Anchors {
  /** Height of the floor on which those inside stand: raised, so that they can be seen over the walls. */
  readonly deck: number;
  readonly inside: Readonly<Record<'all' | 'west' | 'east', Region>>;
  /** Foot of the flag. */
  readonly flag: Spot3;
  /** Where the number of zombies floats. */
  readonly count: Spot3;
  /** Foot of the door in the wall that faces south; null where there are no walls. */
  readonly door: Spot3 | null;
}

interface Written {
  readonly flag: readonly number[];
  readonly slots: readonly (readonly number[])[];
  readonly deck: number;
  readonly count: readonly number[];
  readonly open: boolean;
}

/** Models say where zombies may stand; beyond these places there is about so much floor. */
const MARGIN = { x: 0.2, z: 0.22 } as const;

function spot([x = 0, y = 0, z = 0]: readonly number[]): Spot3 {
  return [x, y, z];
}

/** The room around the places of a model, whole and in halves. */
function insideOf(slots: Written['slots']): Anchors['inside'] {
  if (slots.length === 0) return INSIDE;
  const [xs, zs] = [slots.map(([x = 0]) => x), slots.map(([, z = 0]) => z)];
  const [west, east] = [Math.min(...xs) - MARGIN.x, Math.max(...xs) + MARGIN.x];
  const [north, south] = [Math.min(...zs) - MARGIN.z, Math.max(...zs) + MARGIN.z];
  const middle = (west + east) / 2;
  return {
    all: insideRegion(west, east, north, south),
    west: insideRegion(west, middle, north, south),
    east: insideRegion(middle, east, north, south),
  };
}

function read({ flag, slots, deck, count, open }: Written): Anchors {
  const inside = insideOf(slots);
  const { heart, south } = inside.all;
  return {
    deck,
    flag: spot(flag),
    count: spot(count),
    inside,
    door: open ? null : [heart.x, 0, south],
  };
}

const KNOWN = new Map(
  Object.entries(ANCHORS as Readonly<Record<string, Written>>).map(([id, one]) => [id, read(one)]),
);
const PLAIN: Anchors = {
  deck: 0,
  inside: INSIDE,
  flag: [0.8, 0, -0.3],
  count: [-0.5, 1.25, -0.4],
  door: null,
};

export function anchorsOf(id: TileId): Anchors {
  return KNOWN.get(id) ?? PLAIN;
}
