import { afterAll, beforeAll, expect, it } from 'vitest';
import { sessionAt } from '../helpers/survive-session';
import { table } from '../helpers/survive-until-daylight';
import { type OpenedApp, openApp, QUICK, SMALL } from './helpers/app';
import { barriers } from './helpers/look';
import { putAutosave } from './helpers/saves';

let app: OpenedApp;

/** Seat 1 was in the hands of a bot for a search, and its person is back. */
function cameBack() {
  const pile = ['jk-junk', 'hl-bar', 'in-wires', 'am-arrow', 'wave'] as const;
  const session = sessionAt('searchTurn', table({ seats: 2, pile: [...pile], more: { searcher: 'seat-1' } }));
  session.handOver('seat-1', { kind: 'bot', level: 'normal' });
  const isTheirs = () =>
    session.whole().prompt.id === 'searchTurn' && session.whole().prompt.seats[0] === 'seat-1';
  do {
    if (session.playBot()) continue;
    const move = session.legalMoves().find(({ type }) => type === 'DRAW' || type === 'KEEP');
    if (move) session.playByAnyone(move);
  } while (!isTheirs());
  session.handOver('seat-1', { kind: 'human' });
  return session;
}

const button = (name: string | RegExp) => app.page.getByRole('button', { name });

async function goOn(): Promise<void> {
  await button(/^Continue/)
    .first()
    .click();
  await app.page.locator('body[data-ready=table]').waitFor({ state: 'attached' });
}

beforeAll(async () => {
  app = await openApp({ ...SMALL, drawn: false }, `?${QUICK}&seed=table`);
  await button('New game').waitFor();
  await putAutosave(app.page, cameBack());
  await app.page.reload();
  await goOn();
});
afterAll(() => app.close());

it('whoever comes back from the hands of a bot reads what happened, until it is read', async () => {
  const note = app.page.getByRole('complementary', { name: 'Player 1, while you were away' });
  await note.waitFor();
  expect(await note.getByRole('listitem').count()).toBeGreaterThan(1);
  expect(await barriers(app.page)).toEqual([]);
  await note.getByRole('button', { name: 'I know' }).click();
  expect(await note.count()).toBe(0);
});

it('a rule of the house is agreed on in the menu, said in the log, and stays with the game', async () => {
  const { page } = app;
  await page.keyboard.press('F10');
  await button('House rules, As in the book').click();
  await page.getByLabel('Undo').selectOption('none');
  expect(await barriers(page)).toEqual([]);
  await button(/^Close/).click();
  await button('House rules, Undo: Never: what was played is played').waitFor();
  await button('Back to the game').click();
  await page.getByText('House rule from now on: Undo: Never: what was played is played').waitFor();
  await page.reload();
  await goOn();
  await page.keyboard.press('F10');
  await button('House rules, Undo: Never: what was played is played').waitFor();
  await button('Back to the game').click();
  const undo = button(/^Undo/);
  await undo.hover();
  await page.getByText('By the rules of this house nothing is taken back.').first().waitFor();
});

it('the street is a list that the keyboard opens, walks and answers', async () => {
  const { page } = app;
  await page.keyboard.press('b');
  const list = page.getByRole('dialog', { name: 'Places' });
  await list.getByRole('button', { name: /^Search pile, Draw: / }).waitFor();
  expect(await barriers(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await list.waitFor({ state: 'detached' });
  const decision = page.getByRole('region', { name: 'Decision' });
  await expect.poll(() => decision.textContent()).not.toContain('Pull a card');
});
