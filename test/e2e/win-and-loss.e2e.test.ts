import { describe, expect, it } from 'vitest';
import { composedText, t } from '../../renderer/i18n';
import { openApp, QUICK, SMALL } from './helpers/app';
import { mouse } from './helpers/hands';
import { newGame, playOn } from './helpers/play';
import { careless, shadowOf, skilled, waiting } from './helpers/shadow';
import { loseGraphics } from './helpers/table-picks';

/** Moves that begin on the 3D table; the others begin at the action bar. */
const TABLE_PICKS = 3;
/** Nothing ever goes wrong on the way: a winning game is shorter so. */
const SAFE = { dice: Array.from({ length: 60 }, () => ({ die: 'risk', face: 'safe' })), draws: [] };

describe('a whole game with the mouse', () => {
  it('is won, through Zones picked on the 3D table and then, without a graphics card, by buttons', async () => {
    const loaded = encodeURIComponent(JSON.stringify(SAFE));
    const { page, close } = await openApp(SMALL, `?${QUICK}&watch=on&seed=errand-23&loaded=${loaded}`);
    await newGame(page);
    const play = { page, hands: mouse(page), shadow: shadowOf('errand-23', { loaded: SAFE }) };
    const { picks } = await playOn(play, {
      player: skilled,
      onTable: () => true,
      until: (_, played) => played.picks === TABLE_PICKS,
    });
    expect(picks).toBe(TABLE_PICKS);
    await loseGraphics(page);
    await playOn(play, { player: skilled });
    const { outcome } = play.shadow.whole();
    expect(outcome?.winners).toEqual(['seat-1']);
    const result = page.getByRole('main', { name: 'You made it' });
    await result.getByText(t('ui.result.score', { n: outcome?.scores['seat-1'] ?? 0 })).waitFor();
    await result.getByText(composedText(outcome?.rank ?? '')).waitFor();
    await close();
  });

  it('is lost by standing still, and the result says why', async () => {
    const { page, close } = await openApp({ ...SMALL, drawn: false }, `?${QUICK}&seed=lost-5`);
    await newGame(page);
    const shadow = shadowOf('lost-5');
    await playOn({ page, hands: mouse(page), shadow }, { player: careless });
    expect(shadow.whole().outcome).toMatchObject({ winners: [] });
    const result = page.getByRole('main', { name: 'Lost' });
    await result.getByText('A Runner was eliminated.').waitFor();
    await result.getByRole('button', { name: 'Look at the table' }).click();
    await page.getByRole('region', { name: 'Decision' }).getByText('The game has ended.').waitFor();
    await close();
  });

  it('is lost by time when the last Round ends without the errand done (DL-END-04)', async () => {
    const { page, close } = await openApp({ ...SMALL, drawn: false }, `?${QUICK}&seed=late-1`);
    await newGame(page);
    const shadow = shadowOf('late-1');
    await playOn({ page, hands: mouse(page), shadow }, { player: waiting });
    const { outcome, position } = shadow.whole();
    expect(outcome).toMatchObject({ winners: [], reason: 'dl.outcome.time', scores: {} });
    expect(position.state.round).toBe(position.state.scenario.lastRound);
    const result = page.getByRole('main', { name: 'Lost' });
    await result.getByText(t('dl.outcome.time')).waitFor();
    await close();
  });
});
