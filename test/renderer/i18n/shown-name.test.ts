import { describe, expect, it } from 'vitest';
import { isBlank, shownName } from '../../../renderer/i18n';

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
