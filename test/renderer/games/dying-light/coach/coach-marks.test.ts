import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SCRIPT } from '../../../../../models/dying-light/tutorial';
import { coachFocus, withCoachMarks } from '../../../../../renderer/games/dying-light/coach/coach-marks';
import type { Highlight } from '../../../../../renderer/games/dying-light/scene';

describe('what the coach points at', () => {
  it('glows among the other marks of the table, with its price where it has one', () => {
    const prices: readonly Highlight[] = [
      { zone: 'I', tone: 'cheap', label: '1 die' },
      { zone: 'q', tone: 'cheap', label: '1 die' },
    ];
    expect(withCoachMarks(prices, [{ zone: 'I' }, { hud: 'pool' }, { token: 'obj-a' }])).toEqual([
      { zone: 'q', tone: 'cheap', label: '1 die' },
      { zone: 'I', tone: 'focus', label: '1 die' },
      { token: 'obj-a', tone: 'focus', label: 'Here' },
    ]);
  });

  it('draws the camera to the first place', () => {
    expect(coachFocus([{ token: 'jump-pad-1' }, { hud: 'items' }, { zone: 'D' }])).toEqual({ zone: 'D' });
    expect(coachFocus([{ hud: 'pool' }])).toBeUndefined();
  });

  it('is known to the style sheet, where it is part of the interface', () => {
    const css = readFileSync(
      resolve(import.meta.dirname, '../../../../../renderer/games/dying-light/coach/pointing.css'),
      'utf8',
    );
    const parts = SCRIPT.flatMap(({ shows }) => shows.flatMap((spot) => ('hud' in spot ? [spot.hud] : [])));
    expect(new Set(parts).size).toBeGreaterThan(9);
    expect(parts.filter((part) => !css.includes(`[data-coach~="${part}"]`))).toEqual([]);
  });
});
