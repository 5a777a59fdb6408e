/** What dice decide is shown in two stages: they are thrown and read, and only then somebody strikes. */
import type { Timed } from './director';

/** The first stage, or the second one; entries without dice have none. */
export type Stage = 'dice' | 'blow';

export interface Staged<Entry> extends Timed {
  readonly entry: Entry;
  readonly stage?: Stage;
}

/**
 * One motion, or two for an entry with dice.
 * @param duration milliseconds of all of it
 * @param dice milliseconds of those until the dice have been read; undefined for an entry without dice
 */
export function stagesOf<Entry>(
  entry: Entry,
  duration: number,
  dice: number | undefined,
): readonly Staged<Entry>[] {
  if (dice === undefined) return [{ entry, duration }];
  return [
    { entry, duration: dice, stage: 'dice' },
    { entry, duration: duration - dice, stage: 'blow' },
  ];
}
