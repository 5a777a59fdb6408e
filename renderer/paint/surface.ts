/**
 * The painted surface of a miniature, and how it looks in paint of one's own. Miniatures come with paint, wash and brushed edges mixed into
 * one colour a vertex; how light a vertex is beside the rest of its piece of cloth or skin tells the wash and the brush again. Pure.
 */
import { areaOf, type PaintArea } from './areas';
import { type Coat, isAsItCame, type Paintwork, USUAL_STRENGTH } from './paintwork';

/** A miniature as it came. Everything by vertex. */
export interface Surface {
  /** Linear red, green and blue. */
  readonly colours: Float32Array;
  /** Number of the area, 0 for what keeps its paint. */
  readonly areas: Uint8Array;
  /** How light it is to what its piece is: less than 1 in recesses, more on edges. */
  readonly shades: Float32Array;
  /** How light its piece is to what the others of its area are. */
  readonly tones: Float32Array;
}

export interface Sculpture {
  readonly colours: Float32Array;
  readonly areas: Uint8Array;
  readonly positions: ArrayLike<number>;
  /** Three vertices a triangle. */
  readonly index: ArrayLike<number>;
}

type Rgb = readonly [number, number, number];

/** Shade is a violet wash, never black, as the scripts mix it that sculpt miniatures. */
const WASH: Rgb = [0.0232, 0.0116, 0.0273];
/** Pieces of an area keep as much of what tells them apart, within bounds. */
const TONE = { share: 0.45, least: 0.6, most: 1.45 } as const;
/** Light from above lifts the paint by as much at most; light paint covers what is lighter still, for an edge is. */
const LIFT = 1.22;
const EDGE = 0.8;
/** What stands under the light of a table looks lighter than in its pot: paint is thinned by as much. */
const THINNED = 0.62;
/** What is darker than that to its piece is not lightened further when its paint is told from its wash. */
const DARKEST = 0.12;
/** Parts of a unit within which vertices are one point. */
const GRID = 4000;

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));
const mix = (from: number, to: number, share: number) => from + (to - from) * share;

function lightOf(colours: Float32Array, vertex: number): number {
  const [r = 0, g = 0, b = 0] = colours.subarray(3 * vertex, 3 * vertex + 3);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 1;
}

/** Sets that grow together. */
function unions(count: number) {
  const parents = Int32Array.from({ length: count }, (_, at) => at);
  const find = (at: number): number => {
    let root = at;
    while (parents[root] !== root) root = parents[root] ?? root;
    parents[at] = root;
    return root;
  };
  return {
    find,
    join(one: number, other: number) {
      parents[find(one)] = find(other);
    },
  };
}

/** Which vertices belong to one piece: a shirt, a boot, a blade. Pieces of a model overlap, but share no vertices. */
function piecesOf({ areas, positions, index }: Sculpture): readonly (readonly number[])[] {
  const { find, join } = unions(areas.length);
  const first = new Map<string, number>();
  for (let vertex = 0; vertex < areas.length; vertex++) {
    const at = [0, 1, 2].map((axis) => Math.round((positions[3 * vertex + axis] ?? 0) * GRID));
    const point = [...at, areas[vertex]].join();
    join(vertex, first.get(point) ?? vertex);
    first.set(point, find(vertex));
  }
  for (let corner = 0; corner + 2 < index.length; corner += 3)
    for (const next of [1, 2]) join(index[corner] ?? 0, index[corner + next] ?? 0);
  const pieces = new Map<number, number[]>();
  for (let vertex = 0; vertex < areas.length; vertex++) {
    if (areas[vertex] === 0) continue;
    const root = find(vertex);
    const piece = pieces.get(root);
    if (piece) piece.push(vertex);
    else pieces.set(root, [vertex]);
  }
  return [...pieces.values()];
}

/** How light all of an area is, by its number. */
function lightOfAreas({ areas }: Sculpture, lights: readonly number[]): ReadonlyMap<number, number> {
  const numbers = [...new Set(areas)].filter((number) => number > 0);
  return new Map(
    numbers.map((number) => [number, median(lights.filter((_, vertex) => areas[vertex] === number))]),
  );
}

