/** The hexagon that grounds are printed in: pointed up and down, corners two cells from the middle. */
import type { Area, Spot } from '../../../print/svg';

/** Pixels a cell on the ground. */
export const GROUND_UNIT = 80;
const RADIUS = 2;

export const HEX_WIDTH = Math.floor(Math.sqrt(3) * RADIUS * GROUND_UNIT);
export const HEX_HEIGHT = 2 * RADIUS * GROUND_UNIT;

/** A place of the tile in cells from its middle, as a spot of the print. */
export function at(x: number, z: number): Spot {
  return [HEX_WIDTH / 2 + x * GROUND_UNIT, HEX_HEIGHT / 2 + z * GROUND_UNIT];
}

export function areaAt(x: number, z: number, width: number, depth: number): Area {
  const [left, top] = at(x, z);
  return { x: left, y: top, width: width * GROUND_UNIT, height: depth * GROUND_UNIT };
}

/** The corners of a smaller hexagon. */
export function hexagon(radius: number): Spot[] {
  return [...Array(6).keys()].map((corner) => {
    const angle = (corner * Math.PI) / 3;
    return at(Math.sin(angle) * radius, -Math.cos(angle) * radius);
  });
}
