import { PerspectiveCamera, Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import { pieceOf } from '../../../renderer/photo/develop';
import { frameIn, pictureSize, tilesOf } from '../../../renderer/photo/frame';

const WINDOW = { width: 1280, height: 720 };
const SHIFT = { x: 0, y: 60 };

/** Where a point of the table is drawn on a canvas of this size. */
function drawnAt(camera: PerspectiveCamera, { width, height }: typeof WINDOW) {
  camera.updateMatrixWorld();
  const { x, y } = new Vector3(1, 0.5, -2).project(camera);
  return { x: ((x + 1) / 2) * width, y: ((1 - y) / 2) * height };
}

function aCamera(): PerspectiveCamera {
  const camera = new PerspectiveCamera(30, WINDOW.width / WINDOW.height, 1, 160);
  camera.position.set(4, 12, 14);
  camera.lookAt(0, 0, 0);
  return camera;
}

describe('the pieces of a picture', () => {
  it.each(['16:9', '1:1', '9:16'] as const)(
    'of %s show each point where the window shows it in the frame',
    (frame) => {
      const camera = aCamera();
      camera.setViewOffset(WINDOW.width, WINDOW.height, SHIFT.x, SHIFT.y, WINDOW.width, WINDOW.height);
      const seen = drawnAt(camera, WINDOW);
      const crop = frameIn(WINDOW, { left: 0, right: 0, top: 0, bottom: 120 }, frame);
      const picture = pictureSize(frame, 'large');
      const scale = picture.width / crop.width;
      const canvas = { width: 700, height: 500 };
      for (const tile of tilesOf(picture, canvas)) {
        const { full, x, y } = pieceOf({ window: WINDOW, shift: SHIFT, crop, picture }, tile);
        camera.setViewOffset(full.width, full.height, x, y, canvas.width, canvas.height);
        const drawn = drawnAt(camera, canvas);
        expect(tile.x + drawn.x).toBeCloseTo((seen.x - crop.x) * scale, 3);
        expect(tile.y + drawn.y).toBeCloseTo((seen.y - crop.y) * scale, 3);
      }
    },
  );
});
