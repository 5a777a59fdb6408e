/** Two ways to do the steps of a move: with the mouse, and with nothing but the keyboard. */
import type { Locator, Page } from 'playwright-core';
import type { ZoneId } from '../../../models/dying-light/ids';
import { zoneName } from '../../../renderer/games/dying-light/names';
import type { Step } from './steps';
import { clickHere, pointAt } from './table-picks';

export interface Hands {
  readonly do: (step: Step) => Promise<void>;
  /** Whether the Zone can be picked; asked before the steps of a move begin with it. */
  readonly canReach: (zone: ZoneId) => Promise<boolean>;
}

type StepOf<K extends Step['kind']> = Extract<Step, { kind: K }>;

function decision(page: Page): Locator {
  return page.getByRole('region', { name: 'Decision' });
}

function button(place: Page | Locator, name: string, nth = 0): Locator {
  return place.getByRole('button', { name, exact: true }).nth(nth);
}

function action(page: Page, name: string): Locator {
  return button(page.getByRole('toolbar', { name: 'Actions' }), name);
}

function group(page: Page, question: string): Locator {
  return decision(page).getByRole('group', { name: question, exact: true });
}

function radio(page: Page, { question, name, nth }: StepOf<'choose'>): Locator {
  return group(page, question).getByRole('radio', { name }).nth(nth);
}

/** What folds the answers of a question away that dice answer as well. */
function foldOf(page: Page, question: string): Locator {
  return group(page, question).locator('details:not([open]) > summary');
}

function box(page: Page, { question, name }: StepOf<'mark'>): Locator {
  return group(page, question).getByRole('checkbox', { name, exact: true });
}

/**
 * Clicks where it is, without waiting for frames to see that it stands still: nothing moves in these games, and a
 * frame drawn by the processor takes long.
 */
const AT_ONCE = { force: true };

/** Clicks buttons, and Zones on the canvas. */
export function mouse(page: Page): Hands {
  return {
    canReach: (zone) => pointAt(page, zone),
    async do(step) {
      switch (step.kind) {
        case 'read':
          return page.getByRole('dialog').getByRole('button').click(AT_ONCE);
        case 'press':
          return button(decision(page), step.name, step.nth).click(AT_ONCE);
        case 'action':
          return action(page, step.name).click(AT_ONCE);
        case 'place':
          return clickHere(page);
        case 'choose':
          if (await foldOf(page, step.question).count()) await foldOf(page, step.question).click(AT_ONCE);
          return radio(page, step).check(AT_ONCE);
        case 'mark':
          return box(page, step).click(AT_ONCE);
        case 'confirm':
          return button(decision(page), step.name).click(AT_ONCE);
        default:
          return step satisfies never;
      }
    },
  };
}

/** Longer than any way round the screen. */
const MOST_TABS = 120;

function hasFocus(place: Locator): Promise<boolean> {
  return place.evaluate((element) => element.contains(document.activeElement));
}

/** Tabs on until the focus is in there. */
export async function tabTo(page: Page, place: Locator): Promise<void> {
  for (let tabs = 0; !(await hasFocus(place)); tabs++) {
    if (tabs === MOST_TABS) throw new Error(`The focus never comes to ${place.toString()}.`);
    await page.keyboard.press('Tab');
  }
}

/** Tabs to a button and presses it. */
export async function enter(page: Page, place: Locator): Promise<void> {
  await tabTo(page, place);
  await page.keyboard.press('Enter');
}

/** The key that is printed on a button; without one, Tab and Enter. */
async function pressByKey(page: Page, place: Locator): Promise<void> {
  const key = await place.getAttribute('aria-keyshortcuts');
  if (key === null) return enter(page, place);
  await page.keyboard.press(key.toLowerCase());
}

/** Space turns on the first of a question that nobody has answered; the arrow keys walk through the others. */
async function chooseByKey(page: Page, step: StepOf<'choose'>): Promise<void> {
  const answers = group(page, step.question);
  const wanted = radio(page, step);
  if (await foldOf(page, step.question).count()) await enter(page, foldOf(page, step.question));
  const shown = answers.getByRole('radio', { checked: true }).or(answers.getByRole('radio').first());
  await tabTo(page, shown.first());
  if ((await answers.getByRole('radio', { checked: true }).count()) === 0) await page.keyboard.press('Space');
  const count = await answers.getByRole('radio').count();
  for (let pressed = 0; !(await wanted.isChecked()); pressed++) {
    if (pressed > count) throw new Error(`The arrow keys never come to "${step.name}".`);
    await page.keyboard.press('ArrowDown');
  }
}

async function markByKey(page: Page, step: StepOf<'mark'>): Promise<void> {
  await tabTo(page, box(page, step));
  await page.keyboard.press('Space');
}

async function placeByKey(page: Page, zone: ZoneId): Promise<void> {
  await page.keyboard.press('b');
  const places = page.getByRole('dialog', { name: 'Places' });
  await enter(page, places.getByRole('button', { name: zoneName(zone) }));
}

/** Never touches the mouse. */
export function keyboard(page: Page): Hands {
  return {
    canReach: async () => true,
    async do(step) {
      switch (step.kind) {
        case 'read':
          return page.keyboard.press('Enter');
        case 'press':
          return pressByKey(page, button(decision(page), step.name, step.nth));
        case 'action':
          return pressByKey(page, action(page, step.name));
        case 'place':
          return placeByKey(page, step.zone);
        case 'choose':
          return chooseByKey(page, step);
        case 'mark':
          return markByKey(page, step);
        case 'confirm':
          return page.keyboard.press('Enter');
        default:
          return step satisfies never;
      }
    },
  };
}
