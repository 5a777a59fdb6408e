import { describe, expect, it } from 'vitest';
import { closeView, type Subject } from '../../../../renderer/table/camera/close-view';
import type { FocusPoint } from '../../../../renderer/table/camera/guided';
import { type Shown, stepOf } from '../../../../renderer/table/camera/subject-step';
import { type Lens, NO_PANELS, type Place, type View } from '../../../../renderer/table/camera/view';

const LENS: Lens = { angle: 0.5, width: 1280, height: 720, safe: NO_PANELS };
const home: View = { x: 12, z: 12, yaw: 0, pitch: 0.74, distance: 50 };
const elsewhere: View = { x: 4, z: 20, yaw: 0.7, pitch: 0.5, distance: 15 };

function focusAt(
  x: number,
  z: number,
  places: readonly Place[] = [],
): FocusPoint & { readonly subject: Subject } {
  const ground = { west: 0, east: 24, north: 0, south: 24 };
  return { x, z, key: `${x} ${z}`, subject: { piece: [x, 1, z], places, ground, pitch: 0.82, distance: 20 } };
}

function guidance(focus: ReturnType<typeof focusAt>, { lens = LENS, follow = true } = {}) {
  return { lens, home, near: closeView(lens, focus.subject), focus, follow };
}

/** What the camera remembers after it has gone near. */
function shownAt(focus: ReturnType<typeof focusAt>): Shown {
  const { shown } = stepOf(null, home, guidance(focus));
  if (!shown) throw new Error('Nothing was shown.');
  return shown;
}

const middle = focusAt(12, 12);

describe('the camera, when what matters changes', () => {
  it('begins near who decides, with a cut', () => {
    const { to, glides } = stepOf(null, home, guidance(middle));
    expect(to).toEqual(closeView(LENS, middle.subject));
    expect(glides).toBe(false);
  });

  it('begins with the whole table where it is not to follow', () => {
    expect(stepOf(null, home, guidance(middle, { follow: false })).to).toBeNull();
  });

  it('glides to another one who decides', () => {
    const shown = shownAt(middle);
    const { to, glides } = stepOf(shown, shown.view, guidance(focusAt(4, 20)));
    expect(to).toEqual(closeView(LENS, focusAt(4, 20).subject));
    expect(glides).toBe(true);
  });

  it('rests as long as all that matters is in sight, and goes when something is not', () => {
    const shown = shownAt(middle);
    const near = focusAt(12, 12, [[13, 0, 13]]);
    expect(stepOf(shown, shown.view, guidance(near)).to).toBeNull();
    const far = focusAt(12, 12, [[22, 0, 12]]);
    expect(stepOf(shown, shown.view, guidance(far)).to).toEqual(closeView(LENS, far.subject));
  });

  it('keeps the framing when the window is resized', () => {
    const shown = shownAt(middle);
    const lens = { ...LENS, width: 900 };
    const { to, glides } = stepOf(shown, shown.view, guidance(middle, { lens }));
    expect(to).toEqual(closeView(lens, middle.subject));
    expect(glides).toBe(false);
  });

  it('leaves whoever looks at the whole table where they are', () => {
    expect(stepOf(shownAt(middle), home, guidance(focusAt(4, 20))).to).toBeNull();
  });

  it('slides the near view that somebody has chosen, and leaves it as it is otherwise', () => {
    const { to } = stepOf(shownAt(middle), elsewhere, guidance(focusAt(20, 4)));
    expect(to).toEqual({ ...elsewhere, x: 20, z: 4 });
    expect(stepOf(shownAt(middle), elsewhere, guidance(middle)).to).toBeNull();
  });

  it('goes back to the whole table when nothing is followed any longer', () => {
    const shown = shownAt(middle);
    expect(stepOf(shown, shown.view, guidance(middle, { follow: false })).to).toEqual(home);
  });
});
