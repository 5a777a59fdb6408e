/** Moves the focus of the page by direction, over the panels and the table, and presses what has it. */
import { t } from '../../i18n';
import { isFinger, openSpots, pointAt } from './spots';
import { type Box, type Direction, stepTo } from './steps';

const CONTROLS =
  'button, a[href], input, select, textarea, summary, [tabindex="0"]:not(.log):not([role="tabpanel"])';
/** Where the focus begins, in order of what is most likely meant: the help in the head of a decision comes last. */
const FIRST = [
  '[data-first]',
  '.decision-panel > :not(.decision-head) button:not([aria-disabled="true"])',
  '.button-primary',
];

/** What lies over everything else. */
function layer(): ParentNode {
  return [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
}

function controls(): readonly HTMLElement[] {
  return [...layer().querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (control) => control.checkVisibility() && !control.matches(':disabled'),
  );
}

function firstOf(all: readonly HTMLElement[]): HTMLElement | undefined {
  const firsts = FIRST.map((selector) => all.find((control) => control.matches(selector)));
  return firsts.find((control) => control !== undefined) ?? all[0];
}

/** A slider or a list is changed by going left and right. @returns whether it was one */
function change(control: Element, direction: Direction): boolean {
  if (direction === 'up' || direction === 'down') return false;
  const by = direction === 'right' ? 1 : -1;
  if (control instanceof HTMLInputElement && control.type === 'range') {
    control.stepUp(by);
    control.dispatchEvent(new Event('input', { bubbles: true }));
    return true;
  }
  if (!(control instanceof HTMLSelectElement)) return false;
  const to = control.selectedIndex + by;
  if (to < 0 || to >= control.options.length || control.options[to]?.disabled) return true;
  control.selectedIndex = to;
  control.dispatchEvent(new Event('change', { bubbles: true }));
  return true;
}

/** What the focus can go to, and where that is. */
interface Goal {
  readonly box: Box;
  go(): void;
}

function goalOf(control: HTMLElement): Goal {
  return {
    box: control.getBoundingClientRect(),
    go: () => control.focus({ focusVisible: true } as FocusOptions),
  };
}

/** Places on the table; a dialog lies over them. */
function goalsOnTable(): readonly Goal[] {
  if (layer() !== document) return [];
  return openSpots().map(([spot, box]) => ({ box, go: () => pointAt(spot, box, t('pads.spot')) }));
}

/** The focus goes to what lies next in that direction; to the first thing to be done where nothing has it. */
export function moveFocus(direction: Direction): void {
  const all = controls();
  const from = document.activeElement;
  if (!(from instanceof HTMLElement) || !(all.includes(from) || isFinger(from))) {
    firstOf(all)?.focus({ focusVisible: true } as FocusOptions);
    return;
  }
  if (change(from, direction)) return;
  const own = from.getBoundingClientRect();
  const goals = [...all.filter((control) => control !== from).map(goalOf), ...goalsOnTable()];
  const to = stepTo(
    own,
    goals.map(({ box }) => box),
    direction,
  );
  goals[to]?.go();
}

/** Presses what has the focus; the first thing to be done gets it where nothing has. */
export function pressFocus(): void {
  const { activeElement } = document;
  const all = controls();
  if (activeElement instanceof HTMLElement && all.includes(activeElement)) activeElement.click();
  else firstOf(all)?.focus({ focusVisible: true } as FocusOptions);
}

/** Closes the dialog that lies over everything. @returns whether there was one */
export function closeDialog(): boolean {
  const dialog = layer();
  if (!(dialog instanceof HTMLDialogElement)) return false;
  dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
  return true;
}
