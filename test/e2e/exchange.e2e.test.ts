import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dyingLight } from '../../machines/dying-light/game';
import { resumeSession } from '../../machines/kernel/session';
import type { CommonItemId, ItemId } from '../../models/dying-light/ids';
import { tradable } from '../../models/dying-light/rules/exchange';
import type { Options, State } from '../../models/dying-light/state';
import { itemName, runnerName } from '../../renderer/games/dying-light/names';
import { reasonText } from '../../renderer/games/dying-light/say';
import { composedText, t } from '../../renderer/i18n';
import type { DLSession } from '../helpers/random-play';
import { type OpenedApp, openApp, QUICK, SMALL } from './helpers/app';
import { tabTo } from './helpers/hands';
import { autosave, putAutosave } from './helpers/saves';
import { shadowOf, waiting } from './helpers/shadow';

/** What the two Runners carry besides their Weapons. */
const CARRIED: readonly (readonly CommonItemId[])[] = [
  ['c-smoke', 'c-knives'],
  ['c-syrup', 'c-painkillers'],
];

function dealt(state: State): State {
  const runners = state.runners.map((runner, index) => ({ ...runner, items: [...(CARRIED[index] ?? [])] }));
  const draw = state.common.draw.filter((card) => !CARRIED.flat().includes(card));
  return { ...state, runners, common: { ...state.common, draw } };
}

/** Two Runners of two people side by side at the start of a turn, each with a Weapon and two Items. */
function sideBySide(): DLSession {
  const session = shadowOf('trade', { runners: 2 });
  while (session.whole().prompt.id !== 'acting')
    session.playByAnyone(waiting(session.whole(), session.legalMoves()));
  const { options, seats, seed, loaded } = session.save();
  const { position, ...story } = session.whole();
  const restored = { ...story, value: position.value, state: dealt(position.state) };
  return resumeSession(dyingLight, { options: options as Options, seats, seed, loaded }, restored);
}

/** Runs in the page: nothing lies over it, and it is not scrolled away. */
function isInSight(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}

describe('an exchange on the screen', () => {
  const session = sideBySide();
  const { state } = session.whole().position;
  const [one, other] = state.runners.toSorted((runner) => (runner.id === state.active ? -1 : 1));
  if (!one || !other) throw new Error('Two Runners play.');
  const [weapon, first] = tradable(one) as readonly [ItemId, ItemId];
  const [otherWeapon, , last] = tradable(other) as readonly [ItemId, ItemId, ItemId];
  let app: OpenedApp;
  const decision = (page: Page) => page.getByRole('region', { name: 'Decision' });
  const box = (question: string, owner: typeof one, item: ItemId) =>
    decision(app.page)
      .getByRole('group', {
        name: composedText(`dl.hud.ask.${question}`, { runner: runnerName(owner.id) }),
        exact: true,
      })
      .getByRole('checkbox', { name: itemName(item), exact: true });

  beforeAll(async () => {
    app = await openApp({ ...SMALL, drawn: false }, `?${QUICK}`);
    await app.page.getByRole('main', { name: 'Curfew' }).waitFor();
    await putAutosave(app.page, session);
    await app.page.reload();
    await app.page.getByRole('button', { name: /^Continue/ }).click();
    await app.page.getByRole('toolbar', { name: 'Actions' }).waitFor();
  });
  afterAll(() => app.close());

  it('says why a Weapon is not given for nothing (DL-USE-04)', async () => {
    const { page } = app;
    await page.getByRole('button', { name: 'Exchange', exact: true }).click();
    await box('give', one, weapon).click();
    const why = decision(page)
      .getByRole('alert')
      .getByText(reasonText({ id: 'needWeapon', params: {} }));
    expect(await why.evaluate(isInSight)).toBe(true);
    await box('take', other, otherWeapon).click();
    await decision(page).getByRole('alert').waitFor({ state: 'detached' });
  });

  it('takes more Items with the keyboard, and is offered with Enter (DL-USE-03)', async () => {
    const { page } = app;
    await tabTo(page, box('give', one, first));
    await page.keyboard.press('Space');
    await tabTo(page, box('take', other, last));
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: t('dl.hud.category.ACCEPT'), exact: true }).waitFor();
    const offer = {
      type: 'EXCHANGE',
      otherRunner: other.id,
      give: [weapon, first],
      take: [otherWeapon, last],
    };
    await expect.poll(async () => (await autosave(page)).moves.at(-1)?.move).toEqual(offer);
  });
});
