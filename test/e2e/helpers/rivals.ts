/** Plays the test game of rivals on the screen and beside it, and looks after every move for what nobody may know. */
import type { ConsoleMessage, Page } from 'playwright-core';
import type { OpenSession } from '../../../machines/kernel/contract';
import { createSession } from '../../../machines/kernel/session';
import type { SeatId, Viewer } from '../../../models/kernel/types';
import {
  cardsIn,
  type DuelEntry,
  type DuelMove,
  type DuelState,
  known,
  parryDuel,
} from '../../helpers/parry-duel';
import { moveChooser } from '../../helpers/random-play';
import { moveLabel } from '../rivals/composing';
import type { RivalsPage } from '../rivals/page';
import type { Find } from '../rivals/walk';
import { cardName } from '../rivals/words';

type Duel = OpenSession<DuelState, DuelMove, DuelEntry>;

/** A duel on the screen, and the same one beside it. */
export interface Rivals {
  readonly page: Page;
  readonly shadow: Duel;
  /** A bot sits at the second seat. */
  readonly bot: boolean;
  readonly console: readonly string[];
  /** Who holds their cards on the screen. */
  holder: SeatId | null;
}

const PATTERN = '\\b(?:strike|parry)[- ]\\d\\d\\b';
const NAMES: Readonly<Record<SeatId, string>> = { 'seat-1': 'Player 1', 'seat-2': 'Player 2' };

/** What is written to the console, objects as JSON. */
function listenToConsole(page: Page): readonly string[] {
  const lines: string[] = [];
  page.on('console', (message: ConsoleMessage) => {
    lines.push(message.text());
    for (const argument of message.args())
      argument.jsonValue().then(
        (value) => lines.push(JSON.stringify(value) ?? ''),
        () => lines.push('What was written could not be read.'),
      );
  });
  return lines;
}

function shadowOf(seed: string, bot: boolean): Duel {
  const seats = Object.entries(NAMES).map(([id, name], at) => ({
    id: id as SeatId,
    name,
    controller: bot && at === 1 ? ({ kind: 'bot', level: 'hard' } as const) : ({ kind: 'human' } as const),
  }));
  return createSession(parryDuel, { options: {}, seats, seed });
}

/** Starts a duel on a page that was opened with this seed. */
export async function startRivals(page: Page, seed: string, bot: boolean): Promise<Rivals> {
  const console = listenToConsole(page);
  await page.getByRole('button', { name: 'New game' }).click();
  if (bot)
    await page
      .getByRole('group', { name: 'Seat 2' })
      .getByRole('combobox', { name: 'Played by' })
      .selectOption('Bot, hard');
  await page.getByRole('button', { name: 'Start' }).click();
  await page.locator('body[data-ready=table]').waitFor({ state: 'attached' });
  return { page, shadow: shadowOf(seed, bot), bot, console, holder: bot ? 'seat-1' : null };
}

/** Runs in the page. */
export function lookInPage(pattern: string): Promise<readonly Find[]> {
  return (window as unknown as { readonly rivals: RivalsPage }).rivals.lookAround(pattern);
}

/** What assistive techniques are told of the page. */
async function accessibilityTree(page: Page): Promise<string> {
  const developer = await page.context().newCDPSession(page);
  const { nodes } = await developer.send('Accessibility.getFullAXTree');
  await developer.detach();
  return JSON.stringify(nodes);
}

/** Every place in which a card can be found on the screen now that the viewer may not know. */
export async function leaksOn(rivals: Rivals, viewer: Viewer): Promise<readonly Find[]> {
  const { page, shadow } = rivals;
  const allowed = known(shadow.whole().position.state, viewer);
  const finds = [
    ...(await page.evaluate(lookInPage, PATTERN)),
    ...cardsIn(await accessibilityTree(page)).map((text) => ({ text, at: 'accessibility tree' })),
    ...cardsIn(rivals.console.join('\n')).map((text) => ({ text, at: 'console' })),
  ];
  return finds.filter(({ text }) => !cardsIn(text).every((card) => allowed.includes(card)));
}

/** The cards that can be read in the hand; none while it lies face down. */
export function handOf(page: Page): Promise<readonly string[]> {
  return page.getByRole('region', { name: 'Hand' }).getByRole('button').allTextContents();
}

/** The same cards beside the screen. */
export function shadowHand({ shadow }: Rivals, seat: SeatId): readonly string[] {
  return (shadow.whole().position.state.hands[seat] ?? []).map(cardName);
}

/** The name of who has won. */
export function winnerOf({ shadow }: Rivals): string {
  const [winner] = shadow.whole().outcome?.winners ?? [];
  if (!winner) throw new Error('Nobody has won.');
  return NAMES[winner] ?? winner;
}

/** The screen shows the position after so many moves. */
async function inStep({ page, shadow }: Rivals): Promise<void> {
  await page.getByText(`Moves: ${shadow.whole().moves.length}`, { exact: true }).waitFor();
}

/** The person who decides picks up their cards, if somebody else or nobody holds theirs. */
async function pickUp(rivals: Rivals, look: (viewer: Viewer) => Promise<void>): Promise<SeatId> {
  const { page, shadow } = rivals;
  const [decides] = shadow.whole().prompt.seats;
  if (!decides) throw new Error('Nobody is asked.');
  if (rivals.holder === decides) return decides;
  const name = NAMES[decides] ?? '';
  await page.getByRole('dialog', { name: `Hand the screen to ${name}` }).waitFor();
  await look('table');
  await page.getByRole('button', { name: `I am ${name}` }).click();
  rivals.holder = decides;
  return decides;
}

/**
 * Plays to the end, or until the screen was looked at so many times.
 * @param look is called whenever the screen has changed, with whoever sits before it
 * @returns who sat before it at each look
 */
export async function playRivals(
  rivals: Rivals,
  seed: string,
  look: (viewer: Viewer) => Promise<void>,
  looks = Number.POSITIVE_INFINITY,
): Promise<readonly Viewer[]> {
  const { page, shadow } = rivals;
  const choose = moveChooser<DuelMove>(seed);
  const looked: Viewer[] = [];
  const watch = async (viewer: Viewer) => {
    looked.push(viewer);
    await look(viewer);
  };
  while (!shadow.whole().outcome && looked.length < looks) {
    await inStep(rivals);
    const seat = await pickUp(rivals, watch);
    const move = choose(shadow.seen(seat).legal);
    const decision = page.getByRole('region', { name: 'Decision' });
    const button = decision.getByRole('button', { name: moveLabel(move) });
    await button.waitFor();
    await watch(seat);
    await button.click();
    shadow.play(move, seat);
    while (rivals.bot && shadow.playBot());
  }
  return looked;
}
