/** Frames of the app beside the same picture as bare merged three.js meshes. */
import { resolve } from 'node:path';
import type { DLSession } from '../../helpers/random-play';
import type { BenchPage, FrameTimes } from '../bench/page';
import { openApp, SMALL } from './app';
import { withBuiltPage } from './built-page';

/** Runs in the page. */
function compare([state, frames]: readonly [unknown, number]): Promise<FrameTimes> {
  const { bench } = window as unknown as { readonly bench: BenchPage };
  return bench.compareFrames(state as Parameters<BenchPage['compareFrames']>[0], 'low', frames);
}

/** Draws both in turns, at the lowest quality and 1280 x 720. */
export async function framesBesideBare(session: DLSession, frames: number): Promise<FrameTimes> {
  let times: FrameTimes | null = null;
  await withBuiltPage(resolve(import.meta.dirname, '../bench'), async (folder) => {
    const { page, close } = await openApp(SMALL, 'page.html', folder);
    const { state } = session.whole().position;
    times = await page.evaluate(compare, [state, frames] as const);
    await close();
  });
  if (!times) throw new Error('Nothing was drawn.');
  return times;
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
