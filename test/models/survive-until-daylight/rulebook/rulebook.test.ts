import { describe, expect, it } from 'vitest';
import words from '../../../../assets/locales/en/survive-until-daylight-rulebook.json';
import { entryNamed, searchRulebook } from '../../../../models/kernel/rulebook';
import { BOOK, entryOfElement } from '../../../../models/survive-until-daylight/rulebook';

const TEXTS: Readonly<Record<string, string>> = words;
const search = (query: string) => searchRulebook(BOOK, query, (id) => TEXTS[id] ?? '').map(({ id }) => id);

describe('the rulebook', () => {
  it('can be searched by words and by rule', () => {
    expect(search('barric')[0]).toBe('barricade');
    expect(search('SD-WAVE-04')).toContain('delay');
    expect(search('helicopter')).toEqual([]);
    expect(entryNamed(BOOK, 'delay')?.rules).toEqual(['SD-WAVE-03', 'SD-WAVE-04', 'SD-EDGE-02']);
  });
});

describe('a question mark on the table', () => {
  it('opens the entry that explains the thing', () => {
    expect(entryOfElement('card', 'sp-cheer')).toBe('cheer');
    expect(entryOfElement('card', 'wp-bat')).toBe('attack');
    expect(entryOfElement('card', 'am-arrow')).toBe('ammo');
    expect(entryOfElement('horde', 'monster')).toBe('monster');
    expect(entryOfElement('recipe', 'rc-trap')).toBe('trap');
    expect(entryOfElement('character', 'ch-drifter')).toBe('drifter');
    expect(entryOfElement('decision', 'wave')).toBe('wave');
    expect(entryOfElement('log', 'barricade-broke')).toBe('barricade');
    expect(entryOfElement('part', 'token')).toBe('first-player');
    expect(entryOfElement('action', 'SPREAD')).toBe('spread');
  });
});
