import { expect, it } from 'vitest';
import { openApp, SMALL } from './helpers/app';
import { mouse } from './helpers/hands';
import { newGame, playOn } from './helpers/play';
import { autosave } from './helpers/saves';
import { shadowOf, skilled } from './helpers/shadow';
import { framesOf, giveGraphicsBack, loseGraphics, tableAtRest } from './helpers/table-picks';

const SEED = 'errand-23';
/** A processor may take seconds for a frame. */
const SLOW_FRAMES = { timeout: 300_000 };
const PATIENCE = 900_000;

it(
  'a game goes on, and is drawn again, when the graphics card is lost in the middle of a motion',
  async () => {
    const { page, close } = await openApp(SMALL, `?quality=low&watch=on&seed=${SEED}`);
    await newGame(page);
    await tableAtRest(page);
    const play = { page, hands: mouse(page), shadow: shadowOf(SEED) };
    const zone = () => play.shadow.whole().position.state.runners[0]?.zone;
    const start = zone();
    await playOn(play, { player: skilled, until: () => zone() !== start });

    const moving = await framesOf(page);
    await expect.poll(() => framesOf(page), SLOW_FRAMES).toBeGreaterThan(moving);
    await loseGraphics(page);
    const lost = await framesOf(page);
    await playOn(play, { player: skilled, moves: 2 });
    expect(await framesOf(page)).toBe(lost);

    await giveGraphicsBack(page);
    await expect.poll(() => framesOf(page), SLOW_FRAMES).toBeGreaterThan(lost);
    await tableAtRest(page);
    await playOn(play, { player: skilled, moves: 2 });
    const { moves, position } = play.shadow.whole();
    const saved = await autosave(page);
    expect(saved.moves).toEqual(moves);
    expect(saved.state).toEqual(JSON.parse(JSON.stringify(position.state)));
    await close();
  },
  PATIENCE,
);
