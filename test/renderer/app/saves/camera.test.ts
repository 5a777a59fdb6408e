import { describe, expect, it } from 'vitest';
import { LARGEST_PICTURE } from '../../../../models/kernel/save-meta';
import { createCamera, middleOf } from '../../../../renderer/app/saves/camera';

/** A camera whose film notes what it sees; develops to a text that tells how often it was exposed. */
function aCamera(length = 0) {
  const clock = { now: 0 };
  const exposed: unknown[] = [];
  const film = {
    getContext: () => ({ drawImage: (...args: unknown[]) => void exposed.push(args.slice(1)) }),
    toDataURL: () => `picture ${exposed.length}`.padEnd(length),
  };
  const document = { createElement: () => film } as unknown as Document;
  const canvas = { width: 1920, height: 1080 } as HTMLCanvasElement;
  const resting: (() => boolean)[] = [];
  const card = { busy: false };
  const camera = createCamera(
    document,
    () => clock.now,
    (work) => void resting.push(work),
    () => () => !card.busy,
  );
  return { clock, exposed, canvas, camera, card, rest: () => resting.at(-1)?.() };
}

describe('the camera', () => {
  it('has no picture before it saw a frame', () => {
    expect(aCamera().camera.picture()).toBeNull();
  });

  it('looks at one frame a second, and asks for another when it left one out', () => {
    const { camera, canvas, clock, exposed } = aCamera();
    const waits = [0, 250, 999, 1000].map((now) => {
      clock.now = now;
      return camera.look(canvas);
    });
    expect(waits).toEqual([0, 750, 1, 0]);
    expect(exposed).toEqual(Array.from({ length: 2 }, () => [0, 0, 1920, 1080, 0, 0, 320, 180]));
    expect(camera.picture()).toBe('picture 2');
  });

  it('develops a further picture only when the table rests, so that no move waits for it', () => {
    const { camera, canvas, clock, rest } = aCamera();
    camera.look(canvas);
    expect(camera.picture()).toBe('picture 1');
    clock.now = 1000;
    camera.look(canvas);
    expect(camera.picture()).toBe('picture 1');
    rest();
    expect(camera.picture()).toBe('picture 2');
  });

  it('never waits for what is still being drawn: a move is saved with the picture before, or with none', () => {
    const { camera, canvas, card, clock, rest } = aCamera();
    card.busy = true;
    camera.look(canvas);
    expect(camera.picture()).toBeNull();
    expect(rest()).toBe(false);
    card.busy = false;
    expect(camera.picture()).toBe('picture 1');
    card.busy = true;
    clock.now = 1000;
    camera.look(canvas);
    expect(rest()).toBe(false);
    expect(camera.picture()).toBe('picture 1');
    card.busy = false;
    expect(rest()).toBe(true);
    expect(camera.picture()).toBe('picture 2');
  });

  it('shows nothing of the game before', () => {
    const { camera, canvas } = aCamera();
    camera.look(canvas);
    camera.forget();
    expect(camera.picture()).toBeNull();
    camera.look(canvas);
    expect(camera.picture()).toBe('picture 2');
  });

  it('keeps a picture to itself that is too large to be stored', () => {
    const { camera, canvas } = aCamera(LARGEST_PICTURE + 1);
    camera.look(canvas);
    expect(camera.picture()).toBeNull();
  });
});

describe('the middle of a canvas', () => {
  it.each([
    [1920, 1080, [0, 0, 1920, 1080]],
    [1280, 800, [0, 40, 1280, 720]],
    [2560, 1080, [320, 0, 1920, 1080]],
  ])('of %i x %i has the shape of a thumbnail', (width, height, middle) => {
    expect(middleOf(width, height)).toEqual(middle);
  });
});
