import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Entry as CityEntry } from '../../models/dying-light/entries';
import type { Entry as DuelEntry } from '../../models/outbreak-duel/entries';
import { usualPlan } from '../../renderer/games/dying-light/plan/game-plan';
import { startGame } from '../../renderer/games/dying-light/plan/start';
import { tell } from '../../renderer/games/dying-light/tell';
import { tell as tellOfDuel } from '../../renderer/games/outbreak-duel/tell';
import { opened } from '../helpers/opened';
import { newDuel, seats } from '../helpers/outbreak-duel';
import { playToEnd } from '../helpers/random-play';
import { type OpenedApp, openApp, SMALL } from './helpers/app';
import { heldAt, moveOf } from './helpers/held-moments';
import { THOROUGH } from './helpers/thorough';

/** A kill by a blow; the first of a game, so that its line stands nowhere else. */
const isKill = (entry: CityEntry) => entry.type === 'enemy-killed' && entry.by === 'damage';
const isHit = (entry: DuelEntry) => entry.type === 'attack-rolled' && entry.success && entry.die !== null;

/** A short game of people who play by luck in which somebody is killed. */
function cityWithKill() {
  for (let game = 1; game < 30; game++) {
    const session = playToEnd(
      opened(startGame(usualPlan(`moments-${game}`, () => 'Ada'))),
      `moments-${game}`,
    );
    const { log } = session.whole();
    const kill = [...log].find(({ entry }) => isKill(entry));
    if (kill) return { session, move: kill.move, line: tell(kill.entry)?.text ?? '' };
  }
  throw new Error('Nobody kills anything.');
}

function duelWithHit() {
  const session = newDuel({}, seats('bot', 'bot'), 'moments');
  while (session.playBot());
  const { log, position } = session.whole();
  const move = moveOf(log, isHit);
  const hit = [...log].find(({ entry }) => isHit(entry));
  return { session, move, line: hit ? (tellOfDuel(hit.entry, position.state)?.text ?? '') : '' };
}

describe.runIf(THOROUGH)('the middle of a blow in the built app', () => {
  let app: OpenedApp;
  beforeAll(async () => {
    app = await openApp(SMALL, '?quality=low&motion=off&watch=on');
  });
  afterAll(() => app.close());
  const lines = async () => (await app.page.getByRole('log').textContent()) ?? '';

  it('of Dying Light is reached, and the log tells of no death before the blow has met', async () => {
    const { session, move, line } = cityWithKill();
    await heldAt(app.page, { game: 'Dying Light', session, move, hold: 'remove:0.1' });
    expect(line).not.toBe('');
    expect(await lines()).not.toContain(line);
  });

  it('of Outbreak Duel is reached once the die has been read, which the log tells by then', async () => {
    const { session, move, line } = duelWithHit();
    await app.page.goto(new URL('?quality=low&motion=off&watch=on', app.page.url()).href);
    await heldAt(app.page, { game: 'Outbreak Duel', session, move, hold: 'blow:0.3' });
    expect(line).not.toBe('');
    expect(await lines()).toContain(line);
  });
});
