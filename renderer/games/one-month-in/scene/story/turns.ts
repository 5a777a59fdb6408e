import type { HexKey } from '../../../../../models/kernel/hex';
import type { SeatId } from '../../../../../models/kernel/types';
import { headcount } from '../../../../../models/one-month-in/rules/groups';
import type { Ap } from '../../../../../models/one-month-in/state';
import type { SceneModel, TileModel } from '../scene-model';
import { apAt, type Changes, come, onTile, setAp } from './change';

/** Everybody of the team can act, nobody else can (OM-TURN-02). */
function refreshed(scene: SceneModel, active: SeatId): SceneModel {
  const fresh = (tile: TileModel): TileModel => ({
    ...tile,
    groups: tile.groups.map((group): TileModel['groups'][number] => {
      const count = headcount(group.ap);
      return { ...group, ap: group.seat === active ? [0, count, 0] : [count, 0, 0] };
    }),
  });
  const tiles = Object.entries(scene.tiles).map(([place, tile]) => [place, fresh(tile)] as const);
  return { ...scene, tiles: Object.fromEntries(tiles) };
}

/** Sheaves are brought in with what they bring (OM-FARM-05). */
function harvested(scene: SceneModel, seat: SeatId): SceneModel {
  const own = Object.entries(scene.tiles).filter(([, { owner, worked }]) => worked && owner === seat);
  return own.reduce((all, [place]) => onTile(all, place as HexKey, () => ({ worked: false })), scene);
}

const fedBy = ([none, one, two]: Ap, n: number): Ap => [none, one - n, two + n];

/** What set-up and the beginning of turns show, and the end. */
export const TURNS = {
  'city-built': (scene) => scene,
  'turn-started': (scene, { seat, round }) => ({ ...refreshed(scene, seat), active: seat, round }),
  straggler: (scene, { seat, tile, count }) => come(scene, seat, { tile, zone: 'whole' }, [0, count, 0]),
  'hold-started': (scene, { tile }) => onTile(scene, tile, () => ({ counting: true })),
  'hold-broken': (scene, { tile }) => onTile(scene, tile, () => ({ counting: false })),
  income: (scene, { seat }) => harvested(scene, seat),
  fed: (scene, { seat, picks }) =>
    picks.reduce<SceneModel>(
      (all, { tile, zone, n }) => {
        const there = all.tiles[tile];
        return there ? setAp(all, seat, { tile, zone }, fedBy(apAt(there, seat, zone), n)) : all;
      },
      { ...scene, fed: seat },
    ),
  armed: (scene) => scene,
  suited: (scene) => scene,
  'game-over': (scene, { outcome }) => ({
    ...scene,
    over: true,
    winners: outcome.winners,
    active: null,
    fight: null,
  }),
} satisfies Partial<Changes>;
