import { FINISHED_GAMES, type FinishedMeta } from '../../models/kernel/finished-kind';
import type { Report } from './asides';
import { type Disk, realDisk } from './disk';
import { type TextStore, textStore } from './text-store';

/** The finished games on disk. */
export function finishedStore(
  folder: string,
  report: Report,
  disk: Disk = realDisk,
): TextStore<FinishedMeta> {
  return textStore(FINISHED_GAMES, folder, report, disk);
}
