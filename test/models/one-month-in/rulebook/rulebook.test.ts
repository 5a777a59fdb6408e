import { describe, expect, it } from 'vitest';
import texts from '../../../../assets/locales/en/one-month-in.json';
import words from '../../../../assets/locales/en/one-month-in-rulebook.json';
import { entryNamed, searchRulebook } from '../../../../models/kernel/rulebook';
import { RULE_IDS } from '../../../../models/one-month-in/rule-ids';
import { BOOK, entryOfElement } from '../../../../models/one-month-in/rulebook';
import { ENTRY_OF_REASON } from '../../../../models/one-month-in/rulebook/refusals';

const TEXTS: Readonly<Record<string, string>> = words;
const search = (query: string) => searchRulebook(BOOK, query, (id) => TEXTS[id] ?? '').map(({ id }) => id);

describe('the rulebook of One Month In', () => {
  it('tells every numbered rule in exactly one entry', () => {
    expect(BOOK.entries.flatMap(({ rules }) => rules).toSorted()).toEqual([...RULE_IDS].toSorted());
  });

  it('is written in pieces of 100 words at most', () => {
    const long = Object.entries(TEXTS).filter(([, text]) => text.split(' ').length > 100);
    expect(long).toEqual([]);
  });

  it('explains each reason that has a sentence', () => {
    const reasons = Object.keys(texts).filter((id) => id.startsWith('om.reason.'));
    expect(Object.keys(ENTRY_OF_REASON).map((id) => `om.reason.${id}`)).toEqual(reasons);
  });

  it('can be searched by words and by rule', () => {
    expect(search('overrun')[0]).toBe('lost-fight');
    expect(search('sacrif')[0]).toBe('sacrifice');
    expect(search('tear down fence')).toContain('tearing-down');
    expect(search('research centre')).toContain('holding');
    expect(search('OM-PVP-09')).toContain('holding');
    expect(search('helicopter')).toEqual([]);
    expect(entryNamed(BOOK, 'feeding')?.rules).toEqual(['OM-FEED-01', 'OM-FEED-02', 'OM-FEED-03']);
  });
});

describe('a question mark on the table of One Month In', () => {
  it('opens the entry that explains the thing', () => {
    expect(entryOfElement('tile', 'military-base')).toBe('holding');
    expect(entryOfElement('tile', 'farm-05')).toBe('farms');
    expect(entryOfElement('tile', 'base-red')).toBe('base');
    expect(entryOfElement('tile', 'zoo')).toBe('reclaiming');
    expect(entryOfElement('loot', 'zom-12')).toBe('found-zombies');
    expect(entryOfElement('loot', 'sur-01')).toBe('found-people');
    expect(entryOfElement('part', 'infest')).toBe('fog');
    expect(entryOfElement('action', 'TEAR_DOWN')).toBe('tearing-down');
    expect(entryOfElement('decision', 'fightDecide')).toBe('fight');
    expect(entryOfElement('reason', 'CHOICE_OPEN')).toBe('arrival');
    expect(entryOfElement('log', 'overrun')).toBe('lost-fight');
  });
});
