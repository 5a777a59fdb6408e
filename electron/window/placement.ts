import type { Rectangle } from 'electron';
import * as v from 'valibot';

const PixelsSchema = v.pipe(v.number(), v.safeInteger());
const PlacementSchema = v.object({
  bounds: v.object({ x: PixelsSchema, y: PixelsSchema, width: PixelsSchema, height: PixelsSchema }),
  maximized: v.boolean(),
  fullscreen: v.optional(v.boolean(), false),
});

/** Where the window stands, in device-independent pixels of the whole desktop. */
export type Placement = Readonly<v.InferOutput<typeof PlacementSchema>>;

export const SMALLEST = { width: 960, height: 600 };
const PREFERRED = { width: 1600, height: 900 };

/**
 * Where to open the window: where it was left, made to fit the screen it mostly lies on, or in the middle of the first
 * screen if there is nothing remembered or its screen is gone.
 *
 * @param remembered what was stored, unchecked
 * @param screens work areas, the primary one first
 */
export function placeWindow(remembered: unknown, screens: readonly [Rectangle, ...Rectangle[]]): Placement {
  const centred = centre(screens[0]);
  const parsed = v.safeParse(PlacementSchema, remembered);
  if (!parsed.success) return { bounds: centred, maximized: false, fullscreen: false };
  const { bounds, ...rest } = parsed.output;
  const screen = screens.reduce((best, next) =>
    overlap(bounds, next) > overlap(bounds, best) ? next : best,
  );
  return { bounds: overlap(bounds, screen) === 0 ? centred : fitInto(bounds, screen), ...rest };
}

/** Whether any of a window can be seen. */
export function isOnScreen(bounds: Rectangle, screens: readonly Rectangle[]): boolean {
  return screens.some((screen) => overlap(bounds, screen) > 0);
}

function centre(screen: Rectangle): Rectangle {
  const width = Math.min(PREFERRED.width, screen.width);
  const height = Math.min(PREFERRED.height, screen.height);
  const x = screen.x + Math.round((screen.width - width) / 2);
  const y = screen.y + Math.round((screen.height - height) / 2);
  return { x, y, width, height };
}

function fitInto(bounds: Rectangle, screen: Rectangle): Rectangle {
  const width = Math.min(Math.max(bounds.width, SMALLEST.width), screen.width);
  const height = Math.min(Math.max(bounds.height, SMALLEST.height), screen.height);
  const x = Math.min(Math.max(bounds.x, screen.x), screen.x + screen.width - width);
  const y = Math.min(Math.max(bounds.y, screen.y), screen.y + screen.height - height);
  return { x, y, width, height };
}

/** Area that two rectangles share. */
function overlap(one: Rectangle, other: Rectangle): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, width) * Math.max(0, height);
}
