import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  dateText,
  LANGUAGES,
  languageFor,
  listOf,
  numberText,
  onLanguage,
  speak,
  spokenLanguage,
  t,
} from '../../../renderer/i18n';
import { MESSAGES } from '../../../renderer/i18n/messages';
import { pseudo } from '../../../renderer/i18n/pseudo';

afterEach(() => speak('en'));

describe('the language for somebody', () => {
  it.each([
    [['de-AT', 'en'], 'de'],
    [['de'], 'de'],
    [['fr-CA', 'DE-de', 'en'], 'de'],
    [['en-GB', 'de'], 'en'],
    [['fr'], 'en'],
    [['constructor'], 'en'],
    [[], 'en'],
  ] as const)('who reads %j is %s', (wished, language) => {
    expect(languageFor(wished)).toBe(language);
  });
});

describe('speaking a language', () => {
  it('says sentences, numbers, lists and dates in it, and tells who listens', async () => {
    const listener = vi.fn();
    const forget = onLanguage(listener);
    await speak('de');
    forget();
    await speak('de');
    expect(listener).toHaveBeenCalledTimes(1);
    expect(spokenLanguage().id).toBe('de');
    expect(t('ui.back')).toBe('Zurück');
    expect(t('rules.found', { n: 1234 })).toBe('1.234 Einträge gefunden');
    expect(numberText(3.08, { minimumFractionDigits: 2 })).toBe('3,08');
    expect(listOf(['Mara', 'Juno', 'Teo'])).toBe('Mara, Juno und Teo');
    const when = dateText(new Date(2026, 10, 28, 14, 40), { dateStyle: 'medium', timeStyle: 'short' });
    expect(when).toBe('28.11.2026, 14:40');
  });

  it('says in English what the language has no sentence for', async () => {
    vi.spyOn(LANGUAGES.de, 'load').mockResolvedValue({ SENTENCES: { 'ui.back': 'Zurück' } });
    await speak('de');
    expect([t('ui.back'), t('ui.close')]).toEqual(['Zurück', 'Close']);
  });

  it('goes on as before when the sentences can not be fetched', async () => {
    vi.spyOn(LANGUAGES.de, 'load').mockRejectedValue(new Error('gone'));
    await expect(speak('de')).rejects.toThrow('gone');
    expect([spokenLanguage().id, t('ui.back')]).toEqual(['en', 'Back']);
  });

  it('gives the language to whoever asked last', async () => {
    const first = speak('de');
    await speak('en');
    await first;
    expect(t('ui.back')).toBe('Back');
  });
});

describe('the language that machines make for tests', () => {
  it('is accented, in brackets and a third longer, and keeps its slots', () => {
    expect(pseudo('{n} {n|card|cards} found')).toBe('⟦{n} {n|card|cards} föüñd~~~⟧');
    const longer = Object.values(MESSAGES).filter(
      (text) => pseudo(text).length < 1.35 * text.replace(/\{[^}]*\}/g, '').length,
    );
    expect(longer).toEqual([]);
  });

  it('says everything', async () => {
    await speak('pseudo');
    expect(t('ui.back')).toBe('⟦Báçk~~⟧');
    expect(t('rules.found', { n: 2 })).toMatch(/^⟦2 entries föüñd~+⟧$/);
  });
});
