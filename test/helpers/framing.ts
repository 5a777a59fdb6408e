/** What the camera leaves of a window: its sizes, the panels as the style sheets say them, and how much of a picture is bare table. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Vector3 } from 'three';
import { safeAreaOf } from '../../renderer/app/safe-area';
import type { Lens, View } from '../../renderer/table/camera/view';
import { cameraOf, groundAt, type Pixel, pixelOf } from './projection';

const ROOT = resolve(import.meta.dirname, '../../renderer');

function ems(sheet: string, part: string): number | null {
  const found = new RegExp(`--frame-${part}: ([\\d.]+)em`).exec(sheet)?.[1];
  return found === undefined ? null : Number(found);
}

/** Windows with the size of an em in them at 100 %, and how tall pieces are to be at least. */
export const WINDOWS = [
  { width: 1280, height: 720, em: 14, tall: 48 },
  { width: 1920, height: 1080, em: 16, tall: 72 },
] as const;
interface Window {
  readonly width: number;
  readonly height: number;
  readonly em: number;
}

/**
 * The lens of a game's table while it is played.
 * @param hud style sheet of the game that says what of the frame is different in it, from `renderer/`
 */
export function lensOf({ width, height, em }: Window, hud: string | null, coached = false): Lens {
  const [frame, own] = ['styles/frame.css', hud].map((file) =>
    file === null ? '' : readFileSync(resolve(ROOT, file), 'utf8'),
  ) as [string, string];
  const part = (name: string) => ems(own, name) ?? ems(frame, name) ?? 0;
  const reserved = {
    left: part('left'),
    right: part('right'),
    top: part('top'),
    bottom: part('bottom'),
  };
  const safe = safeAreaOf({ em, frame: reserved, coach: part('coach') }, true, coached);
  return { angle: Math.PI / 6, width, height, safe };
}

/** Height in pixels of what stands `size` high at a place. */
export function tallness(
  lens: Lens,
  view: View,
  { x, y, z }: { readonly x: number; readonly y: number; readonly z: number },
  size: number,
): number {
  const camera = cameraOf(lens, view);
  return pixelOf(camera, lens, [x, y, z]).y - pixelOf(camera, lens, [x, y + size, z]).y;
}

const GRID = 20;

/** Share of the window, but for its upper and lower panels, in which nothing but the bare table is seen. */
export function bareShare(
  lens: Lens,
  view: View,
  isBare: (ground: { readonly x: number; readonly z: number }) => boolean,
): number {
  const { width, height, safe } = lens;
  const camera = cameraOf(lens, view);
  const pixels: Pixel[] = [];
  for (let x = GRID / 2; x < width; x += GRID)
    for (let y = GRID / 2; y < height; y += GRID) pixels.push({ x, y });
  const bare = pixels.filter(
    (pixel) =>
      pixel.y >= safe.top && pixel.y <= height - safe.bottom && isBare(groundAt(camera, lens, pixel)),
  );
  return bare.length / pixels.length;
}

/** A part of the window, in pixels. */
export interface Patch {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Pairs of patches that lie on one another by more than a pixel, as places in the list. */
export function overlaps(patches: readonly Patch[]): readonly (readonly [number, number])[] {
  return patches.flatMap((one, index) =>
    patches.flatMap((other, at) => {
      const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      return at > index && wide > 1 && high > 1 ? [[index, at] as const] : [];
    }),
  );
}

/** Something upright: where its foot stands, its height and its width, in units of the table. */
export interface Upright {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly tall: number;
  readonly wide: number;
}

/** Steps in each direction in which a patch is looked at. */
const LOOKS = 12;

/** Share of the upper half of each of these, by which it is known, that others before it leave to be seen. */
export function seenShares(lens: Lens, view: View, figures: readonly Upright[]): readonly number[] {
  const camera = cameraOf(lens, view);
  const at = (place: readonly [number, number, number]) => pixelOf(camera, lens, place);
  const aside = new Vector3().setFromMatrixColumn(camera.matrixWorld, 0);
  const seen = figures.map(({ x, y, z, tall, wide }) => {
    const [foot, head] = [at([x, y, z]), at([x, y + tall, z])];
    const half = at([x + (aside.x * wide) / 2, y, z + (aside.z * wide) / 2]).x - foot.x;
    const away = camera.position.distanceTo({ x, y, z });
    return { left: head.x - half, right: head.x + half, top: head.y, bottom: foot.y, away };
  });
  const steps = Array.from({ length: LOOKS }, (_, step) => (step + 0.5) / LOOKS);
  return seen.map(({ left, right, top, bottom, away }) => {
    const nearer = seen.filter((other) => other.away < away);
    const looks = steps.flatMap((across) =>
      steps.map((down) => ({ x: left + across * (right - left), y: top + (down / 2) * (bottom - top) })),
    );
    const free = looks.filter(
      ({ x, y }) =>
        !nearer.some((other) => x > other.left && x < other.right && y > other.top && y < other.bottom),
    );
    return free.length / looks.length;
  });
}
