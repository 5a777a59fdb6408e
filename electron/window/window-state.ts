import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { Report } from '../disk/asides';
import type { Placement } from './placement';

/** What was remembered about the window, unchecked; `null` if nothing readable was. */
export function recallPlacement(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
}

/** Written at once, for the app may be gone a moment later. That the place is forgotten must not keep it open. */
export function rememberPlacement(path: string, placement: Placement, report: Report): void {
  try {
    writeFileSync(`${path}.fresh`, JSON.stringify(placement));
    renameSync(`${path}.fresh`, path);
  } catch (error) {
    report(`The place of the window is not remembered: ${String(error)}`);
  }
}
