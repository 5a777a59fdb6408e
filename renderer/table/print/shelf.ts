/** A rectangle to place on a sheet; sizes in pixels. */
export interface Sized {
  readonly width: number;
  readonly height: number;
}

export interface Placed {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Packs rectangles in shelves on a sheet of a given width, the tallest first.
 * @returns their places in the order given, and the height used
 */
export function shelve(
  items: readonly Sized[],
  sheetWidth: number,
  gap: number,
): { readonly places: readonly Placed[]; readonly height: number } {
  const tallestFirst = items
    .map((item, index) => ({ item, index }))
    .toSorted((a, b) => b.item.height - a.item.height || a.index - b.index);
  const places: Placed[] = [];
  let [x, y, shelf] = [gap, gap, 0];
  for (const { item, index } of tallestFirst) {
    if (x + item.width + gap > sheetWidth) [x, y, shelf] = [gap, y + shelf + gap, 0];
    places[index] = { x, y, ...item };
    x += item.width + gap;
    shelf = Math.max(shelf, item.height);
  }
  return { places, height: y + shelf + gap };
}
