/** The entry of what has the focus, else of what the pointer is over; inside a marked thing the inner mark counts. */
export function entryPointedAt(page: Pick<Document, 'querySelectorAll'>): string | null {
  const innermost = (selector: string) =>
    [...page.querySelectorAll(selector)].at(-1)?.getAttribute('data-rule') ?? null;
  return innermost('[data-rule]:is(:focus-visible, :has(:focus-visible))') ?? innermost('[data-rule]:hover');
}
