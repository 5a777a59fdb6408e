/** Where the camera is, as angles around a point of the table. Pure; lengths in cells, angles in radians. */
export interface View {
  readonly x: number;
  readonly z: number;
  /** 0 looks north; positive turns the camera to the east of its target. */
  readonly yaw: number;
  /** 0 is flat over the table, PI / 2 straight down. */
  readonly pitch: number;
  readonly distance: number;
}

/** Part of the window that panels cover, in pixels. */
export interface SafeArea {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** A rectangle of the table. */
export interface Stage {
  readonly west: number;
  readonly east: number;
  readonly north: number;
  readonly south: number;
}

/** A place of the table, `y` above it. */
export type Place = readonly [x: number, y: number, z: number];

export interface Lens {
  /** Vertical angle of view of the whole window. */
  readonly angle: number;
  readonly width: number;
  readonly height: number;
  readonly safe: SafeArea;
}

export const NO_PANELS: SafeArea = { left: 0, right: 0, top: 0, bottom: 0 };

/** However much panels cover: this share of the window's height is looked through. */
const SMALLEST_GAP = 0.2;
const FULL_TURN = 2 * Math.PI;

/** The corners of a rectangle, at a height above the table. */
export function cornersOf({ west, east, north, south }: Stage, height = 0): readonly Place[] {
  return [west, east].flatMap((x) => [north, south].map((z): Place => [x, height, z]));
}

/** A piece that stands at a place: as much of it is in sight as is around its foot, up to its head. */
export function standingAt([x, y, z]: Place, around: number, height: number): readonly Place[] {
  const foot = { west: x - around, east: x + around, north: z - around, south: z + around };
  return [...cornersOf(foot, y), ...cornersOf(foot, y + height)];
}

/** Whether two views look the same. */
export function sameView(a: View, b: View): boolean {
  const near = (one: number, other: number) => Math.abs(one - other) < 0.002;
  return (
    near(a.x, b.x) &&
    near(a.z, b.z) &&
    near(Math.cos(a.yaw - b.yaw), 1) &&
    near(a.pitch, b.pitch) &&
    near(a.distance, b.distance)
  );
}

/** The same direction as `yaw`, by the shortest way from `from`. */
export function nearestTurn(yaw: number, from: number): number {
  return yaw + FULL_TURN * Math.round((from - yaw) / FULL_TURN);
}

/** Half of what can be seen between the panels at distance 1, to the side and upwards. */
function gap({ angle, width, height, safe }: Lens): readonly [aside: number, up: number] {
  const half = Math.tan(angle / 2);
  const share = (free: number) => half * Math.max(SMALLEST_GAP, free / height);
  return [share(width - safe.left - safe.right), share(height - safe.top - safe.bottom)];
}

/** A place of the table as whoever looks from `yaw` has it: to the right, and towards the own end. */
function turnedTo(yaw: number, [x, y, z]: Place): Place {
  const [sin, cos] = [Math.sin(yaw), Math.cos(yaw)];
  return [x * cos - z * sin, y, x * sin + z * cos];
}

/**
 * The nearest view from one side of the table in which all of these places lie between the panels.
 *
 * A place `south` of the camera's target and `y` above the table is `y cos(pitch) - south sin(pitch)` over the middle of the
 * picture and nearer by `south cos(pitch) + y sin(pitch)`. The target is put where what is highest and what is lowest in the
 * picture touch the panels at the same distance.
 *
 * @param yaw from which side: 0 looks from the south
 */
export function wholeView(lens: Lens, places: readonly Place[], pitch: number, yaw = 0): View {
  const [aside, up] = gap(lens);
  const [sin, cos] = [Math.sin(pitch), Math.cos(pitch)];
  const turned = places.map((place) => turnedTo(yaw, place));
  const [left, right] = [Math.min(...turned.map(([x]) => x)), Math.max(...turned.map(([x]) => x))];
  const middle = (left + right) / 2;
  const seen = turned.map(([x, y, z]) => ({
    aside: x - middle,
    up: y * cos - z * sin,
    near: z * cos + y * sin,
  }));
  const highest = Math.max(...seen.map((place) => place.up / up + place.near));
  const lowest = Math.max(...seen.map((place) => place.near - place.up / up));
  const widest = Math.max(...seen.map((place) => Math.abs(place.aside) / aside + place.near));
  const target = ((lowest - highest) * up) / (2 * sin);
  const distances = [highest + target * (sin / up - cos), widest - target * cos];
  const [x, , z] = turnedTo(-yaw, [middle, 0, target]);
  return { x, z, yaw, pitch, distance: Math.max(...distances) };
}

/** Where a view shows a place of the table, in pixels of the window. */
export function seenFrom(
  { angle, width, height, safe }: Lens,
  { x, z, yaw, pitch, distance }: View,
  [placeX, y, placeZ]: Place,
): { readonly x: number; readonly y: number } {
  const [aside, , south] = turnedTo(yaw, [placeX - x, y, placeZ - z]);
  const [sin, cos] = [Math.sin(pitch), Math.cos(pitch)];
  const scale = height / 2 / Math.tan(angle / 2) / (distance - south * cos - y * sin);
  return {
    x: (width + safe.left - safe.right) / 2 + aside * scale,
    y: (height + safe.top - safe.bottom) / 2 - (y * cos - south * sin) * scale,
  };
}
