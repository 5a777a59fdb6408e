/** All that is written over the city, and what it should not cover. Pure. */
import type { HexKey } from '../../../../../models/kernel/hex';
import { t } from '../../../../i18n';
import type { Place } from '../../../../table/camera/view';
import type { FloatingLabel } from '../../../../table/labels/Labels';
import { hexSpot, type Stand } from '../../layout';
import { TEAM_COLOURS } from '../colours';
import type { Highlight } from '../marks';
import { groundOf, groupStands, zombieStands } from '../poses';
import type { SceneModel, TileModel } from '../scene-model';
import { plateOf } from '../tiles/atlas';
import { type Count, countsIn } from './counts';
import { TONES } from './outlines';
import { shapeOf } from './spot-shapes';

/** Shares of the window's height. */
const SIZES = { price: 0.036, count: 0.036, clock: 0.026 } as const;
/** Share of a figure's height at which its face is. */
const FACE = 0.95;
const HORDE = '#d8402f';

const tilesIn = ({ tiles }: SceneModel) => Object.entries(tiles) as readonly [HexKey, TileModel][];

/** Prices and odds, over what they are for. */
function priceLabels(scene: SceneModel, highlights: readonly Highlight[]): readonly FloatingLabel[] {
  return highlights.flatMap(({ spot, tone, label }) => {
    const shape = label ? shapeOf(scene, spot) : null;
    if (!label || !shape) return [];
    const look = { text: label, colour: TONES[tone] };
    return [{ look, at: shape.over, rank: 'price' as const, size: SIZES.price }];
  });
}

/** Over every clock that runs: when it ends the game, and for whom (OM-END-03). */
function clockLabels(scene: SceneModel): readonly FloatingLabel[] {
  if (scene.over) return [];
  return tilesIn(scene).flatMap(([tile, { id, counting, owner }]) => {
    const team = scene.teams.find(({ seat }) => seat === owner);
    const shape = counting && shapeOf(scene, { kind: 'clock', tile });
    if (!team || !shape || !id) return [];
    const words = { tile: t(`om.tile.${id}`), team: t(`om.team.${team.colour}`) };
    const look = { text: t('om.hud.hold', words), colour: TEAM_COLOURS[team.colour] };
    return [{ look, at: shape.over, rank: 'count' as const, size: SIZES.clock }];
  });
}

function lookOf({ kind, number, seat }: Count, { teams }: SceneModel): FloatingLabel['look'] {
  if (kind === 'zombies') return { text: String(number), colour: HORDE, icon: 'spawn' };
  const colour = teams.find((team) => team.seat === seat)?.colour;
  return { text: `×${number}`, colour: colour ? TEAM_COLOURS[colour] : HORDE };
}

/** Numbers that are too large for a plate. */
function countLabels(scene: SceneModel): readonly FloatingLabel[] {
  return countsIn(scene)
    .filter(({ kind, number }) => plateOf(kind, number) === null)
    .map((count) => ({
      look: lookOf(count, scene),
      at: count.at,
      rank: 'count' as const,
      size: SIZES.count,
    }));
}

/** All words over the city: prices and odds first, then what is counted. */
export function labelsIn(scene: SceneModel, highlights: readonly Highlight[]): readonly FloatingLabel[] {
  return [...priceLabels(scene, highlights), ...countLabels(scene), ...clockLabels(scene)];
}

/** Faces of survivors and zombies, and the numbers of crowds. */
export function facesIn(scene: SceneModel): readonly Place[] {
  const heads = tilesIn(scene).flatMap(([tile, there]) => {
    const { x, z } = hexSpot(tile);
    const head =
      (ground: number) =>
      (stand: Stand): Place => [x + stand.x, ground + FACE * stand.scale, z + stand.z];
    const groups = there.groups.flatMap(({ seat, zone }) =>
      groupStands(there, zone, seat).map(head(groundOf(there, zone))),
    );
    return [...groups, ...zombieStands(there).map(head(groundOf(there, 'inner')))];
  });
  return [...heads, ...countsIn(scene).map(({ at }) => at)];
}
