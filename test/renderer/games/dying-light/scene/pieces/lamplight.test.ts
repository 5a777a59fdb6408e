import { describe, expect, it } from 'vitest';
import { areaOf } from '../../../../../../models/dying-light/map';
import { centreOf } from '../../../../../../renderer/games/dying-light/layout/city';
import { LAMPS, lampHead } from '../../../../../../renderer/games/dying-light/scene/city/lamps';
import { lamplightAt } from '../../../../../../renderer/games/dying-light/scene/pieces/lamplight';

const DARK = { fires: [], uvAreas: [] };
const [lamp] = LAMPS;
const underLamp = { ...(lamp ? lampHead(lamp) : { x: 0, z: 0 }), y: 0 };

describe('the light of lamps on a miniature', () => {
  it('is none by day', () => {
    expect(lamplightAt(underLamp, DARK, 0).toArray()).toEqual([1, 1, 1]);
  });

  it('is warm under a lamp by night, and does not reach the roofs', () => {
    const { r, b } = lamplightAt(underLamp, DARK, 1);
    expect(r).toBeGreaterThan(2);
    expect(r).toBeGreaterThan(b);
    expect(lamplightAt({ ...underLamp, y: 4 }, DARK, 1).toArray()).toEqual([1, 1, 1]);
  });

  it('comes from fires beside it', () => {
    const away = { x: 12, y: 6, z: 12 };
    expect(lamplightAt(away, { ...DARK, fires: [{ ...away, x: 12.5 }] }, 1).r).toBeGreaterThan(2);
  });

  it('is violet in an Area under UV light (DL-ENV-05)', () => {
    const middle = { ...centreOf(['b']), y: 6 };
    const { r, g, b } = lamplightAt(middle, { ...DARK, uvAreas: [areaOf('b')] }, 1);
    expect(b).toBeGreaterThan(r);
    expect(r).toBeGreaterThan(g);
  });
});
