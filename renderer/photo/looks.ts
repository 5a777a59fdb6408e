/** How a picture is toned: filters of CSS, which the canvas on the page and the one that is saved know alike. */
const FILTERS = {
  plain: 'none',
  warm: 'sepia(0.32) saturate(1.25) brightness(1.04)',
  cold: 'saturate(0.75) hue-rotate(-14deg) brightness(0.98) contrast(1.06)',
  grey: 'grayscale(1) contrast(1.14)',
} as const;

export type Look = keyof typeof FILTERS;

export const filterOf = (look: Look): string => FILTERS[look];

/** The looks there are. Where a canvas has no filters (Safari) a saved picture could have none, so that none is offered. */
export function looksOf(pen: object | null): readonly Look[] {
  return pen && 'filter' in pen ? (Object.keys(FILTERS) as readonly Look[]) : ['plain'];
}
