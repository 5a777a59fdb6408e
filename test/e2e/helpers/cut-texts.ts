import type { Page } from 'playwright-core';

/** Runs in the page. Fields and what scrolls may hold more than they show; what only screen readers read is not seen. */
function cutWithin(within: string): string[] {
  return [...document.querySelectorAll<HTMLElement>(`${within} *`)].flatMap((element) => {
    if (element.closest('.unseen, input, select, textarea') || element.textContent === '') return [];
    const { overflowX, overflowY, clipPath } = getComputedStyle(element);
    if (clipPath === 'inset(50%)') return [];
    const isWide = overflowX !== 'auto' && element.scrollWidth > element.clientWidth + 1;
    const isHigh = overflowY !== 'auto' && element.scrollHeight > element.clientHeight + 1;
    const isCut = (overflowX !== 'visible' && isWide) || (overflowY !== 'visible' && isHigh);
    return isCut ? [`${element.className}: ${element.textContent}`] : [];
  });
}

/** Elements in a part of the window that cut off what is written in them. */
export function cutTexts(page: Page, within: string): Promise<readonly string[]> {
  return page.evaluate(cutWithin, within);
}
