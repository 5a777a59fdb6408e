/** How tall miniatures are: as large as their neighbours leave room for. Heights of a person in cells. */
import type { Figure } from '../crowd';

/** What a person of the box measures. */
export const FIGURE_SCALE = 1.45;
/** People stand out among the Infected. */
export const RUNNER_SCALE = FIGURE_SCALE * 1.42;
export const NPC_SCALE = FIGURE_SCALE * 1.4;

/** Up to so many Infected of one Area are so many times as large. */
const CROWDS = [
  { many: 5, size: 1.5 },
  { many: 8, size: 1.32 },
] as const;
const DENSE = 1.15;

/** How many times as large as usual the Infected of an Area are, by how many of them there are. */
export function crowdSize(many: number): number {
  return CROWDS.find((crowd) => many <= crowd.many)?.size ?? DENSE;
}

/** The size of every one of these figures by its Area. */
export function sizesIn(figures: readonly Figure[]): (figure: Figure) => number {
  const counts = new Map<Figure['area'], number>();
  for (const { area } of figures) counts.set(area, (counts.get(area) ?? 0) + 1);
  return ({ area }) => crowdSize(counts.get(area) ?? 1);
}
