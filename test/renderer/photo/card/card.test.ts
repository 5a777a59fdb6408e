import { describe, expect, it } from 'vitest';
import { type CardWords, spokenCard } from '../../../../renderer/photo/card/card';
import { CARD, CARD_PICTURE, cardLines, coverOf } from '../../../../renderer/photo/card/draw';
import { fitted, linesOf } from '../../../../renderer/photo/card/fit';

/** Every character is 10 wide, however it is put together. */
const measure = (text: string) => 10 * [...new Intl.Segmenter('en').segment(text)].length;
const FAMILY = '👩‍👩‍👧‍👦';

describe('words on a card', () => {
  it('are cut between characters, never within one', () => {
    expect(fitted('abcdef', 60, measure)).toBe('abcdef');
    expect(fitted('abcdefg', 60, measure)).toBe('abcde…');
    expect(fitted(FAMILY.repeat(4), 30, measure)).toBe(`${FAMILY.repeat(2)}…`);
  });

  it('take as many lines as they may, and say where there would be more', () => {
    expect(linesOf('one two three', 80, 2, measure)).toEqual(['one two', 'three']);
    expect(linesOf('one two three four five', 80, 2, measure)).toEqual(['one two', 'three f…']);
    expect(linesOf('', 80, 2, measure)).toEqual([]);
  });
});

const WORDS: CardWords = {
  game: 'Outbreak Duel',
  title: 'A very long title that has to be broken somewhere because of the names in it',
  reason: 'The other one died.',
  story: Array.from(
    { length: 9 },
    (_, n) => `Episode ${n} with more words than a line of the card can hold at once`,
  ),
  score: null,
  seats: [
    { name: `${'Maximiliane '.repeat(4)}`, result: '12 points', won: true },
    { name: '\u2068أميرة\u2069', result: '3 points', won: false },
    { name: FAMILY.repeat(30), result: null, won: false },
  ],
  foot: 'Seed 7f3a · 29 November 2026',
};

describe('a share card', () => {
  const lines = cardLines(WORDS, (font) => (text) => measure(text) * (font === 'title' ? 3 : 1.3));

  it('keeps all its words within its edges', () => {
    for (const { text, font, x, y, align = 'left' } of lines) {
      const length = measure(text) * (font === 'title' ? 3 : 1.3);
      expect(align === 'left' ? x + length : x, text).toBeLessThanOrEqual(CARD.width);
      expect(y, text).toBeGreaterThan(0);
      expect(y, text).toBeLessThan(CARD.height);
    }
  });

  it('names everybody, and leaves room for what each came to', () => {
    const texts = lines.map(({ text }) => text);
    expect(texts).toContain('\u2068أميرة\u2069');
    expect(texts).toContain('12 points');
    expect(texts.some((text) => text.startsWith('Maximiliane') && text.endsWith('…'))).toBe(true);
  });

  it('can be heard', () => {
    expect(spokenCard(WORDS)).toContain('\u2068أميرة\u2069: 3 points');
    expect(spokenCard(WORDS)).toContain('Seed 7f3a');
  });

  it('shows the middle of its picture', () => {
    expect(coverOf({ width: 1280, height: 720 }, CARD_PICTURE)).toEqual({
      x: 0,
      y: 30,
      width: 1280,
      height: 660,
    });
    expect(coverOf({ width: 3000, height: 660 }, CARD_PICTURE)).toMatchObject({ x: 860, width: 1280 });
  });
});
