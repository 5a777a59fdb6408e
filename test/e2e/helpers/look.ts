/** Looks at the screen as a whole: how panels lie, and whether everybody can use it. */
import axe from 'axe-core';
import type { Page } from 'playwright-core';

interface Box {
  readonly name: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** Places in the list of those that are parts of this one. */
  readonly parts: readonly number[];
}

/** Runs in the page. */
function boxesOf(selector: string): Box[] {
  const elements = [...document.querySelectorAll(selector)];
  return elements.map((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const parts = elements.flatMap((other, n) => (other !== element && element.contains(other) ? [n] : []));
    return { name: element.className, left, top, right, bottom, parts };
  });
}

function overlap(one: Box, other: Box): boolean {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return wide > 1 && high > 1;
}

/** Milliseconds within which any machine's screen comes to rest. */
const REST = 60_000;

/**
 * What still is wrong when the screen has come to rest: while panels come in and the focus scrolls, one may cover
 * another for a frame or two, and on a slow machine that is just when one looks.
 */
async function lasting(page: Page, look: () => Promise<readonly string[]>): Promise<readonly string[]> {
  const end = Date.now() + REST;
  let found = await look();
  while (found.length > 0 && Date.now() < end) {
    await page.waitForTimeout(100);
    found = await look();
  }
  return found;
}

const PANELS = '.hud .panel, .hud .top-bar, .hud .action-bar';

/**
 * Pairs of panels that lie on one another.
 * @param selector of other things than the panels around the table
 */
export function overlaps(page: Page, selector = PANELS): Promise<readonly string[]> {
  return lasting(page, () => overlapsNow(page, selector));
}

async function overlapsNow(page: Page, selector: string): Promise<readonly string[]> {
  const boxes = await page.evaluate(boxesOf, selector);
  return boxes.flatMap((one, index) =>
    boxes.flatMap((other, n) =>
      n > index && !one.parts.includes(n) && overlap(one, other) ? [`${one.name} on ${other.name}`] : [],
    ),
  );
}

/** Runs in the page: what stands beside a thing that is framed, and lies under the frame. */
function underFrames(selector: string): string[] {
  return [...document.querySelectorAll(selector)].flatMap((framed) => {
    const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(framed);
    if (outlineStyle === 'none') return [];
    const reach = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
    const box = framed.getBoundingClientRect();
    return [...(framed.parentElement?.children ?? [])].flatMap((other) => {
      const { left, top, right, bottom } = other.getBoundingClientRect();
      const high = Math.min(bottom, box.bottom + reach) - Math.max(top, box.top - reach);
      const wide = Math.min(right, box.right + reach) - Math.max(left, box.left - reach);
      return other !== framed && high > 1 && wide > 1 ? [`${framed.className} on ${other.className}`] : [];
    });
  });
}

/** Neighbours of things that the coach frames on which the frame lies. */
export function coveredByFrames(page: Page, selector: string): Promise<readonly string[]> {
  return lasting(page, () => page.evaluate(underFrames, selector));
}

/** Runs in the page: a button is there for the pointer if its middle is its own. */
function coveredButtons([within, mayScroll]: readonly [string, boolean]): string[] {
  // Lines of the log are buttons too, and scroll.
  return [...document.querySelectorAll(`${within} button:not(.log-link)`)].flatMap((button) => {
    if (!button.checkVisibility()) return [];
    if (mayScroll) button.scrollIntoView({ block: 'nearest' });
    const { left, top, right, bottom } = button.getBoundingClientRect();
    const whole = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return whole && button.contains(hit) ? [] : [button.getAttribute('aria-label') ?? button.innerHTML];
  });
}

/**
 * Buttons that are shown, but not wholly in the window or under something.
 * @param mayScroll whether one may have to scroll to them
 * @param within the part of the window that is looked at
 */
export function unreachable(page: Page, mayScroll = false, within = '.hud'): Promise<readonly string[]> {
  return lasting(page, () => page.evaluate(coveredButtons, [within, mayScroll] as const));
}

/** Runs in the page, where axe has been put. */
function findViolations(): Promise<readonly string[]> {
  const { axe: inspector } = window as unknown as { readonly axe: typeof axe };
  return inspector
    .run()
    .then(({ violations }) =>
      violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`)),
    );
}

/** What keeps people from using this screen, as far as axe can tell. */
export async function barriers(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(findViolations);
}
