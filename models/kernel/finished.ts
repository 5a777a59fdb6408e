/** What the records of all games count alike. */
import type { FinishedMeta } from './finished-kind';
import type { LuckLine } from './statistics';

/** Something interesting that was done once, and how it shows in a game that has ended. */
export interface Feat<Ended> {
  /** Its title is the message `<words>.<id>`, what earns it `<words>.<id>.how`. */
  readonly id: string;
  readonly isIn: (ended: Ended) => boolean;
}

export function featsIn<Ended>(feats: readonly Feat<Ended>[], ended: Ended): readonly string[] {
  return feats.filter(({ isIn }) => isIn(ended)).map(({ id }) => id);
}

/** The lines of a luck report as they are kept: without what was never thrown or drawn. */
export function keptLuck(lines: readonly LuckLine[]): FinishedMeta['luck'] {
  return lines
    .filter(({ expected, got }) => expected !== 0 || got !== 0)
    .map((line) => ({ ...line, expected: Number(line.expected.toFixed(4)) }));
}

/** How often each of them is there. */
export function counted(ids: readonly string[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const id of ids) counts[id] = (counts[id] ?? 0) + 1;
  return counts;
}
