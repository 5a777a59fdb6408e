/** How the panels of the frame lie on the window, and what they leave of it. */
import type { Page } from 'playwright-core';
import { type Box, largestFree } from '../../helpers/free-room';
import { onWindow, type Place } from './table-picks';

/** All that lies over the table by itself. */
const PANELS = '.hud .panel, .hud > .top-bar, .hud .action-bar, .hud .bag';

/** Runs in the page. */
function boxesOf(selector: string): Box[] {
  return [...document.querySelectorAll(selector)]
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0)
    .map(({ left, top, right, bottom }) => ({ left, top, right, bottom }));
}

export interface Shares {
  readonly width: number;
  readonly height: number;
}

function windowOf(page: Page): Shares {
  const window = page.viewportSize();
  if (!window) throw new Error('The window has no size.');
  return window;
}

/** Width and height of the largest rectangle of the window that no panel covers. */
export async function freeRoom(page: Page): Promise<Box> {
  const { width, height } = windowOf(page);
  const boxes = await page.evaluate(boxesOf, PANELS);
  return largestFree({ left: 0, top: 0, right: width, bottom: height }, boxes);
}

/** The smallest box around places of the table, in pixels of the window. */
export async function outlineOf(page: Page, places: readonly Place[]): Promise<Box> {
  const points = await onWindow(page, places);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** What a box takes of the window, as shares of its width and height. */
export function sharesOf(page: Page, { left, top, right, bottom }: Box): Shares {
  const { width, height } = windowOf(page);
  return { width: (right - left) / width, height: (bottom - top) / height };
}

/** Runs in the page: for every panel the longest stretch from top to bottom in which nothing stands, in ems of the page. */
function bareStretches(): (readonly [panel: string, ems: number])[] {
  const em = Number.parseFloat(getComputedStyle(document.body).fontSize);
  return [...document.querySelectorAll('.hud .panel, .hud .bag')].map((panel) => {
    const { top, bottom } = panel.getBoundingClientRect();
    const leaves = [...panel.querySelectorAll('*')].filter(
      ({ childElementCount, textContent, tagName }) =>
        childElementCount === 0 && (textContent !== '' || ['svg', 'use', 'IMG'].includes(tagName)),
    );
    const spans = leaves
      .map((leaf) => leaf.getBoundingClientRect())
      .filter(({ width, height }) => width > 1 && height > 1)
      .toSorted((one, other) => one.top - other.top);
    let [end, longest] = [top, 0];
    for (const span of [...spans, { top: bottom, bottom }]) {
      longest = Math.max(longest, Math.min(span.top, bottom) - end);
      end = Math.max(end, span.bottom);
    }
    return [panel.className, longest / em] as const;
  });
}

/** Panels with a stretch of nothing that is longer than so many ems. */
export async function slabs(page: Page, ems: number): Promise<readonly string[]> {
  const stretches = await page.evaluate(bareStretches);
  return stretches.filter(([, bare]) => bare > ems).map(([panel, bare]) => `${panel}: ${bare.toFixed(1)} em`);
}
