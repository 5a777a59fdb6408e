/** Where controls are seen: what is scrolled out of its list is not where it would lie if the list were longer. */
import { type Box, clampedTo, isWithin } from './steps';

/** Parts of the page that cut off what they hold, asked for once a step. */
class Frames {
  private readonly cutting = new Map<Element, boolean>();

  private cuts(element: Element): boolean {
    const known = this.cutting.get(element);
    if (known !== undefined) return known;
    const { overflowX, overflowY } = getComputedStyle(element);
    const cuts = overflowX !== 'visible' || overflowY !== 'visible';
    this.cutting.set(element, cuts);
    return cuts;
  }

  /** Those around a control, as far as the focus is outside; the innermost first. */
  around(control: Element, focus: Element): readonly Element[] {
    const found: Element[] = [];
    for (let at = control.parentElement; at && !at.contains(focus); at = at.parentElement)
      if (this.cuts(at)) found.push(at);
    return found;
  }
}

interface Sight {
  readonly control: HTMLElement;
  readonly box: Box;
  /** What it is scrolled out of; null for what can be seen. */
  readonly hiddenBy: Element | null;
}

function sightOf(control: HTMLElement, frames: readonly Element[]): Sight {
  let box: Box = control.getBoundingClientRect();
  let hiddenBy: Element | null = null;
  for (const frame of frames) {
    const room = frame.getBoundingClientRect();
    if (!isWithin(box, room)) hiddenBy ??= frame;
    box = clampedTo(box, room);
  }
  return { control, box, hiddenBy };
}

/**
 * Controls that the focus can go to from where it is, with their boxes on the window. In its own list it goes on to what is scrolled away;
 * into another one it comes by what can be seen there, or by its edge where that is nothing.
 */
export function controlsSeenFrom(
  focus: Element,
  controls: readonly HTMLElement[],
): readonly (readonly [HTMLElement, Box])[] {
  const frames = new Frames();
  const sights = controls.map((control) => {
    const around = frames.around(control, focus);
    return { ...sightOf(control, around), around };
  });
  const open = new Set(sights.flatMap(({ hiddenBy, around }) => (hiddenBy ? [] : around)));
  return sights.flatMap(({ control, box, hiddenBy }) =>
    hiddenBy && open.has(hiddenBy) ? [] : [[control, box] as const],
  );
}
