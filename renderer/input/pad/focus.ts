/** Moves the focus of the page by direction, over the panels and the table, and presses what has it. */
import { t } from '../../i18n';
import { leaveForAMoment } from '../leave-field';
import { mixedFurther } from './colours';
import { controlsSeenFrom } from './seen';
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

/** The slider, number, colour or list that directions change until it is let go; without a press the focus only walks over it. */
let held: Setting | null = null;
/** What a list stood at when it was taken, and what it was turned to since: the page may be drawn anew meanwhile, with the old choice. */
let before = -1;
let turnedTo = -1;

const COLOUR = 'color';
const STEPPED: readonly string[] = ['range', 'number', COLOUR];

function isSetting(control: Element): control is Setting {
  const isStepped = control instanceof HTMLInputElement && STEPPED.includes(control.type);
  return isStepped || control instanceof HTMLSelectElement;
}

function take(setting: Setting): void {
  held = setting;
  before = setting instanceof HTMLSelectElement ? setting.selectedIndex : -1;
  turnedTo = before;
  setting.toggleAttribute('data-held', true);
  // Whatever takes the focus away, a mouse or a key: nobody holds it any more.
  setting.addEventListener('blur', () => held === setting && letGo(false), { once: true });
}

/** @param isMeant whether what a list stands at now is chosen, or what it stood at before */
function letGo(isMeant: boolean): void {
  const setting = held;
  held = null;
  setting?.toggleAttribute('data-held', false);
  if (!(setting instanceof HTMLSelectElement) || turnedTo === before) return;
  setting.selectedIndex = isMeant ? turnedTo : before;
  if (isMeant) setting.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Lets a slider, a number or a list go that directions change, as it stood before if it is a list. @returns whether there was one */
export function letSettingGo(): boolean {
  const was = held !== null && held === document.activeElement;
  letGo(false);
  return was;
}

/** What somebody writes into with a keyboard, until they leave it. */
let written: HTMLElement | null = null;
/** Inputs that are set and not written into: what they are at counts at once. */
const SET: readonly string[] = ['checkbox', 'radio', 'range', COLOUR];

function isWrittenInto(target: EventTarget | null): target is HTMLElement {
  if (target instanceof HTMLTextAreaElement) return true;
  return target instanceof HTMLInputElement && !SET.includes(target.type);
}

/** Something was put into a field. */
export function noteWriting({ target }: Event): void {
  if (!isWrittenInto(target) || target === held || target === written) return;
  written = target;
  target.addEventListener(
    'blur',
    () => {
      if (written === target) written = null;
    },
    { once: true },
  );
}

/** What was written into a field counts. @returns whether there was one */
export function finishWriting(): boolean {
  const field = written;
  if (field === null || field !== document.activeElement) return false;
  leaveForAMoment(field);
  return true;
}

/** As if it had been typed: what watches a field looks for a value that it has not set itself. */
function type(field: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
}

/** Sliders and numbers change at once and grow upwards, colours are mixed; lists go on downwards, and nothing is chosen in passing. */
function change(setting: Setting, direction: Direction): void {
  if (setting instanceof HTMLInputElement) {
    if (setting.type === COLOUR) type(setting, mixedFurther(setting.value, direction));
    else setting.stepUp(direction === 'right' || direction === 'up' ? 1 : -1);
    setting.dispatchEvent(new Event('input', { bubbles: true }));
    return;
  }
  const to = turnedTo + (direction === 'right' || direction === 'down' ? 1 : -1);
  if (to < 0 || to >= setting.options.length || setting.options[to]?.disabled) return;
  turnedTo = to;
  setting.selectedIndex = to;
}

/** What the focus can go to, and where that is. */
interface Goal {
  readonly box: Box;
  go(): void;
}

function goalsFrom(from: HTMLElement, all: readonly HTMLElement[]): readonly Goal[] {
  const others = all.filter((control) => control !== from);
  return controlsSeenFrom(from, others).map(([control, box]) => ({
    box,
    go: () => control.focus({ focusVisible: true } as FocusOptions),
  }));
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
  letGo(false);
  const own = from.getBoundingClientRect();
  const goals = [...goalsFrom(from, all), ...goalsOnTable()];
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
  if (activeElement && isSetting(activeElement) && all.includes(activeElement)) {
    const wasHeld = held === activeElement;
    letGo(wasHeld);
    if (!wasHeld) take(activeElement);
  } else if (activeElement instanceof HTMLElement && (all.includes(activeElement) || isFinger(activeElement)))
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
