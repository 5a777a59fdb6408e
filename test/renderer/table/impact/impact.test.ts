import { describe, expect, it } from 'vitest';
import { CHIPS_FLY, chipsAt, missileAt, numberAt, starAt } from '../../../../renderer/table/impact/impact';

const from = { x: 0, y: 1, z: 0 };
const to = { x: 4, y: 1, z: 0 };

describe('what flies and floats with a blow', () => {
  it('is nothing before contact and nothing when it is over', () => {
    expect([chipsAt(9, 1, -1), chipsAt(9, 1, CHIPS_FLY)]).toEqual([[], []]);
    expect([starAt(-1), starAt(CHIPS_FLY), numberAt(-1)]).toEqual([0, 0, null]);
  });

  it('are chips that fly up and apart, the same ones for the same place', () => {
    const chips = chipsAt(9, 1, 120);
    expect(chips).toEqual(chipsAt(9, 1, 120));
    expect(chips.every(({ y }) => y > 0)).toBe(true);
    expect(new Set(chips.map(({ x }) => x)).size).toBe(9);
  });

  it('is a number that floats up and stays there', () => {
    const [early = 0, late = 0, after] = [100, 300, 900].map((time) => numberAt(time) ?? 0);
    expect(early).toBeLessThan(late);
    expect(numberAt(2000)).toBe(after);
  });

  it('flies straight from a gun, in an arc from a bow and in a high one from the hand', () => {
    const middle = (kind: 'bullet' | 'arrow' | 'thrown') => missileAt(kind, from, to, 0.5).y;
    expect(middle('bullet')).toBe(1);
    expect(middle('arrow')).toBeGreaterThan(1);
    expect(middle('thrown')).toBeGreaterThan(middle('arrow'));
    expect(missileAt('thrown', from, to, 1)).toEqual(to);
  });
});