export function surfaceOf(sculpture: Sculpture): Surface {
  const { colours, areas } = sculpture;
  const lights = Array.from(areas, (_, vertex) => lightOf(colours, vertex));
  const whole = lightOfAreas(sculpture, lights);
  const shades = new Float32Array(areas.length).fill(1);
  const tones = new Float32Array(areas.length).fill(1);
  for (const piece of piecesOf(sculpture)) {
    const own = Math.max(1e-4, median(piece.map((vertex) => lights[vertex] ?? 0)));
    const others = Math.max(1e-4, whole.get(areas[piece[0] ?? 0] ?? 0) ?? own);
    const tone = clamp((own / others) ** TONE.share, TONE.least, TONE.most);
    for (const vertex of piece) {
      shades[vertex] = (lights[vertex] ?? 0) / own;
      tones[vertex] = tone;
    }
  }
  return { colours: colours.slice(), areas: areas.slice(), shades, tones };
}

/** The areas that there are, in their order. */
export function areasOn({ areas }: Pick<Surface, 'areas'>): readonly PaintArea[] {
  return [...new Set(areas)].toSorted((a, b) => a - b).flatMap((number) => areaOf(number) ?? []);
}

const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

/** `#rrggbb` as linear light. */
export function linearOf(colour: string): Rgb {
  const part = (at: number) => linear(Number.parseInt(colour.slice(at, at + 2), 16) / 255);
  return [part(1), part(3), part(5)];
}

/** The paint of a vertex under wash and brush. */
function ground({ colours, shades, tones }: Surface, vertex: number, own: Rgb | null): Rgb {
  if (own) {
    const tone = THINNED * (tones[vertex] ?? 1);
    return [own[0] * tone, own[1] * tone, own[2] * tone];
  }
  const shade = clamp(shades[vertex] ?? 1, DARKEST, 2);
  const [r = 0, g = 0, b = 0] = colours.subarray(3 * vertex, 3 * vertex + 3);
  return [r / shade, g / shade, b / shade];
}

/** Wash in recesses and light paint on edges, each as strong as the coat says. */
function finished(paint: Rgb, shade: number, { wash, brush }: Coat): Rgb {
  const depth = shade < 1 ? clamp(1 - Math.max(shade, 0.01) ** (wash / USUAL_STRENGTH), 0, 0.93) : 0;
  const lift = clamp(shade, 1, LIFT);
  const edge = clamp((shade - lift) * EDGE * (brush / USUAL_STRENGTH), 0, 1);
  const mean = (paint[0] + paint[1] + paint[2]) / 3;
  const done = (axis: 0 | 1 | 2) => {
    const coat = paint[axis] * lift;
    const dark = coat * 0.16 + WASH[axis] * mean ** 0.4;
    return clamp(mix(mix(coat, dark, depth), coat * 1.7 + 0.045, edge), 0, 1);
  };
  return [done(0), done(1), done(2)];
}

/**
 * The colours of a miniature in somebody's paint, three a vertex.
 * @param into as many numbers as the miniature's own colours have
 */
export function repaint(surface: Surface, paintwork: Paintwork, into: Float32Array): void {
  into.set(surface.colours);
  const coats = areasOn(surface).map((area) => [area, paintwork[area]] as const);
  const painted = new Map(
    coats.flatMap(([area, coat]) =>
      coat && !isAsItCame(coat)
        ? [[area, { coat, own: coat.colour === null ? null : linearOf(coat.colour) }]]
        : [],
    ),
  );
  if (painted.size === 0) return;
  for (const [vertex, number] of surface.areas.entries()) {
    const area = areaOf(number);
    const how = area && painted.get(area);
    if (!how) continue;
    into.set(finished(ground(surface, vertex, how.own), surface.shades[vertex] ?? 1, how.coat), 3 * vertex);
  }
}
