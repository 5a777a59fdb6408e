/** Fewer frames than the screen could show, so that a machine stays cool and quiet. */

type Page = Pick<Window, 'requestAnimationFrame' | 'cancelAnimationFrame'>;

/** Milliseconds by which frames of a screen come early or late. */
const JITTER = 2;

/**
 * Hands frames out at most so many times a second; all that wait for one get the same.
 * @returns goes back to every frame of the screen
 */
export function limitFrames(page: Page, perSecond: number): () => void {
  const { requestAnimationFrame, cancelAnimationFrame } = page;
  const request = requestAnimationFrame.bind(page);
  const waiting = new Map<number, FrameRequestCallback>();
  let last = Number.NEGATIVE_INFINITY;
  let names = 0;
  let asked = false;

  function look(at: number): void {
    asked = false;
    if (at - last >= 1000 / perSecond - JITTER) {
      last = at;
      const due = [...waiting.values()];
      waiting.clear();
      for (const draw of due) draw(at);
    }
    ask();
  }
  function ask(): void {
    if (asked || waiting.size === 0) return;
    asked = true;
    request(look);
  }

  page.requestAnimationFrame = (draw) => {
    names -= 1;
    waiting.set(names, draw);
    ask();
    return names;
  };
  page.cancelAnimationFrame = (name) => {
    if (!waiting.delete(name)) cancelAnimationFrame.call(page, name);
  };
  return () => Object.assign(page, { requestAnimationFrame, cancelAnimationFrame });
}
