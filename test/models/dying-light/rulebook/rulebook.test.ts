import { describe, expect, it } from 'vitest';
import words from '../../../../assets/locales/en/dying-light-rulebook.json';
import { BOOK, entryOfElement, entryOfRule } from '../../../../models/dying-light/rulebook';
import { entryNamed, searchRulebook } from '../../../../models/kernel/rulebook';

const TEXTS: Readonly<Record<string, string>> = words;
const textOf = (id: string) => TEXTS[id] ?? '';
const search = (query: string) => searchRulebook(BOOK, query, textOf).map((entry) => entry.id);

describe('the rulebook', () => {
  it('finds the entry of a rule', () => {
    expect(entryOfRule('DL-MOVE-04')).toBe('jump');
    expect(entryNamed(BOOK, 'jump')).toEqual({
      id: 'jump',
      topic: 'moving',
      rules: ['DL-MOVE-04'],
      see: ['jump-climb-boosts', 'jump-pad', 'risk'],
    });
  });
});

describe('a question mark on the table', () => {
  it('opens the entry that explains the thing', () => {
    expect(entryOfElement('token', 'fire')).toBe('fire');
    expect(entryOfElement('face', 'push')).toBe('push');
    expect(entryOfElement('infected', 'howler')).toBe('howler');
    expect(entryOfElement('decision', 'spendCrits')).toBe('crits');
    expect(entryOfElement('reason', 'flatJump')).toBe('jump');
    expect(entryOfElement('log', 'wound-heavy')).toBe('wounds');
    expect(entryOfElement('part', 'momentum-spot')).toBe('momentum');
    expect(entryOfElement('action', 'DESPERATE')).toBe('desperate-defence');
  });
});

describe('a search in the rulebook', () => {
  it('puts entries with the word in their title first', () => {
    const found = search('jump');
    expect(found.slice(0, 3)).toEqual(['jump-climb-boosts', 'jump', 'jump-pad']);
    expect(found).toContain('risk');
  });

  it('finds what players call things by the beginning of a word', () => {
    expect(search('howl')[0]).toBe('howler');
    expect(search('rough terr')[0]).toBe('rough');
    expect(search('tempo die prot')[0]).toBe('tempo-die');
  });

  it('finds a rule by its id', () => {
    expect(search('DL-CHASE-04')).toEqual(['shake-off']);
  });

  it('finds nothing for words that are nowhere', () => {
    expect(search('helicopter')).toEqual([]);
  });
});
