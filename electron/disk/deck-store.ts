import { DECKS, type DeckMeta } from '../../models/kernel/deck-kind';
import type { Report } from './asides';
import { type Disk, realDisk } from './disk';
import { type TextStore, textStore } from './text-store';

/** The decks that people built, on disk. */
export function deckStore(folder: string, report: Report, disk: Disk = realDisk): TextStore<DeckMeta> {
  return textStore(DECKS, folder, report, disk);
}
