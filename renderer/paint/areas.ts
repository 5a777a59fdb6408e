/** What of a miniature people paint in one go. In the order in which the scripts that sculpt them count (`AREAS` in `model.py`). */
export const PAINT_AREAS = ['skin', 'hair', 'cloth', 'gear', 'base'] as const;
export type PaintArea = (typeof PAINT_AREAS)[number];

/** The area of a number that models give; null for 0: what keeps its paint, such as eyes and the rim of a base. */
export function areaOf(number: number): PaintArea | null {
  return PAINT_AREAS[number - 1] ?? null;
}
