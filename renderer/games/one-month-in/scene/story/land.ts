import type { BorderKey, HexKey } from '../../../../../models/kernel/hex';
import type { SeatId } from '../../../../../models/kernel/types';
import { LOOT } from '../../../../../models/one-month-in/content/loot';
import type { EntryOf } from '../../../../../models/one-month-in/entries';
import type { SceneModel, Stop, TileModel } from '../scene-model';
import { type Changes, come, gathered, onTile } from './change';

function held(tile: TileModel, owner: SeatId): Partial<TileModel> {
  return { status: 'held', owner, worked: false, counting: false, groups: gathered(tile, 'whole') };
}

function fallen(tile: TileModel, zone: 'inner' | 'outer'): Partial<TileModel> {
  return { status: 'wild', owner: null, worked: false, counting: false, groups: gathered(tile, zone) };
}

/** A captured base goes back to its home team, any other tile to nobody (OM-CLAIM-07). */
function lifted(scene: SceneModel, tile: HexKey): SceneModel {
  const home = scene.teams.find((team) => team.home === tile);
  return onTile(scene, tile, (before) =>
    home ? { owner: home.seat, worked: false, counting: false } : fallen(before, 'inner'),
  );
}

/** They walk out of the building. */
function joined(scene: SceneModel, seat: SeatId, tile: HexKey, count: number): SceneModel {
  const to: Stop = { tile, zone: 'whole' };
  const walk = { seat, from: { tile, zone: 'inner' }, to } as const;
  return { ...come(scene, seat, to, [count, 0, 0]), walk };
}

/** The top card is turned over, and what it says happens. */
function scavenged(scene: SceneModel, { seat, tile, card, count }: EntryOf<'scavenged'>): SceneModel {
  const turned = onTile(scene, tile, ({ loot }) => ({ loot: Math.max(0, loot - 1) }));
  const shown = { ...turned, found: { tile, card, seat } };
  const { kind } = LOOT[card];
  if (kind === 'survivors') return joined(shown, seat, tile, count);
  if (kind === 'salvage' || count === 0) return shown;
  return onTile(shown, tile, (before) => ({ zombies: count, groups: gathered(before, 'inner') }));
}

function fenced(scene: SceneModel, seat: SeatId, edge: BorderKey): SceneModel {
  return { ...scene, fences: [...scene.fences, { edge, seat }] };
}

/** What happens to land, loot, farms and fences. */
export const LAND = {
  'setup-fence': (scene, { seat, edge }) => fenced(scene, seat, edge),
  'fence-built': (scene, { seat, edge }) => fenced(scene, seat, edge),
  'fence-torn-down': (scene, { edge }) => ({
    ...scene,
    fences: scene.fences.filter((fence) => fence.edge !== edge),
  }),
  reclaimed: (scene, { seat, tile }) => onTile(scene, tile, (before) => held(before, seat)),
  'flag-lifted': (scene, { tile }) => lifted(scene, tile),
  'loot-dealt': (scene, { tile, cards }) => onTile(scene, tile, () => ({ loot: cards })),
  scavenged,
  'farm-worked': (scene, { tile }) => onTile(scene, tile, () => ({ worked: true })),
  overrun: (scene, { tile }) => onTile(scene, tile, (before) => fallen(before, 'outer')),
} satisfies Partial<Changes>;
