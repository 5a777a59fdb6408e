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

/** A rectangle of the table and how far the camera may go. */
export interface Stage {
  readonly west: number;
  readonly east: number;
  readonly north: number;
  readonly south: number;
}

export const NO_PANELS: SafeArea = { left: 0, right: 0, top: 0, bottom: 0 };

const PITCH = { min: 0.42, max: 1.48 };
const DISTANCE = { min: 7, max: 75 };
const QUARTER_TURN = 0.25;

const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value));

/** Keeps the camera where one cannot get lost. */
export function limited(view: View, stage: Stage): View {
  return {
    x: clamp(view.x, stage.west, stage.east),
    z: clamp(view.z, stage.north, stage.south),
    yaw: view.yaw,
    pitch: clamp(view.pitch, PITCH.min, PITCH.max),
    distance: clamp(view.distance, DISTANCE.min, DISTANCE.max),
  };
}

/** Turns around the target by fractions of the window. */
export function orbited(view: View, right: number, down: number): View {
  return { ...view, yaw: view.yaw - right * Math.PI, pitch: view.pitch + down * Math.PI * QUARTER_TURN * 2 };
}

/** Slides over the table by fractions of the window; the table follows the hand. */
export function panned(view: View, right: number, down: number): View {
  const reach = view.distance * 0.9;
  const [cos, sin] = [Math.cos(view.yaw), Math.sin(view.yaw)];
  const deeper = down / Math.max(0.5, Math.sin(view.pitch));
  return {
    ...view,
    x: view.x - (right * cos + deeper * sin) * reach,
    z: view.z - (deeper * cos - right * sin) * reach,
  };
}

/** @param factor below 1 comes closer */
export function zoomed(view: View, factor: number): View {
  return { ...view, distance: view.distance * factor };
}

/** The eye's position for a view. */
export function eyeOf({ x, z, yaw, pitch, distance }: View): readonly [number, number, number] {
  const flat = Math.cos(pitch) * distance;
  return [x + Math.sin(yaw) * flat, Math.sin(pitch) * distance, z + Math.cos(yaw) * flat];
}

/** Goes a share of the way from one view to another. */
export function between(from: View, to: View, share: number): View {
  const mix = (a: number, b: number) => a + (b - a) * share;
  return {
    x: mix(from.x, to.x),
    z: mix(from.z, to.z),
    yaw: mix(from.yaw, to.yaw),
    pitch: mix(from.pitch, to.pitch),
    distance: mix(from.distance, to.distance),
  };
}

/** Whether two views look the same. */
export function sameView(a: View, b: View): boolean {
  const near = (one: number, other: number) => Math.abs(one - other) < 0.002;
  return (
    near(a.x, b.x) &&
    near(a.z, b.z) &&
    near(a.yaw, b.yaw) &&
    near(a.pitch, b.pitch) &&
    near(a.distance, b.distance)
  );
}

export interface Lens {
  /** Vertical angle of view of the whole window. */
  readonly angle: number;
  readonly width: number;
  readonly height: number;
  readonly safe: SafeArea;
}

/** How far away a stretch of the table must be to fit between the panels. */
export function fittingDistance(lens: Lens, width: number, depth: number, pitch: number): number {
  const { safe } = lens;
  const visible = 2 * Math.tan(lens.angle / 2);
  const share = Math.max(0.2, (lens.height - safe.top - safe.bottom) / lens.height);
  const aspect = Math.max(0.2, (lens.width - safe.left - safe.right) / lens.height);
  const forWidth = width / (visible * aspect);
  const forDepth = (depth * Math.sin(pitch)) / (visible * share);
  return Math.max(forWidth, forDepth) + (depth / 2) * Math.cos(pitch) * 0.5;
}
