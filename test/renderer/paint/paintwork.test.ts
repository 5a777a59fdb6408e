import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { PAINT_AREAS } from '../../../renderer/paint/areas';
import { fitting, PaintsSchema, withCoat, withPaintwork } from '../../../renderer/paint/paintwork';
import { POT_IDS, POTS, potOf } from '../../../renderer/paint/pots';
import { PRESETS, randomPaintwork } from '../../../renderer/paint/presets';

const RED = { colour: '#c8352b', wash: 60, brush: 40 };
const PLAIN = { colour: null, wash: 50, brush: 50 };

describe('paintwork', () => {
  it('keeps what was painted, and forgets what is as it came', () => {
    const painted = withCoat({}, 'cloth', RED);
    expect(painted).toEqual({ cloth: RED });
    expect(withCoat(painted, 'cloth', PLAIN)).toEqual({});
    expect(withPaintwork({ 'a/b': painted }, 'a/b', {})).toEqual({});
  });

  it('has only what a miniature has areas for', () => {
    expect(fitting({ skin: RED, hair: RED }, ['skin', 'base'])).toEqual({ skin: RED });
  });

  it('is refused with a colour that is none, or a strength beyond all', () => {
    expect(v.is(PaintsSchema, { 'a/b': { cloth: RED } })).toBe(true);
    for (const wrong of [{ ...RED, colour: 'red' }, { ...RED, wash: 101 }, { colour: '#fff' }])
      expect(v.is(PaintsSchema, { 'a/b': { cloth: wrong } })).toBe(false);
  });
});

describe('the paint rack', () => {
  it('has 24 pots, each of another colour and found by it', () => {
    expect(new Set(Object.values(POTS)).size).toBe(24);
    for (const id of POT_IDS) expect(potOf(POTS[id])).toBe(id);
    expect(potOf('#123456')).toBeNull();
  });

  it('has ready paint and chance that may be kept', () => {
    for (const paintwork of [
      ...Object.values(PRESETS),
      randomPaintwork(() => 0),
      randomPaintwork(() => 0.999),
    ]) {
      expect(Object.keys(paintwork)).toEqual([...PAINT_AREAS]);
      expect(v.is(PaintsSchema, { 'a/b': paintwork })).toBe(true);
    }
  });
});
