import type { HexKey } from '../../../../models/kernel/hex';
import type { Ending } from '../../../table/camera/close-view';
import { houseOutline } from '../layout';
import type { SceneModel } from './scene-model';

const PITCH = 0.72;

/** What the end of a game looks like: the bases of those who won, and wherever their people stand. */
export function endingOf({ over, winners, teams, tiles }: SceneModel): Ending | null {
  if (!over || winners.length === 0) return null;
  const homes = teams.flatMap(({ seat, home }) => (winners.includes(seat) && home ? [home] : []));
  const manned = (Object.keys(tiles) as HexKey[]).filter((tile) =>
    tiles[tile]?.groups.some(({ seat }) => winners.includes(seat)),
  );
  const shown = [...new Set([...homes, ...manned])];
  return shown.length === 0 ? null : { places: shown.flatMap(houseOutline), pitch: PITCH };
}
