import { LARGEST_PICTURE } from '../../../models/kernel/save-meta';
import { afterRest } from '../../table/after-rest';
import { raiseFence } from '../../table/fence';

/** Takes small pictures of the table for the list of saved games. */
export interface Camera {
  /**
   * To be called when the canvas has just been drawn: later there is nothing in it to be copied.
   * @returns how many milliseconds later it wants to be shown the canvas again; 0 when this picture will do
   */
  look(canvas: HTMLCanvasElement): number;
  /**
   * The last picture that was developed, as a data URL; `null` before there is one. It may be older than the last look, or
   * not there yet: a move that is saved must not wait until everything drawn before it is finished.
   */
  picture(): string | null;
  /** Another game lies on the table. */
  forget(): void;
}

/** For where nothing is drawn. */
export const NO_CAMERA: Camera = { look: () => 0, picture: () => null, forget: () => {} };

const WIDTH = 320;
const HEIGHT = 180;
/** Milliseconds between two pictures. */
const PAUSE = 1000;

/** Milliseconds without a look after which a picture is developed. */
const REST = 300;
/** The middle of a canvas in the shape of a thumbnail. */
export function middleOf(
  width: number,
  height: number,
): readonly [x: number, y: number, w: number, h: number] {
  const scale = Math.min(width / WIDTH, height / HEIGHT);
  const [w, h] = [WIDTH * scale, HEIGHT * scale];
  return [(width - w) / 2, (height - h) / 2, w, h];
}

/**
 * @param now milliseconds
 * @param atRest does what it was told last when the table has come to rest
 * @param fence tells whether everything has been drawn that a canvas was told so far
 */
export function createCamera(
  document: Pick<Document, 'createElement'>,
  now: () => number,
  atRest = afterRest(REST),
  fence = raiseFence,
): Camera {
  const film = document.createElement('canvas');
  film.width = WIDTH;
  film.height = HEIGHT;
  const context = film.getContext('2d');
  let taken: number | null = null;
  let developed: string | null = null;
  let isDrawn = () => true;
  /** Whether it was: the film waits for everything that was drawn before, and the page for the film. */
  function develop(): boolean {
    if (!isDrawn()) return false;
    if (taken !== null) developed = film.toDataURL('image/webp', 0.8);
    return true;
  }
  return {
    look(canvas) {
      if (!context) return 0;
      isDrawn = fence(canvas);
      atRest(develop);
      const wait = taken === null ? 0 : taken + PAUSE - now();
      if (wait > 0) return wait;
      context.drawImage(canvas, ...middleOf(canvas.width, canvas.height), 0, 0, WIDTH, HEIGHT);
      taken = now();
      return 0;
    },
    picture() {
      if (developed === null) develop();
      if (developed === null) return null;
      return developed.length <= LARGEST_PICTURE ? developed : null;
    },
    forget() {
      taken = null;
      developed = null;
    },
  };
}
