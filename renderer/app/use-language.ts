import { useEffect, useState, useSyncExternalStore } from 'react';
import { type AnyLanguageId, languageFor, onLanguage, speak, spokenLanguage } from '../i18n';
import type { LanguageChoice } from './settings';

/**
 * The language that is spoken; a new one as soon as its sentences are here.
 * @param wanted undefined until it is known: the one of the browser is fetched meanwhile, which is probably it
 * @param onError the sentences could not be fetched, and English is spoken
 * @returns null until the first screen can be said
 */
export function useLanguage(
  wanted: LanguageChoice | 'pseudo' | undefined,
  onError: (error: unknown) => void,
): AnyLanguageId | null {
  const spoken = useSyncExternalStore(onLanguage, spokenLanguage);
  const [begun, setBegun] = useState(false);
  useEffect(() => {
    const isAuto = wanted === undefined || wanted === 'auto';
    speak(isAuto ? languageFor(navigator.languages) : wanted)
      .catch(onError)
      .finally(() => setBegun((before) => before || wanted !== undefined));
  }, [wanted, onError]);
  const { id, grammar } = spoken;
  useEffect(() => {
    document.documentElement.lang = grammar.locale;
  }, [grammar]);
  return begun ? id : null;
}
