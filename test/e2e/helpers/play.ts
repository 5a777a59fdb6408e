/** Plays the game on the screen and its shadow side by side, and checks that they stay the same. */
import type { Page } from 'playwright-core';
import { isBotsTurn } from '../../../renderer/app/bots';
import { promptText } from '../../../renderer/games/dying-light/say';
import type { DLSession } from '../../helpers/random-play';
import type { Hands } from './hands';
import type { Player } from './shadow';
import { wayTo } from './steps';

/** A game on the screen, the hands that play it, and the same game beside it. */
export interface Play {
  readonly page: Page;
  readonly hands: Hands;
  readonly shadow: DLSession;
}

export interface Played {
  moves: number;
  /** Moves that began with a Zone picked on the table or from the list of places. */
  picks: number;
}

/** Opens the new-game screen of a game. */
export async function planGame(page: Page, game = 'Dying Light'): Promise<void> {
  await page.getByRole('button', { name: 'New game' }).click();
  await page.getByRole('button', { name: `Choose ${game}` }).click();
}

/** Starts the game that the new-game screen of Dying Light offers. */
export async function newGame(page: Page): Promise<void> {
  await planGame(page);
  await page.getByRole('button', { name: 'Start' }).click();
  await page.locator('body[data-ready=table]').waitFor({ state: 'attached' });
}

function isBotsTurnOf(shadow: DLSession): boolean {
  const { prompt, position } = shadow.whole();
  return isBotsTurn(prompt, position.state.seats);
}

/** Waits until the screen asks what the shadow asks. */
export async function inStep(page: Page, shadow: DLSession): Promise<void> {
  const { outcome, prompt } = shadow.whole();
  if (outcome) await page.getByRole('main').waitFor();
  else if (shadow.legalMoves().some(({ type }) => type === 'ACK')) await page.getByRole('dialog').waitFor();
  else await page.getByRole('region', { name: 'Decision' }).getByText(promptText(prompt)).waitFor();
}

/** Makes one move on the screen and in the shadow, beginning with its Zone if that can be picked; bots then move by themselves. */
async function playThroughScreen(
  { page, hands, shadow }: Play,
  player: Player,
  onTable: boolean,
): Promise<{ readonly picked: boolean }> {
  const snapshot = shadow.whole();
  const legal = shadow.legalMoves();
  const wanted = player(snapshot, legal);
  const picked = onTable && wanted.type === 'MOVE' && (await hands.canReach(wanted.to));
  const { steps, move } = wayTo(snapshot, legal, wanted, picked);
  for (const step of steps) await hands.do(step);
  shadow.playByAnyone(move);
  while (isBotsTurnOf(shadow)) shadow.playBot();
  await inStep(page, shadow);
  return { picked };
}

interface PlayOptions {
  readonly player: Player;
  /** Whether this Move begins with its Zone. */
  readonly onTable?: (played: Played) => boolean;
  /** The most moves to make. */
  readonly moves?: number;
  /** When to stop; at the end of the game if left out. */
  readonly until?: (shadow: DLSession, played: Played) => boolean;
}

/** Plays on until the end, or until told to stop. */
export async function playOn(
  play: Play,
  { player, onTable = () => false, moves = Number.POSITIVE_INFINITY, until = () => false }: PlayOptions,
): Promise<Played> {
  const played: Played = { moves: 0, picks: 0 };
  const { shadow } = play;
  while (!shadow.whole().outcome && played.moves < moves && !until(shadow, played)) {
    const { picked } = await playThroughScreen(play, player, onTable(played));
    if (picked) played.picks++;
    played.moves++;
  }
  return played;
}
