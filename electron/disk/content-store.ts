import { type ContentMeta, OWN_CONTENT } from '../../models/kernel/content-kind';
import type { Report } from './asides';
import { type Disk, realDisk } from './disk';
import { type TextStore, textStore } from './text-store';

/** The layouts and scenarios that people made, on disk. */
export function contentStore(folder: string, report: Report, disk: Disk = realDisk): TextStore<ContentMeta> {
  return textStore(OWN_CONTENT, folder, report, disk);
}
