import { SAVED_GAMES } from '../../models/kernel/save-kind';
import type { SaveMeta } from '../../models/kernel/save-meta';
import type { Report } from './asides';
import { type Disk, realDisk } from './disk';
import { type TextStore, textStore } from './text-store';

/** The saved games on disk. */
export function saveStore(folder: string, report: Report, disk: Disk = realDisk): TextStore<SaveMeta> {
  return textStore(SAVED_GAMES, folder, report, disk);
}
