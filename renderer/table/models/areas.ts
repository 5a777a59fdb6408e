import type { BufferGeometry } from 'three';

const FULL = 255;
const KEPT = 'areas';

/** The area of each vertex that people may paint, as a number (`areaOf`); null where a geometry has none. */
export function areasOf({ userData }: BufferGeometry): Uint8Array | null {
  const areas: unknown = userData[KEPT];
  return areas instanceof Uint8Array ? areas : null;
}

/** Tells the areas of a geometry's vertices beside it: what the graphics card draws is as before. */
export function keepAreas(geometry: BufferGeometry, areas: Uint8Array): void {
  geometry.userData[KEPT] = areas;
}

/** Reads them from a model: what the fourth byte of a colour lacks to be full is the number of its area. */
export function readAreas(geometry: BufferGeometry): void {
  const colours = geometry.getAttribute('color');
  if (!colours || colours.itemSize < 4) return;
  const areas = Uint8Array.from(
    { length: colours.count },
    (_, vertex) => FULL - Math.round(colours.getW(vertex) * FULL),
  );
  if (areas.some((area) => area > 0)) keepAreas(geometry, areas);
}
