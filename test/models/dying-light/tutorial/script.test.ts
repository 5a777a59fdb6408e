import { describe, expect, it } from 'vitest';
import texts from '../../../../assets/locales/en/dying-light-coach.json';
import { LAST_STEP, SCRIPT } from '../../../../models/dying-light/tutorial';

const TEXTS: Readonly<Record<string, string>> = texts;

describe('the script of the lesson', () => {
  it('has 22 steps in order', () => {
    expect(SCRIPT.map(({ n }) => n)).toEqual(Array.from({ length: 22 }, (_, index) => index + 1));
    expect(LAST_STEP).toBe(22);
  });

  it('says each step in 25 words at most', () => {
    const lengths = SCRIPT.map(({ n }) => TEXTS[`dl.coach.step.${n}`]?.split(' ').length ?? Number.NaN);
    expect(lengths.filter((length) => !(length > 0 && length <= 25))).toEqual([]);
  });

  it('has a sentence for every aim that is asked for with a move and for every way round a step', () => {
    const asked = SCRIPT.filter(({ kind, by, at }) => kind === 'aim' && (by.length > 0 || at));
    const needed = [
      ...asked.map(({ n }) => `dl.coach.aim.${n}`),
      ...SCRIPT.flatMap(({ instead }) => (instead ? [instead.text] : [])),
    ];
    expect(needed.length).toBeGreaterThan(8);
    expect(needed.filter((id) => !TEXTS[id])).toEqual([]);
  });

  it('opens every step after an earlier one or once something happens', () => {
    const late = SCRIPT.filter(({ n, opens }) => 'after' in opens && opens.after >= n);
    expect(late).toEqual([]);
  });

  it('points at something in every step', () => {
    expect(SCRIPT.filter(({ shows }) => shows.length === 0)).toEqual([]);
  });
});
