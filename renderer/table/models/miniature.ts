import { type BufferGeometry, Color, type ColorRepresentation, Matrix4 } from 'three';
import { bringIn } from '../../paint/shop';
import { surfaceOf } from '../../paint/surface';
import { areasOf } from './areas';
import { appended, coarseTriangles, type IndexRange, withCoarse } from './coarse';
import type { ModelParts } from './load';
import { merged } from './merge';

/** A painted miniature on its base, which stands on the table at y = 0 and looks along +z. Kept as long as the app runs. */
export interface Miniature {
  readonly body: BufferGeometry;
  /** What of it shines by itself in the dark, such as eyes. */
  readonly glow: BufferGeometry | null;
  /** What of `body` is drawn, and what throws its shadow. */
  readonly seen: IndexRange;
  readonly shadow: IndexRange;
  /** What shows where it stands behind something: enough to tell that somebody is there. */
  readonly glimpse: IndexRange;
}

/** Thickness of a base: models have its top, not its foot, at y = 0. */
const BASE_DEPTH = 0.062;
/** Edges of the grids for shadows and outlines, and for glimpses, where a person is 1 high. */
const SHADOW_CELL = 0.085;
const GLIMPSE_CELL = 0.16;

const NO_RIM: ColorRepresentation = '#ffffff';

/** Multiplies the colours of all vertices from one on. */
function tintFrom(geometry: BufferGeometry, first: number, tint: ColorRepresentation) {
  const colours = geometry.getAttribute('color');
  const { r, g, b } = new Color(tint);
  for (let i = first; i < colours.count; i++)
    colours.setXYZ(i, colours.getX(i) * r, colours.getY(i) * g, colours.getZ(i) * b);
}

/** From now on people may paint it, all but the rim of its base. */
function bePaintable(name: string, body: BufferGeometry, triangles: number) {
  const [colours, positions] = [body.getAttribute('color'), body.getAttribute('position')];
  const areas = areasOf(body);
  if (!areas || !body.index || !(colours.array instanceof Float32Array)) return;
  const surface = surfaceOf({
    colours: colours.array,
    areas,
    positions: positions.array,
    index: body.index.array.subarray(0, triangles),
  });
  const show = () => {
    colours.needsUpdate = true;
  };
  bringIn(name, { surface, colours: colours.array, show });
}

/**
 * Makes a miniature of a model.
 * @param rim colour of the base's rim: that of a seat or of a type
 * @param name what it is called where people paint it, such as `dying-light/mara`
 * @throws Error for a model without paint
 */
export function miniatureOf(parts: ModelParts, rim: ColorRepresentation, name: string): Miniature {
  const miniature = pieceOf(parts, rim, BASE_DEPTH);
  bePaintable(name, miniature.body, miniature.seen.count);
  return miniature;
}

/**
 * Makes a token of a model, which has its foot at y = 0 and no rim.
 * @throws Error for a model without paint
 */
export function tokenOf(parts: ModelParts): Miniature {
  return pieceOf(parts, NO_RIM, 0);
}

/**
 * Makes a token of a seat: its rim takes the seat's colour.
 * @throws Error for a model without paint
 */
export function seatTokenOf(parts: ModelParts, rim: ColorRepresentation): Miniature {
  return pieceOf(parts, rim, 0);
}

function pieceOf(parts: ModelParts, rim: ColorRepresentation, depth: number): Miniature {
  if (!parts.paint) throw new Error('A piece must have a painted part.');
  const onItsFoot = new Matrix4().makeTranslation(0, depth, 0);
  const standing = (geometry: BufferGeometry) => ({ geometry, place: onItsFoot });
  const body = merged([parts.paint, ...(parts.rim ? [parts.rim] : [])].map(standing));
  tintFrom(body, parts.paint.getAttribute('position').count, rim);
  const rough = coarseTriangles(body, GLIMPSE_CELL);
  const { fine, coarse } = withCoarse(body, SHADOW_CELL);
  const glimpse = appended(body, rough);
  const glow = parts.glow ? merged([standing(parts.glow)]) : null;
  return { body, glow, seen: fine, shadow: coarse, glimpse };
}
