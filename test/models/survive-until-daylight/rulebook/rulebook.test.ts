import { describe, expect, it } from 'vitest';
import content from '../../../../assets/locales/en/survive-until-daylight.json';
import words from '../../../../assets/locales/en/survive-until-daylight-rulebook.json';
import { entryNamed, searchRulebook } from '../../../../models/kernel/rulebook';
import { RULE_IDS } from '../../../../models/survive-until-daylight/rule-ids';
import {
  BOOK,
  entryOfElement,
  isReasonId,
  RULEBOOK,
  TOPIC_IDS,
} from '../../../../models/survive-until-daylight/rulebook';

const TEXTS: Readonly<Record<string, string>> = words;
const search = (query: string) => searchRulebook(BOOK, query, (id) => TEXTS[id] ?? '').map(({ id }) => id);

describe('the rulebook', () => {
  it('tells every numbered rule in exactly one entry', () => {
    const told = RULEBOOK.flatMap(({ rules }) => rules);
    expect(told.toSorted()).toEqual([...RULE_IDS].toSorted());
  });

  it('has each entry once, and none that points to itself or twice to another', () => {
    expect(new Set(RULEBOOK.map(({ id }) => id)).size).toBe(RULEBOOK.length);
    const faulty = RULEBOOK.filter(({ id, see }) => see.includes(id) || new Set(see).size !== see.length);
    expect(faulty).toEqual([]);
  });

  it('has a title and a text for every entry, a name for every topic, and no words besides', () => {
    const needed = [
      ...TOPIC_IDS.map((topic) => `sd.rulebook.topic.${topic}`),
      ...RULEBOOK.flatMap(({ id }) => [`sd.rulebook.${id}.title`, `sd.rulebook.${id}.text`]),
    ];
    expect(Object.keys(TEXTS)).toEqual(needed);
  });

  it('is written in whole, short pieces without ids and slots', () => {
    const sentences = Object.entries(TEXTS).filter(([id]) => id.endsWith('.text'));
    expect(sentences.filter(([, text]) => !/^[A-Z0-9].*\.$/.test(text))).toEqual([]);
    expect(sentences.filter(([, text]) => text.split(' ').length > 120)).toEqual([]);
    expect(Object.values(TEXTS).filter((text) => /SD-|[{}]/.test(text))).toEqual([]);
  });

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

  it('knows every reason that has a sentence, and no other', () => {
    const reasons = Object.keys(content).flatMap((id) => /^sd\.reason\.([A-Z_]+)$/.exec(id)?.[1] ?? []);
    expect(reasons.length).toBeGreaterThan(30);
    expect(reasons.filter((id) => !isReasonId(id))).toEqual([]);
    expect(isReasonId('toString')).toBe(false);
  });
});
