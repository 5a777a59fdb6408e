/** Everything on the table that can be pointed at. */
import type { Side } from '../../../../../models/outbreak-duel/state';
import type { Spot } from '../../spot';
import type { BoardModel, SceneModel } from '../scene-model';
import { type SpotShape, shapeOf } from './spot-shapes';

export interface PickArea {
  readonly spot: Spot;
  readonly shape: SpotShape;
}

const PILES = ['survivor', 'zombie'] as const;
const POINTS = ['ap', 'tp', 'th'] as const;
const ZONES = ['threat', 'zombie'] as const;

function equipment({ seat, weapon, items, attachments }: BoardModel): readonly Spot[] {
  return [
    ...(weapon ? [{ kind: 'weapon', seat } as const] : []),
    ...(weapon?.attachments ?? []).map(
      (_, index) => ({ kind: 'attachment', seat, on: 'weapon', index }) as const,
    ),
    ...attachments.map((_, index) => ({ kind: 'attachment', seat, on: 'survivor', index }) as const),
    ...items.map(({ uid }) => ({ kind: 'item', seat, item: uid }) as const),
  ];
}

/** Cards that lie face up can be pointed at one by one; a fan that is face down is one thing, so that nothing tells its cards apart. */
function hand({ seat, hand: cards }: BoardModel): readonly Spot[] {
  const up = cards.flatMap((card, index): readonly Spot[] => (card ? [{ kind: 'card', seat, index }] : []));
  return up.length > 0 ? up : [{ kind: 'hand', seat }];
}

function onBoard(board: BoardModel): readonly Spot[] {
  const { seat, row, zombies } = board;
  return [
    ...zombies.map(({ uid }) => ({ kind: 'zombie', zombie: uid }) as const),
    { kind: 'survivor', seat },
    ...equipment(board),
    ...hand(board),
    ...row.flatMap((card, index): readonly Spot[] => (card ? [{ kind: 'row', seat, index }] : [])),
    ...PILES.flatMap((of): readonly Spot[] => [
      { kind: 'deck', seat, of },
      { kind: 'graveyard', seat, of },
    ]),
    { kind: 'exile', seat },
    ...POINTS.map((points) => ({ kind: 'points', seat, points }) as const),
    ...ZONES.map((zone) => ({ kind: 'zone', seat, zone }) as const),
  ];
}

/** All spots with their shapes. */
export function pickAreas(scene: SceneModel): readonly PickArea[] {
  const sides: readonly Side[] = [0, 1];
  return sides
    .flatMap((side) => onBoard(scene.boards[side]))
    .flatMap((spot) => {
      const shape = shapeOf(scene, spot);
      return shape ? [{ spot, shape }] : [];
    });
}
