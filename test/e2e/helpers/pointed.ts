/** Whether what the coach points at can be seen. */
import type { Page } from 'playwright-core';

/** Runs in the page: what wears the outline of the coach has to be in the window and to lie on top. */
function hidden(): string[] {
  const outlined = [...document.querySelectorAll<HTMLElement>('.hud *')].filter((one) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(one);
    return outlineStyle === 'solid' && outlineWidth === '3px';
  });
  const named = document.body.dataset.coach ?? '';
  if (outlined.length === 0 && named !== '') return [`nothing shows ${named}`];
  return outlined.flatMap((one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    const isIn = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const isOnTop = hit !== null && (one.contains(hit) || hit.contains(one));
    return isIn && isOnTop ? [] : [one.className];
  });
}

/** What the coach points at in vain: it is covered, or not in the window. */
export function pointedInVain(page: Page): Promise<readonly string[]> {
  return page.evaluate(hidden);
}
