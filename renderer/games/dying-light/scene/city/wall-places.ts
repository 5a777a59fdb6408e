import { WALLS, type Wall, zoneAt } from '../../../../../models/dying-light/map';
import { floorOf } from '../../layout/city';
import type { Furnished } from './street-furniture';

/** Where the middle of a wall's foot is: on the higher of the floors that it parts. */
function wallPlace(wall: Wall): Furnished {
  const along = (wall.from + wall.to + 1) / 2;
  const east = wall.side === 'east';
  const [x, z] = east ? [wall.line + 1, along] : [along, wall.line + 1];
  const cells = east
    ? [
        { col: wall.line, row: wall.from },
        { col: wall.line + 1, row: wall.from },
      ]
    : [
        { col: wall.from, row: wall.line },
        { col: wall.from, row: wall.line + 1 },
      ];
  const floors = cells.map(zoneAt).map((zone) => (zone ? floorOf(zone) : 0));
  return { kind: `wall-${wall.size}`, at: { x, y: Math.max(...floors), z }, yaw: east ? Math.PI / 2 : 0 };
}

/** All walls of the city. */
export const WALL_PLACES: readonly Furnished[] = WALLS.map(wallPlace);
