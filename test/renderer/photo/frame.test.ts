import { describe, expect, it } from 'vitest';
import { FRAMES, frameIn, pictureSize, SHARPS, tilesOf } from '../../../renderer/photo/frame';

const WINDOW = { width: 1280, height: 720 };
const STRIP = { left: 0, right: 0, top: 0, bottom: 120 };

describe('the size of a picture', () => {
  it('is that of its frame, up to 3840 x 2160 and as much upright', () => {
    expect(pictureSize('16:9', 'small')).toEqual({ width: 1280, height: 720 });
    expect(pictureSize('16:9', 'medium')).toEqual({ width: 1920, height: 1080 });
    expect(pictureSize('16:9', 'large')).toEqual({ width: 3840, height: 2160 });
    expect(pictureSize('1:1', 'large')).toEqual({ width: 2160, height: 2160 });
    expect(pictureSize('9:16', 'large')).toEqual({ width: 2160, height: 3840 });
  });
});

describe('the frame of a photo', () => {
  it.each(FRAMES)(
    'of %s lies in the middle of what the controls leave free, in the shape of its picture',
    (frame) => {
      const { x, y, width, height } = frameIn(WINDOW, STRIP, frame);
      const picture = pictureSize(frame, 'large');
      expect(width / height).toBeCloseTo(picture.width / picture.height);
      expect(x + width / 2).toBeCloseTo(640);
      expect(y + height / 2).toBeCloseTo(300);
      expect(Math.min(x, y)).toBeGreaterThan(0);
      expect(y + height).toBeLessThan(WINDOW.height - STRIP.bottom);
    },
  );

  it('stays a frame where the controls cover the window', () => {
    expect(frameIn(WINDOW, { ...STRIP, bottom: 720 }, '1:1').width).toBeGreaterThan(0);
  });
});

describe('the tiles of a picture', () => {
  it.each(FRAMES.flatMap((frame) => SHARPS.map((sharp) => [frame, sharp] as const)))(
    'of %s, %s, cover it once, and none is larger than the canvas',
    (frame, sharp) => {
      const picture = pictureSize(frame, sharp);
      const most = { width: 1000, height: 700 };
      const tiles = tilesOf(picture, most);
      const area = tiles.reduce((sum, { width, height }) => sum + width * height, 0);
      expect(area).toBe(picture.width * picture.height);
      expect(new Set(tiles.map(({ x, y }) => `${x} ${y}`)).size).toBe(tiles.length);
      for (const { x, y, width, height } of tiles) {
        expect(width).toBeLessThanOrEqual(most.width);
        expect(height).toBeLessThanOrEqual(most.height);
        expect(x + width).toBeLessThanOrEqual(picture.width);
        expect(y + height).toBeLessThanOrEqual(picture.height);
      }
    },
  );
});
