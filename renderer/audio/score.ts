/** Which sounds belong to what happened, and how far into its motion each begins. */

import type { AnyEntry } from '../../models/kernel/types';
import type { Timed } from '../motion/director';
import type { Story } from '../motion/story';
import type { Tellable } from '../motion/telling';
import type { SoundId } from './sounds';

export interface Cue {
  readonly sound: SoundId;
  /** Milliseconds into the motion, at single speed. */
  readonly after: number;
}

/** What is only said. */
export const SILENT: readonly Cue[] = [];

/** How each type of entry sounds. Every type has its row, so that a new one which forgets its sound does not compile. */
export type EntrySounds<Entry extends AnyEntry> = {
  readonly [Type in Entry['type']]:
    | readonly Cue[]
    | ((entry: Extract<Entry, { readonly type: Type }>) => readonly Cue[]);
};

/** The sounds of one entry. */
export function cuesOf<Entry extends AnyEntry>(sounds: EntrySounds<Entry>, entry: Entry): readonly Cue[] {
  const rows = sounds as unknown as Readonly<
    Record<string, readonly Cue[] | ((entry: Entry) => readonly Cue[])>
  >;
  const row = rows[entry.type] ?? SILENT;
  return typeof row === 'function' ? row(entry) : row;
}

/** The sounds of one thing that happened; it lasts as long as its motion. */
export interface Beat extends Timed {
  readonly cues: readonly Cue[];
}

/** A story with what is heard meanwhile, and how long each of its entries takes. */
export interface ScoredStory<Motion extends Timed = Timed> extends Story<Motion>, Tellable {
  readonly beats: readonly Beat[];
}

/** What a game says about its entries; without `sound` it plays in silence. */
export interface Scoring<Entry> {
  motionsOf(entries: readonly Entry[]): readonly Timed[];
  readonly sound?: { soundsOf(entry: Entry): readonly Cue[] };
}

/** The beats of what happened, as long as the motions of the same entries. */
export function scoreOf<Entry>(
  entries: readonly Entry[],
  { motionsOf, sound }: Scoring<Entry>,
): readonly Beat[] {
  if (!sound) return [];
  return entries
    .map((entry) => ({
      duration: motionsOf([entry]).reduce((sum, { duration }) => sum + duration, 0),
      cues: sound.soundsOf(entry),
    }))
    .filter(({ duration, cues }) => duration > 0 || cues.length > 0);
}
