/** Simulated gamepads, through the browser's own Gamepad interface: the app can't tell them from real ones. */
import type { Page } from 'playwright-core';
import { PAD_BUTTONS, type PadButton } from '../../../renderer/input/pad/buttons';

interface TestPad {
  readonly id: string;
  readonly index: number;
  readonly axes: number[];
  readonly buttons: { pressed: boolean; touched: boolean; value: number }[];
  connected: boolean;
}

/** What the page of a test has. */
interface Hand {
  plug(pad: number, connected: boolean): void;
  hold(pad: number, button: number, down: boolean): Promise<void>;
  press(pad: number, button: number): Promise<void>;
  lean(pad: number, axis: number, by: number): void;
  walkTo(pad: number, selector: string): Promise<string>;
}

type WithHand = Window & { readonly hand: Hand };

/** Runs in the page before the app: four gamepads, the first of which is plugged in. */
export function plugIn(): void {
  const makes = ['Xbox (Vendor: 045e)', 'DualSense (Vendor: 054c)', 'Pro Controller (Vendor: 057e)', 'USB'];
  const pads: TestPad[] = makes.map((id, index) => ({
    id: `${id} ${index}`,
    index,
    connected: index === 0,
    axes: [0, 0, 0, 0],
    buttons: Array.from({ length: 16 }, () => ({ pressed: false, touched: false, value: 0 })),
  }));
  navigator.getGamepads = () => pads.map((pad) => (pad.connected ? (pad as unknown as Gamepad) : null));

  const frame = () => new Promise((done) => requestAnimationFrame(done));
  /** The app has looked twice. */
  const looked = () => frame().then(frame);
  async function hold(pad: number, button: number, down: boolean): Promise<void> {
    const held = pads[pad]?.buttons[button];
    if (held) Object.assign(held, { pressed: down, touched: down, value: Number(down) });
    await looked();
  }
  async function press(pad: number, button: number): Promise<void> {
    await hold(pad, button, true);
    await hold(pad, button, false);
  }
  const UP = 12;
  /** The ways from one place to another, the most likely first: up, down, left and right. */
  function ways(from: DOMRect, to: DOMRect): readonly number[] {
    const x = (to.left + to.right - from.left - from.right) / 2;
    const y = (to.top + to.bottom - from.top - from.bottom) / 2;
    const across = x < 0 ? [UP + 2, UP + 3] : [UP + 3, UP + 2];
    const along = y < 0 ? [UP, UP + 1] : [UP + 1, UP];
    const [near, far] = Math.abs(x) > Math.abs(y) ? [across, along] : [along, across];
    return [near[0], far[0], far[1], near[1]].flatMap((way) => way ?? []);
  }
  async function walkTo(pad: number, selector: string): Promise<string> {
    const gone = new Map<Element | null, Set<number>>();
    for (let steps = 0; steps < 60; steps++) {
      const goal = document.querySelector<HTMLElement>(selector);
      const { activeElement } = document;
      if (!goal) return 'gone';
      if (activeElement === goal) return '';
      const before = gone.get(activeElement) ?? new Set<number>();
      gone.set(activeElement, before);
      const from = (activeElement ?? document.body).getBoundingClientRect();
      const way = ways(from, goal.getBoundingClientRect()).find((one) => !before.has(one));
      if (way === undefined) break;
      before.add(way);
      await press(pad, way);
    }
    const { activeElement } = document;
    return `no way, the focus is at ${activeElement?.ariaLabel ?? activeElement?.outerHTML.slice(0, 200)}`;
  }
  function plug(pad: number, connected: boolean): void {
    const plugged = pads[pad];
    if (plugged) plugged.connected = connected;
    window.dispatchEvent(new Event(connected ? 'gamepadconnected' : 'gamepaddisconnected'));
  }
  function lean(pad: number, axis: number, by: number): void {
    pads[pad]?.axes.splice(axis, 1, by);
  }
  Object.assign(window, { hand: { plug, hold, press, lean, walkTo } satisfies Hand });
}

const at = (button: PadButton) => PAD_BUTTONS.indexOf(button);

export async function press(page: Page, button: PadButton, pad = 0): Promise<void> {
  await page.evaluate(([index, place]) => (window as unknown as WithHand).hand.press(index, place), [
    pad,
    at(button),
  ] as const);
}

/** Goes on until it is let go. */
export async function hold(page: Page, button: PadButton, down: boolean, pad = 0): Promise<void> {
  await page.evaluate(
    ([index, place, isDown]) => (window as unknown as WithHand).hand.hold(index, place, isDown),
    [pad, at(button), down] as const,
  );
}

/** @param axis 0 and 1 are the left stick, 2 and 3 the right one */
export async function lean(page: Page, axis: number, by: number, pad = 0): Promise<void> {
  await page.evaluate(([index, place, far]) => (window as unknown as WithHand).hand.lean(index, place, far), [
    pad,
    axis,
    by,
  ] as const);
}

export async function plug(page: Page, pad: number, connected: boolean): Promise<void> {
  await page.evaluate(([index, is]) => (window as unknown as WithHand).hand.plug(index, is), [
    pad,
    connected,
  ] as const);
}

/**
 * Walks with the focus to what a selector of style sheets names first.
 * @returns false when it has gone meanwhile
 * @throws where no way leads there
 */
export async function walkTo(page: Page, selector: string, pad = 0): Promise<boolean> {
  const failed = await page.evaluate(
    ([index, goal]) => (window as unknown as WithHand).hand.walkTo(index, goal),
    [pad, selector] as const,
  );
  if (failed !== '' && failed !== 'gone') throw new Error(`${selector}: ${failed}`);
  return failed === '';
}

/** Walks there and presses it, unless it has gone meanwhile. */
export async function chooseNow(page: Page, selector: string, pad = 0): Promise<void> {
  if (await walkTo(page, selector, pad)) await press(page, 'a', pad);
}

/** Waits until it is there, walks there and presses it. */
export async function choose(page: Page, selector: string, pad = 0): Promise<void> {
  await page.locator(selector).first().waitFor();
  await chooseNow(page, selector, pad);
}

/** What a button of that name is to style sheets. */
export function named(name: string): string {
  return `[aria-label=${JSON.stringify(name)}]`;
}
