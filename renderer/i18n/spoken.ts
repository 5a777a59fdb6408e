/** The language that the app speaks at the moment. */
import { type Grammar, grammarOf } from './grammar';
import { type AnyLanguageId, languageData } from './languages';

interface Spoken {
  readonly id: AnyLanguageId;
  readonly grammar: Grammar;
  /** Where one is missing, the English one is said. */
  readonly sentences: Readonly<Record<string, string>>;
}

let spoken: Spoken = { id: 'en', grammar: grammarOf(languageData('en').locale), sentences: {} };
let asked: AnyLanguageId = 'en';
const listeners = new Set<() => void>();

export function spokenLanguage(): Spoken {
  return spoken;
}

export function onLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Speaks a language from now on, as soon as its sentences are here; whoever asked last gets it.
 * @throws Error if they can't be fetched; what was spoken before is spoken still
 */
export async function speak(id: AnyLanguageId): Promise<void> {
  asked = id;
  if (spoken.id === id) return;
  const { locale, load } = languageData(id);
  const { SENTENCES } = await load();
  if (asked !== id) return;
  spoken = { id, grammar: grammarOf(locale), sentences: SENTENCES };
  for (const listener of listeners) listener();
}
