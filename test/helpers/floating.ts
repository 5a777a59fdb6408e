/** Where words that float over a table are put on a window. */
import type { PerspectiveCamera } from 'three';
import type { Lens, Place } from '../../renderer/table/camera/view';
import type { FloatingLabel } from '../../renderer/table/labels/Labels';
import { frameOf, labelPlaces, type Wanted } from '../../renderer/table/labels/layout';
import { pixelOf } from './projection';

/** About what a letter takes of a label's height. */
const LETTER = 0.4;

interface Laid {
  readonly labels: readonly FloatingLabel[];
  readonly faces: readonly Place[];
}

/** Where each label lies; null for one that finds no room. */
export function laidOut(
  camera: PerspectiveCamera,
  lens: Lens,
  { labels, faces }: Laid,
): readonly (Wanted | null)[] {
  const wanted = labels.map(({ at, look, rank, size }): Wanted => {
    const height = size * lens.height;
    return { ...pixelOf(camera, lens, at), rank, height, width: height * (1 + look.text.length * LETTER) };
  });
  const { width, height, safe } = lens;
  const places = labelPlaces(wanted, {
    faces: faces.map((face) => pixelOf(camera, lens, face)),
    frame: frameOf(width, height, safe),
  });
  return wanted.map((label, index) => {
    const place = places[index];
    return place ? { ...label, ...place } : null;
  });
}

/** Pairs of labels of which one covers the other. */
export function overlapsIn(laid: readonly (Wanted | null)[]): readonly (readonly [Wanted, Wanted])[] {
  const placed = laid.filter((label) => label !== null);
  return placed.flatMap((one, index) =>
    placed
      .slice(index + 1)
      .filter(
        (other) =>
          Math.abs(one.x - other.x) * 2 < one.width + other.width &&
          Math.abs(one.y - other.y) * 2 < one.height + other.height,
      )
      .map((other) => [one, other] as const),
  );
}
