import { describe, expect, it } from 'vitest';
import { isBlank, shownName, toldApart } from '../../../renderer/i18n';

describe('the name of a person', () => {
  it.each(['Ada', 'constructor', 'Zoë 🧟‍♀️', '王芳'])('is shown as it is written: %s', (name) => {
    expect(shownName(name)).toBe(name);
  });

  it('keeps a direction of writing to itself', () => {
    expect(shownName('שרה')).toBe('\u2068שרה\u2069');
    expect(shownName('سارة')).toBe('\u2068سارة\u2069');
  });

  it('turns nothing around and breaks no line', () => {
    expect(shownName('\u202EBob\u2069\n')).toBe('Bob');
  });

  it('is cut between characters when it is very long', () => {
    expect(shownName('👩‍👩‍👧‍👦'.repeat(30))).toBe(`${'👩‍👩‍👧‍👦'.repeat(23)}…`);
    expect(shownName('x'.repeat(24))).toBe('x'.repeat(24));
  });

  it('is none when nothing of it can be seen', () => {
    for (const name of ['', '   ', '\u00a0\u200b', '\u202e']) expect(isBlank(name)).toBe(true);
    for (const name of ['0', '🧟', ' a ']) expect(isBlank(name)).toBe(false);
  });
});

describe('names that look alike', () => {
  it('get numbers, but for the first, and none that somebody has', () => {
    expect(toldApart(['Max', 'Ada', 'Max'])).toEqual(['Max', 'Ada', 'Max 2']);
    expect(toldApart(['Max', 'Max 2', 'Max', 'Max'])).toEqual(['Max', 'Max 2', 'Max 3', 'Max 4']);
    expect(toldApart(['Max', 'Max\u200e'])[1]).toMatch(/ 2$/);
    expect(toldApart(['max', 'Max'])).toEqual(['max', 'Max']);
  });

  it('keep them where they are cut', () => {
    const [one, other] = toldApart(['x'.repeat(30), 'x'.repeat(30)]).map(shownName);
    expect([one, other]).toEqual([`${'x'.repeat(23)}…`, `${'x'.repeat(21)}… 2`]);
  });
});
