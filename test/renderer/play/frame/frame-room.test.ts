import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { PerspectiveCamera, Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import { safeAreaOf } from '../../../../renderer/app/safe-area';
import { HOME_PITCH, outline } from '../../../../renderer/games/survive-until-daylight/layout';
import { type Lens, type Place, type View, wholeView } from '../../../../renderer/table/camera/view';
import { largestFree } from '../../../helpers/free-room';

const SHEET = readFileSync(resolve(import.meta.dirname, '../../../../renderer/styles/frame.css'), 'utf8');
const ems = (part: string) => Number(new RegExp(`--frame-${part}: ([\\d.]+)em`).exec(SHEET)?.[1]);
const FRAME = { left: ems('left'), right: ems('right'), top: ems('top'), bottom: ems('bottom') };
const COACH = ems('coach');

/** Windows with the size of an em in them at 100 %. */
const WINDOWS = [
  { width: 1280, height: 720, em: 14 },
  { width: 1920, height: 1080, em: 16 },
] as const;
type Window = (typeof WINDOWS)[number];

/** Shares of the window that the board is to have at least. */
const LEAST = { width: 0.6, height: 0.7 } as const;

function reservedIn({ em }: Window, coached = false) {
  return safeAreaOf({ em, frame: FRAME, coach: COACH }, true, coached);
}

describe('what panels leave of the window', () => {
  it.each(WINDOWS)('is wide and high enough for the board at $width x $height', (window) => {
    const { left, right, top, bottom } = reservedIn(window);
    expect((window.width - left - right) / window.width).toBeGreaterThanOrEqual(LEAST.width);
    expect((window.height - top - bottom) / window.height).toBeGreaterThanOrEqual(LEAST.height);
  });

  it('is lower under the coach, and no less wide', () => {
    const [window] = WINDOWS;
    const [alone, coached] = [reservedIn(window), reservedIn(window, true)];
    expect(coached).toEqual({ ...alone, top: expect.closeTo(alone.top + COACH * window.em) });
  });
});

/** How much of the window a view shows of places, as shares of its width and height. */
function sharesOf(places: readonly Place[], view: View, { angle, width, height }: Lens) {
  const camera = new PerspectiveCamera((angle * 180) / Math.PI, width / height, 0.1, 500);
  const { x, z, pitch, distance } = view;
  camera.position.set(x, distance * Math.sin(pitch), z + distance * Math.cos(pitch));
  camera.lookAt(x, 0, z);
  camera.updateMatrixWorld();
  const seen = places.map((place) => new Vector3(...place).project(camera));
  const extent = (values: readonly number[]) => (Math.max(...values) - Math.min(...values)) / 2;
  return { width: extent(seen.map((point) => point.x)), height: extent(seen.map((point) => point.y)) };
}

const SEATS = [1, 2, 3, 4, 5, 6];
const BOARDS = SEATS.map((seats) => ({
  name: `the street for ${seats}`,
  places: outline(seats),
  pitch: HOME_PITCH,
}));

describe('the whole board', () => {
  it.each(WINDOWS.flatMap((window) => BOARDS.map((board) => ({ ...board, ...window, window }))))(
    'fills its share of $width x $height: $name',
    ({ places, pitch, window }) => {
      const { width, height } = window;
      const lens = { angle: Math.PI / 6, width, height, safe: reservedIn(window) };
      const shares = sharesOf(places, wholeView(lens, places, pitch), lens);
      expect(shares.width).toBeGreaterThanOrEqual(LEAST.width);
      expect(shares.height).toBeGreaterThanOrEqual(LEAST.height);
    },
  );
});

describe('the largest free rectangle', () => {
  const window = { left: 0, top: 0, right: 100, bottom: 100 };

  it('is the window where nothing lies', () => {
    expect(largestFree(window, [])).toEqual(window);
  });

  it('lies beside a column and over a dock', () => {
    const column = { left: 0, top: 10, right: 20, bottom: 30 };
    const dock = { left: 30, top: 90, right: 70, bottom: 100 };
    expect(largestFree(window, [column, dock])).toEqual({ left: 20, top: 0, right: 100, bottom: 90 });
  });
});
