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

type Setting = HTMLSelectElement | HTMLInputElement;

/** The slider or list that directions change until it is let go; without a press the focus only walks over it. */
let held: Setting | null = null;

function isSetting(control: Element): control is Setting {
  return (
    control instanceof HTMLSelectElement || (control instanceof HTMLInputElement && control.type === 'range')
  );
}

function take(setting: Setting | null): void {
  held?.toggleAttribute('data-held', false);
  held = setting;
  held?.toggleAttribute('data-held', true);
}

/** Lets a slider or a list go that directions change. @returns whether there was one */
export function letSettingGo(): boolean {
  const was = held !== null && held === document.activeElement;
  take(null);
  return was;
}

function change(setting: Setting, direction: Direction): void {
  const by = direction === 'right' || direction === 'down' ? 1 : -1;
  if (setting instanceof HTMLInputElement) {
    setting.stepUp(by);
    setting.dispatchEvent(new Event('input', { bubbles: true }));
    return;
  }
  const to = setting.selectedIndex + by;
  if (to < 0 || to >= setting.options.length || setting.options[to]?.disabled) return;
  setting.selectedIndex = to;
  setting.dispatchEvent(new Event('change', { bubbles: true }));
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
  if (held === from) {
    change(held, direction);
    return;
  }
  take(null);
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
  if (activeElement && isSetting(activeElement) && all.includes(activeElement))
    take(held === activeElement ? null : activeElement);
  else if (activeElement instanceof HTMLElement && (all.includes(activeElement) || isFinger(activeElement)))
    activeElement.click();
  else firstOf(all)?.focus({ focusVisible: true } as FocusOptions);
}

/** Closes the dialog that lies over everything. @returns whether there was one */
export function closeDialog(): boolean {
  const dialog = layer();
  if (!(dialog instanceof HTMLDialogElement)) return false;
  dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
  return true;
}
