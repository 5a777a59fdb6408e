/** A part of the window, in pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const areaOf = ({ left, top, right, bottom }: Box) => (right - left) * (bottom - top);

function isFree(room: Box, boxes: readonly Box[]): boolean {
  return boxes.every(
    ({ left, top, right, bottom }) =>
      right <= room.left || left >= room.right || bottom <= room.top || top >= room.bottom,
  );
}

function sorted(values: readonly number[]): readonly number[] {
  return [...new Set(values)].toSorted((a, b) => a - b);
}

function spans(edges: readonly number[]): readonly (readonly [number, number])[] {
  return edges.flatMap((from, index) => edges.slice(index + 1).map((to) => [from, to] as const));
}

/** The largest rectangle of a window that no box reaches into; its edges are those of boxes or of the window. */
export function largestFree(window: Box, boxes: readonly Box[]): Box {
  const columns = spans(
    sorted([window.left, window.right, ...boxes.flatMap((box) => [box.left, box.right])]),
  );
  const rows = spans(sorted([window.top, window.bottom, ...boxes.flatMap((box) => [box.top, box.bottom])]));
  const rooms = columns.flatMap(([left, right]) =>
    rows.map(([top, bottom]) => ({ left, top, right, bottom })),
  );
  const nothing = { left: 0, top: 0, right: 0, bottom: 0 };
  return rooms.reduce(
    (best, room) => (areaOf(room) > areaOf(best) && isFree(room, boxes) ? room : best),
    nothing,
  );
}
