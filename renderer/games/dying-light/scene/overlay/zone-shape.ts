import { BufferAttribute, BufferGeometry, Color } from 'three';
import type { ZoneId } from '../../../../../models/dying-light/ids';
import { cellsOf, zoneAt } from '../../../../../models/dying-light/map';
import { floorOf } from '../../layout/city';

export interface Tint {
  readonly zones: readonly ZoneId[];
  readonly colour: string;
  readonly fill: number;
  readonly line: number;
}

/** How far over the floor light lies, and how wide its edge is, in cells. */
const OVER = 0.035;
const EDGE = 0.1;

class Quads {
  readonly positions: number[] = [];
  readonly colours: number[] = [];

  add(x: number, z: number, width: number, depth: number, y: number, colour: Color, alpha: number) {
    const [w, n, e, s] = [x, z, x + width, z + depth];
    this.positions.push(w, y, n, w, y, s, e, y, s, w, y, n, e, y, s, e, y, n);
    for (let corner = 0; corner < 6; corner++) this.colours.push(colour.r, colour.g, colour.b, alpha);
  }

  geometry(): BufferGeometry {
    const geometry = new BufferGeometry();
    geometry.setAttribute('position', new BufferAttribute(new Float32Array(this.positions), 3));
    geometry.setAttribute('color', new BufferAttribute(new Float32Array(this.colours), 4));
    return geometry;
  }
}

/** The edge of the lit Zones along one cell, wherever the neighbour is not lit. */
function addEdges(
  quads: Quads,
  col: number,
  row: number,
  lit: ReadonlySet<ZoneId>,
  y: number,
  colour: Color,
  alpha: number,
) {
  const dark = (c: number, r: number) => {
    const zone = zoneAt({ col: c, row: r });
    return !zone || !lit.has(zone);
  };
  if (dark(col, row - 1)) quads.add(col, row, 1, EDGE, y, colour, alpha);
  if (dark(col, row + 1)) quads.add(col, row + 1 - EDGE, 1, EDGE, y, colour, alpha);
  if (dark(col - 1, row)) quads.add(col, row, EDGE, 1, y, colour, alpha);
  if (dark(col + 1, row)) quads.add(col + 1 - EDGE, row, EDGE, 1, y, colour, alpha);
}

/** Coloured light over Zones with a bright edge around each group, as one geometry with alpha. */
export function zoneLight(tints: readonly Tint[]): BufferGeometry {
  const quads = new Quads();
  tints.forEach(({ zones, colour, fill, line }, layer) => {
    const paint = new Color(colour);
    const lit = new Set(zones);
    for (const zone of zones) {
      const y = floorOf(zone) + OVER + layer * 0.002;
      for (const { col, row } of cellsOf(zone)) {
        quads.add(col, row, 1, 1, y, paint, fill);
        addEdges(quads, col, row, lit, y + 0.012, paint, line);
      }
    }
  });
  return quads.geometry();
}
