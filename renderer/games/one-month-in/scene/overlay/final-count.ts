/** The count at the end: people, then land, then salvage, then what it comes to (OM-SCORE-01..03). */
import type { Points } from '../../../../../models/one-month-in/rules/points';

export const COUNT_STEPS = ['people', 'land', 'salvage', 'total'] as const;
export type CountStep = (typeof COUNT_STEPS)[number];

/** What is counted after a share of the time. */
export function countedAt(share: number): CountStep {
  const index = Math.min(COUNT_STEPS.length - 1, Math.floor(Math.max(0, share) * COUNT_STEPS.length));
  return COUNT_STEPS[index] ?? 'total';
}

/** What it comes to with this part. */
export function sumOf({ survivors, land, salvage, total }: Points, step: CountStep): number {
  switch (step) {
    case 'people':
      return survivors;
    case 'land':
      return survivors + land;
    case 'salvage':
      return survivors + land + salvage;
    case 'total':
      return total;
    default:
      return step satisfies never;
  }
}
