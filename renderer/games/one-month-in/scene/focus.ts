/** What the table of One Month In is looked at for: who can act and where that may lead, or what is happening. Pure. */
import { type HexKey, hexOf, keyOf, neighbours } from '../../../../models/kernel/hex';
import { hexSpot } from '../layout';
import type { ShownEntry } from '../motions';
import type { Spot } from '../spot';
import type { Highlight } from './marks';
import type { SceneModel, TileModel } from './scene-model';

/** What matters on the table, as tiles. */
export interface Attention {
  /** Where whoever decides stands, or where it happens. */
  readonly tile: HexKey;
  /** Where it may lead, and what threatens from beside it. */
  readonly others: readonly HexKey[];
  /** Another one is another thing to look at, however near it lies. */
  readonly key: string;
}

/** How far around a tile those are who are seen with it, in cells. */
const TOGETHER = 5;

const tilesOfEdge = (edge: string) => edge.split('|') as readonly HexKey[];

/** The tiles of a spot: both beside a border. */
function tilesOfSpot(spot: Spot): readonly HexKey[] {
  return spot.kind === 'border' ? tilesOfEdge(spot.edge) : [spot.tile];
}

/** Where an entry happens, last place first; nowhere for one of the whole table. */
function tilesOfEntry(entry: ShownEntry): readonly HexKey[] {
  if ('to' in entry) return [entry.to, entry.from];
  if ('edge' in entry) return tilesOfEdge(entry.edge);
  return 'tile' in entry ? [entry.tile] : [];
}

/** How many points those of a team have left on a tile. */
function pointsOn({ groups }: TileModel, seat: SceneModel['active']): number {
  return groups
    .filter((group) => group.seat === seat)
    .reduce((sum, { ap: [, one, two] }) => sum + one + 2 * two, 0);
}

/** Of a team's tiles the one around which most can be done; its base when nobody can do anything. */
function busiest({ tiles, teams, active }: SceneModel): HexKey | null {
  const places = Object.keys(tiles) as HexKey[];
  const points = new Map(places.map((place) => [place, pointsOn(tiles[place] as TileModel, active)]));
  const able = places.filter((place) => (points.get(place) ?? 0) > 0);
  const around = (place: HexKey) => {
    const { x, z } = hexSpot(place);
    const near = able.filter((other) => Math.hypot(hexSpot(other).x - x, hexSpot(other).z - z) < TOGETHER);
    return near.reduce((sum, other) => sum + (points.get(other) ?? 0), 0);
  };
  const [most] = able.toSorted((one, other) => around(other) - around(one));
  return most ?? teams.find(({ seat }) => seat === active)?.home ?? null;
}

/** Where those stand who are chosen. */
function chosenTile(marks: readonly Highlight[]): HexKey | undefined {
  return marks
    .filter(({ tone, spot }) => tone === 'chosen' && spot.kind === 'group')
    .flatMap(({ spot }) => tilesOfSpot(spot))[0];
}

interface Now {
  /** What the interface wants to be looked at. */
  readonly wanted: Spot | undefined;
  readonly marks: readonly Highlight[];
  /** What is happening. */
  readonly entry: ShownEntry | undefined;
}

/** What matters now; null when it is the whole table. */
export function attentionOf(scene: SceneModel, { wanted, marks, entry }: Now): Attention | null {
  if (scene.over || entry?.type === 'game-over') return null;
  const [asked] = wanted ? tilesOfSpot(wanted) : [];
  const key = asked ? JSON.stringify(wanted) : (scene.active ?? '');
  const [happens, from] = entry ? tilesOfEntry(entry) : [];
  const tile = asked ?? happens ?? scene.fight?.tile ?? chosenTile(marks) ?? busiest(scene);
  if (!tile) return null;
  const beside = neighbours(hexOf(tile)).map(keyOf);
  const marked = marks.flatMap(({ spot }) => tilesOfSpot(spot));
  const others = [...new Set([...(from ? [from] : []), ...marked, ...beside])];
  return { tile, others: others.filter((other) => Object.hasOwn(scene.tiles, other)), key };
}
