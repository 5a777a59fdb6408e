import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SCRIPT } from '../../../models/dying-light/tutorial';
import { coachFocus, coachMarks } from '../../../renderer/coach/pointing';

describe('what the coach points at', () => {
  it('glows on the table, where it is on the table', () => {
    expect(coachMarks([{ zone: 'I' }, { hud: 'pool' }, { token: 'obj-a' }])).toEqual([
      { zone: 'I', tone: 'focus' },
      { token: 'obj-a', tone: 'focus' },
    ]);
  });

  it('draws the camera to the first place', () => {
    expect(coachFocus([{ token: 'jump-pad-1' }, { hud: 'items' }, { zone: 'D' }])).toEqual({ zone: 'D' });
    expect(coachFocus([{ hud: 'pool' }])).toBeUndefined();
  });

  it('is known to the style sheet, where it is part of the interface', () => {
    const css = readFileSync(resolve(import.meta.dirname, '../../../renderer/coach/pointing.css'), 'utf8');
    const parts = SCRIPT.flatMap(({ shows }) => shows.flatMap((spot) => ('hud' in spot ? [spot.hud] : [])));
    expect(new Set(parts).size).toBeGreaterThan(9);
    expect(parts.filter((part) => !css.includes(`[data-coach~="${part}"]`))).toEqual([]);
  });
});
