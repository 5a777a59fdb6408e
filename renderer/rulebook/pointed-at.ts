type Page = Pick<Document, 'querySelectorAll'>;

/** The mark of what has the focus, else of what the pointer is over; inside a marked thing the inner mark counts. */
export function markPointedAt(page: Page, mark: 'data-rule' | 'data-closeup'): string | null {
  const innermost = (selector: string) =>
    [...page.querySelectorAll(selector)].at(-1)?.getAttribute(mark) ?? null;
  return innermost(`[${mark}]:is(:focus-visible, :has(:focus-visible))`) ?? innermost(`[${mark}]:hover`);
}

/** The entry of the rulebook of what is pointed at. */
export function entryPointedAt(page: Page): string | null {
  return markPointedAt(page, 'data-rule');
}
