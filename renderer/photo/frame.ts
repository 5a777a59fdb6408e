/** What of the window is in the picture, and in which pieces it is developed. Pure; lengths in pixels. */
import type { SafeArea } from '../table/camera/view';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Rect extends Size {
  readonly x: number;
  readonly y: number;
}

/** Width to height. */
const SHAPES = { '16:9': [16, 9], '1:1': [1, 1], '9:16': [9, 16] } as const;

export type Frame = keyof typeof SHAPES;
export const FRAMES = Object.keys(SHAPES) as readonly Frame[];

/** Pixels of the short side of a picture. */
const LINES = { small: 720, medium: 1080, large: 2160 } as const;

export type Sharp = keyof typeof LINES;
export const SHARPS = Object.keys(LINES) as readonly Sharp[];

/** Left free around the frame, so that its edge is seen. */
const MARGIN = 12;

/** How large a picture is. The largest one is 3840 x 2160, or as much upright. */
export function pictureSize(frame: Frame, sharp: Sharp): Size {
  const [across, up] = SHAPES[frame];
  const unit = LINES[sharp] / Math.min(across, up);
  return { width: across * unit, height: up * unit };
}

/** The largest frame in what the controls leave free of the window, in its middle. */
export function frameIn({ width, height }: Size, covered: SafeArea, frame: Frame): Rect {
  const [across, up] = SHAPES[frame];
  const free = {
    width: Math.max(1, width - covered.left - covered.right - 2 * MARGIN),
    height: Math.max(1, height - covered.top - covered.bottom - 2 * MARGIN),
  };
  const unit = Math.min(free.width / across, free.height / up);
  const [w, h] = [unit * across, unit * up];
  return {
    x: covered.left + MARGIN + (free.width - w) / 2,
    y: covered.top + MARGIN + (free.height - h) / 2,
    width: w,
    height: h,
  };
}

/** The pieces of a picture, row by row, none of them larger than what is drawn at once. */
export function tilesOf(picture: Size, most: Size): readonly Rect[] {
  const starts = (length: number, step: number) =>
    Array.from({ length: Math.ceil(length / step) }, (_, index) => index * step);
  return starts(picture.height, most.height).flatMap((y) =>
    starts(picture.width, most.width).map((x) => ({
      x,
      y,
      width: Math.min(most.width, picture.width - x),
      height: Math.min(most.height, picture.height - y),
    })),
  );
}
