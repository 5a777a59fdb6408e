/** How far outside of what is shown something counts as in sight already, so that it is there when it is scrolled to. */
const MARGIN = '200px';

/** Does something once, as soon as an element is in sight. @returns undoes it */
export function whenInSight(
  element: Element,
  work: () => void,
  Observer: typeof IntersectionObserver = IntersectionObserver,
): () => void {
  const observer = new Observer(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      work();
    },
    { rootMargin: MARGIN },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
