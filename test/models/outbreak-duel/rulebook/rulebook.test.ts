import { describe, expect, it } from 'vitest';
import words from '../../../../assets/locales/en/outbreak-duel-rulebook.json';
import { searchRulebook } from '../../../../models/kernel/rulebook';
import { BOOK, entryOfElement } from '../../../../models/outbreak-duel/rulebook';

const TEXTS: Readonly<Record<string, string>> = words;
const search = (query: string) => searchRulebook(BOOK, query, (id) => TEXTS[id] ?? '').map(({ id }) => id);

describe('the rulebook of Outbreak Duel', () => {
  it('is written in pieces of 100 words at most', () => {
    expect(Object.entries(TEXTS).filter(([, text]) => text.split(' ').length > 100)).toEqual([]);
  });

  it('can be searched by words and by rule', () => {
    expect(search('quick escape')[0]).toBe('escape');
    expect(search('mulligan')[0]).toBe('mulligan');
    expect(search('OD-PRIV-04')).toContain('looking');
    expect(search('helicopter')).toEqual([]);
  });
});

describe('a question mark on the table of Outbreak Duel', () => {
  it('opens the entry that explains the thing', () => {
    expect(entryOfElement('card', 'ZB1')).toBe('keywords');
    expect(entryOfElement('card', 'R01')).toBe('reacts');
    expect(entryOfElement('part', 'reserve')).toBe('tactical');
    expect(entryOfElement('action', 'LOOT')).toBe('loot');
    expect(entryOfElement('decision', 'attackReact')).toBe('escape');
    expect(entryOfElement('reason', 'bossTooEarly')).toBe('boss');
    expect(entryOfElement('log', 'gnawed')).toBe('keywords');
  });
});
