/** The story of a game that is over: the few entries of its log on which it turned, in the words of the log. */
import type { LogRecord } from '../../../machines/kernel/contract';
import type { Listing } from '../../../models/kernel/journal';
import type { AnyEntry } from '../../../models/kernel/types';
import type { AnySnapshot, GameFace } from '../../games/face';
import { t } from '../../i18n';

/** More would be the log itself. */
const MOST = 7;
/** So many entries lead up to an episode: longer than the longest attack with all that is answered to it. */
const LEAD = 16;

/** A sentence of the story. */
export interface Episode {
  /** Its place in the log. */
  readonly at: number;
  /** When it happened; empty before the first Round. */
  readonly when: string;
  readonly text: string;
}

interface Chronicler<Entry extends AnyEntry> {
  /** How much the game turned on an entry; 0 for what the story passes over. */
  worthOf(entry: Entry): number;
  /**
   * The entry in words; null for what has none.
   * @param before what happened just before, oldest first
   */
  textOf(entry: Entry, before: readonly Entry[]): string | null;
  roundBegun(entry: Entry): number | null;
}

/** What happened just before an entry of the log, oldest first. */
function leadUp<Entry extends AnyEntry>(log: Listing<LogRecord<Entry>>, at: number): readonly Entry[] {
  const from = Math.max(0, at - LEAD);
  return Array.from({ length: at - from }, (_, step) => log.at(from + step)).flatMap((record) =>
    record ? [record.entry] : [],
  );
}

/** The weightiest entries in the order in which they happened; of two alike the later one. */
export function chronicle<Entry extends AnyEntry>(
  log: Listing<LogRecord<Entry>>,
  { worthOf, textOf, roundBegun }: Chronicler<Entry>,
): readonly Episode[] {
  const told: (Episode & { readonly worth: number })[] = [];
  let when = '';
  for (let at = 0; at < log.length; at++) {
    const entry = log.at(at)?.entry;
    if (!entry) continue;
    const round = roundBegun(entry);
    if (round !== null) when = t('replay.round-n', { n: round });
    const worth = worthOf(entry);
    const text = worth > 0 ? textOf(entry, leadUp(log, at)) : null;
    if (text !== null && told.at(-1)?.text !== text) told.push({ at, when, text, worth });
  }
  return told
    .toSorted((one, other) => other.worth - one.worth || other.at - one.at)
    .slice(0, MOST)
    .toSorted((one, other) => one.at - other.at)
    .map(({ at, when: round, text }) => ({ at, when: round, text }));
}

/** The story of a game; empty for a game that tells none. */
export function episodesOf(face: GameFace, { log, position }: AnySnapshot): readonly Episode[] {
  const { worthOf, episodeOf, tell, roundBegun } = face;
  if (!worthOf) return [];
  const { state } = position;
  return chronicle(log, {
    worthOf,
    textOf: (entry, before) => episodeOf?.(entry, state, before) ?? tell(entry, state)?.text ?? null,
    roundBegun,
  });
}
