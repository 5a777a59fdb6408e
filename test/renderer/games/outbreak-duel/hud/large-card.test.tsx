import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { ShownCard } from '../../../../../renderer/games/outbreak-duel/hud/card-of-spot';
import { LargeCard } from '../../../../../renderer/games/outbreak-duel/hud/large-card';

/** Paragraphs and keywords as they are read. */
function readOf(card: ShownCard): readonly string[] {
  const markup = renderToStaticMarkup(<LargeCard card={card} />);
  return [...markup.matchAll(/<(?:h3|p|dt|dd)[^>]*>([^<]*)</g)].map(([, words = '']) => words);
}

describe('a card looked at large', () => {
  it('is a Weapon with all its numbers, and its traits explained', () => {
    const [name, type, numbers, ...words] = readOf('W10');
    expect([name, type, numbers]).toEqual([
      'Pump Shotgun',
      'Weapon · Ranged',
      '1 AP · 3 damage · hits on 2+ · durability 4',
    ]);
    expect(words).toEqual(expect.arrayContaining(['Loud', 'Cleave 2']));
  });

  it('says of a Weapon without a Hit Roll that it hits', () => {
    expect(readOf('W07')[2]).toBe('2 AP · 5 damage · hits · durability 4');
  });

  it('is a zombie with its cost, HP, damage and Escape Difficulty, and every keyword', () => {
    const read = readOf('ZX1');
    expect(read.slice(0, 3)).toEqual(['The Landlord', 'Boss', '6 TH · 14 HP · 5 damage · escape on 6+']);
    expect(read).toContain('Relentless');
  });

  it('is a React with its price in TP and when it is played', () => {
    const read = readOf('R01');
    expect(read[1]).toMatch(/^React · .+/);
    expect(read.slice(2)).toEqual(['1 TP', 'This attack deals 2 less.']);
  });

  it('is a Critical Response, paid for with what its speed asks', () => {
    expect([readOf('S01')[2], readOf('S02')[2]]).toEqual(['2 TP', '2 AP']);
  });

  it('is a Survivor with role, HP, bare hands and ability', () => {
    const read = readOf('V03');
    expect(read[0]).toBe('Mara Voss');
    expect(read[2]).toBe('35 HP · bare hands 1');
    expect(read[3]).toContain('heal 3');
  });
});
