import type { CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type OpenedApp, openApp, QUICK, SMALL } from './helpers/app';
import { putAutosave } from './helpers/saves';
import { isFinding, nightAt } from './helpers/survive-moments';
import { onWindow, type Point, tableAtRest } from './helpers/table-picks';
import { enter } from './helpers/watch';

const PATIENCE = 600_000;
/** Free of panels. */
const TABLE: Point = { x: 600, y: 300 };
const PANEL: Point = { x: 100, y: 300 };

/** A night for one: the smallest table, and the quickest drawn. */
async function atTheTable(page: Page): Promise<void> {
  await page.getByRole('main', { name: 'Curfew' }).waitFor();
  await putAutosave(page, nightAt(1, isFinding));
  await page.reload();
  await enter(page);
}

/** Where a stretch of the table lies on the window, to a tenth of a pixel. */
async function seen(page: Page): Promise<readonly number[]> {
  await tableAtRest(page);
  const points = await onWindow(page, [
    [-3, 0, 3],
    [3, 0, 3],
  ]);
  return points.flatMap(({ x, y }) => [Math.round(x * 10) / 10, Math.round(y * 10) / 10]);
}

const lengthOf = ([x = 0, y = 0, toX = 0, toY = 0]: readonly number[]) => Math.hypot(toX - x, toY - y);
const slopeOf = ([x = 0, y = 0, toX = 0, toY = 0]: readonly number[]) => Math.atan2(toY - y, toX - x);

/** Runs in the page. */
const pageZoom = () => [visualViewport?.scale, devicePixelRatio, innerWidth];

type Fingers = readonly Point[];

