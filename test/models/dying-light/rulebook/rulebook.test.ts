import { describe, expect, it } from 'vitest';
import content from '../../../../assets/locales/en/dying-light.json';
import words from '../../../../assets/locales/en/dying-light-rulebook.json';
import { RULE_IDS } from '../../../../models/dying-light/rule-ids';
import {
  BOOK,
  entryOfElement,
  entryOfRule,
  isReasonId,
  RULEBOOK,
  TOPIC_IDS,
} from '../../../../models/dying-light/rulebook';
import { entryNamed, searchRulebook } from '../../../../models/kernel/rulebook';

const TEXTS: Readonly<Record<string, string>> = words;
const textOf = (id: string) => TEXTS[id] ?? '';
const search = (query: string) => searchRulebook(BOOK, query, textOf).map((entry) => entry.id);

describe('the rulebook', () => {
  it('tells every numbered rule in exactly one entry', () => {
    const told = RULEBOOK.flatMap((entry) => entry.rules);
    expect(told.toSorted()).toEqual([...RULE_IDS].toSorted());
  });

  it('has each entry once, and none that points to itself or twice to another', () => {
    expect(new Set(RULEBOOK.map((entry) => entry.id)).size).toBe(RULEBOOK.length);
    const faulty = RULEBOOK.filter(({ id, see }) => see.includes(id) || new Set(see).size !== see.length);
    expect(faulty).toEqual([]);
  });

  it('has a title and a text for every entry, a name for every topic, and no words besides', () => {
    const needed = [
      ...TOPIC_IDS.map((topic) => `rulebook.topic.${topic}`),
      ...RULEBOOK.flatMap(({ id }) => [`rulebook.${id}.title`, `rulebook.${id}.text`]),
    ];
    expect(Object.keys(TEXTS)).toEqual(needed);
  });

  it('is written in whole, short pieces that fit on a screen', () => {
    const sentences = Object.entries(TEXTS).filter(([id]) => id.endsWith('.text'));
    expect(sentences.filter(([, text]) => !/^[A-Z0-9].*\.$/.test(text))).toEqual([]);
    expect(sentences.filter(([, text]) => text.split(' ').length > 120)).toEqual([]);
  });

  it('shows no rule ids and no slots in its words', () => {
    expect(Object.values(TEXTS).filter((text) => /DL-|[{}]/.test(text))).toEqual([]);
  });

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

  it('knows every reason that has a sentence, and no other', () => {
    const reasons = Object.keys(content).flatMap((id) => /^reason\.([a-zA-Z]+)$/.exec(id)?.[1] ?? []);
    expect(reasons.length).toBeGreaterThan(30);
    expect(reasons.filter((id) => !isReasonId(id))).toEqual([]);
    expect(isReasonId('toString')).toBe(false);
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
