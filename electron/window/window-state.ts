import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { textOfBytes } from '../../models/kernel/text-of-bytes';
import type { Report } from '../disk/asides';
import { readPlainFile } from '../disk/plain-file';
import type { Placement } from './placement';

/** Bytes; what is larger is not ours. */
const LARGEST = 2 ** 16;

/** What was remembered about the window, unchecked; `null` if nothing readable was. */
export async function recallPlacement(path: string): Promise<unknown> {
  try {
    return JSON.parse(textOfBytes(await readPlainFile(path, { limit: LARGEST })));
  } catch {
    return null;
  }
}

/** Written at once, for the app may be gone a moment later. That the place is forgotten must not keep it open. */
export function rememberPlacement(path: string, placement: Placement, report: Report): void {
  try {
    const fresh = `${path}.fresh`;
    // Whatever lies there is neither written into nor waited for.
    rmSync(fresh, { recursive: true, force: true });
    writeFileSync(fresh, JSON.stringify(placement), { flag: 'wx' });
    renameSync(fresh, path);
  } catch (error) {
    report(`The place of the window is not remembered: ${String(error)}`);
  }
}
