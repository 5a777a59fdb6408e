/** Measures of the table, in cells; the middle of tile `0,0` is the origin. Models of tiles are made to the same ones. */

/** From the middle of a hex to its corners. */
export const CORNER = 2;
/** Tiles lie a little apart. */
const GAP = 1.015;
/** From tile to tile in a row, and from row to row. */
export const PITCH = { x: Math.sqrt(3) * CORNER * GAP, z: 1.5 * CORNER * GAP } as const;

/** Thickness of a tile; its face lies at height 0. */
export const THICKNESS = 0.22;
/** How much higher a tile in the fog lies. */
export const FOG_LIFT = 0.16;

/** How far the printed map goes on around the city. */
export const MAP_MARGIN = 2.6;

/** Middles of the four numbers to the middle of their tile, and half their width. */
export const NUMBER = { x: 1.37, z: 0.79, half: 0.37 } as const;

/** The building with the ground it stands on: what the rules call the inner region. */
export const FOOTPRINT = { west: -1.2, east: 1.2, north: -1.12, south: 0.7 } as const;

/** Where those outside stand: south of the building, between the lower numbers, inside of this hex. */
export const YARD = { north: 0.72, corner: 1.85, half: NUMBER.x - NUMBER.half } as const;

/** Radius of a survivor's base to the height of the figure. */
export const BASE_RADIUS = 0.3;

/** Loot lies west of the building, the sheaf stands east of it. */
export const LOOT_SPOT = { x: -1.32, z: 0.02 } as const;
export const SHEAF_SPOT = { x: 1.34, z: 0.06 } as const;

/** Where the clock of a unique tile stands: in front of the building. */
export const CLOCK_SPOT = { x: -0.72, z: 0.82 } as const;