/** Real fingers: the browser makes pointers, pinches and scrolling of them as it does of a touch screen's. */
async function touch(developer: CDPSession, way: readonly Fingers[]): Promise<void> {
  for (const [step, fingers] of way.entries()) {
    const touchPoints = fingers.map(({ x, y }, id) => ({ x, y, id }));
    const type = step === 0 ? 'touchStart' : 'touchMove';
    await developer.send('Input.dispatchTouchEvent', { type, touchPoints });
  }
  await developer.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

const apart = ({ x, y }: Point, half: number): Fingers => [
  { x: x - half, y },
  { x: x + half, y },
];

describe('the camera in the hands of people', () => {
  let app: OpenedApp;
  let developer: CDPSession;
  let home: readonly number[];

  beforeAll(async () => {
    app = await openApp({ ...SMALL, hasTouch: true }, `?${QUICK}&watch=on`);
    await atTheTable(app.page);
    developer = await app.page.context().newCDPSession(app.page);
    home = await seen(app.page);
  }, PATIENCE);
  afterAll(() => app.close());
  beforeEach(async () => {
    const { page } = app;
    await page.mouse.move(TABLE.x, TABLE.y);
    await page.keyboard.press('Home');
    expect(await seen(page)).toEqual(home);
  });

  it('zooms by the amount of the wheel: ten events of 2 pixels are one of 20', async () => {
    const { page } = app;
    for (let turn = 0; turn < 10; turn++) await page.mouse.wheel(0, -2);
    const bySmall = await seen(page);
    expect(lengthOf(bySmall)).toBeGreaterThan(lengthOf(home));
    await page.keyboard.press('Home');
    await page.mouse.wheel(0, -20);
    expect(await seen(page)).toEqual(bySmall);
  });

  it.each([
    ['the table', TABLE],
    ['a panel', PANEL],
  ])('zooms the table and not the page with Ctrl and the wheel over %s', async (_, { x, y }) => {
    const { page } = app;
    const before = await page.evaluate(pageZoom);
    const prevented = page.evaluate(
      () =>
        new Promise<boolean>((resolve) => {
          addEventListener('wheel', (event) => resolve(event.defaultPrevented), {
            once: true,
            passive: true,
          });
        }),
    );
    await page.mouse.move(x, y);
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -10);
    await page.keyboard.up('Control');
    expect(await prevented).toBe(true);
    expect(lengthOf(await seen(page))).toBeGreaterThan(lengthOf(home));
    expect(await page.evaluate(pageZoom)).toEqual(before);
  });

  it('zooms the table and not the page when two fingers go apart on it', async () => {
    const { page } = app;
    const before = await page.evaluate(pageZoom);
    await touch(
      developer,
      [40, 60, 80, 100, 120].map((half) => apart(TABLE, half)),
    );
    expect(lengthOf(await seen(page))).toBeGreaterThan(lengthOf(home) * 1.2);
    expect(await page.evaluate(pageZoom)).toEqual(before);
  });

  it('does not zoom the page when two fingers go apart on a panel', async () => {
    const { page } = app;
    const before = await page.evaluate(pageZoom);
    await touch(
      developer,
      [20, 40, 60, 80].map((half) => apart(PANEL, half)),
    );
    await tableAtRest(page);
    expect(await page.evaluate(pageZoom)).toEqual(before);
  });

  it('turns the table when two fingers go aside together', async () => {
    const { page } = app;
    await touch(
      developer,
      [0, 30, 60, 90].map((way) => apart({ ...TABLE, x: TABLE.x + way }, 50)),
    );
    expect(Math.abs(slopeOf(await seen(page)) - slopeOf(home))).toBeGreaterThan(0.1);
  });

  it.each([
    ['the window loses the focus', () => dispatchEvent(new Event('blur'))],
    [
      'the system takes the pointer',
      () => dispatchEvent(new PointerEvent('pointercancel', { pointerId: 1 })),
    ],
    [
      'the pointer is no longer held',
      () => dispatchEvent(new PointerEvent('lostpointercapture', { pointerId: 1 })),
    ],
  ])('lets the table go when %s in the middle of a drag', async (_, lose) => {
    const { page } = app;
    await page.mouse.down();
    await page.mouse.move(TABLE.x + 60, TABLE.y + 30, { steps: 4 });
    const dragged = await seen(page);
    expect(dragged).not.toEqual(home);
    await page.evaluate(lose);
    await page.mouse.move(TABLE.x - 90, TABLE.y - 60, { steps: 4 });
    expect(await seen(page)).toEqual(dragged);
    await page.mouse.up();
  });

  it('lets the table go when the mouse comes back without a button down', async () => {
    const { page } = app;
    await page.mouse.down();
    await page.mouse.move(TABLE.x + 60, TABLE.y + 30, { steps: 4 });
    const dragged = await seen(page);
    const move = { type: 'mouseMoved', button: 'none', buttons: 0 } as const;
    await developer.send('Input.dispatchMouseEvent', { ...move, x: TABLE.x - 90, y: TABLE.y });
    await developer.send('Input.dispatchMouseEvent', { ...move, x: TABLE.x - 120, y: TABLE.y });
    expect(await seen(page)).toEqual(dragged);
    await page.mouse.up();
  });

  it('listens to keys wherever Tab has led, and after a dialog, but not within it', async () => {
    const { page } = app;
    for (let tabs = 0; tabs < 3; tabs++) await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowLeft');
    const slid = await seen(page);
    expect(slid).not.toEqual(home);
    await page.keyboard.press('?');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('ArrowLeft');
    expect(await seen(page)).toEqual(slid);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await page.keyboard.press('ArrowLeft');
    expect(await seen(page)).not.toEqual(slid);
  });

  it.each([
    ['+', 'BracketRight', true],
    ['-', 'Slash', true],
    ['ß', 'Minus', false],
  ])('knows the German key %s by what is printed on it', async (key, code, zooms) => {
    const { page } = app;
    await developer.send('Input.dispatchKeyEvent', { type: 'keyDown', key, code, text: key });
    await developer.send('Input.dispatchKeyEvent', { type: 'keyUp', key, code });
    const now = await seen(page);
    if (zooms) expect(now).not.toEqual(home);
    else expect(now).toEqual(home);
  });
});
