/** The languages that people can choose. Each has a folder of its name in `assets/locales/`. */

export interface LanguageData {
  /** Its own name for itself. */
  readonly name: string;
  /** What `Intl` calls it. */
  readonly locale: string;
  /** Fetches its sentences by their ids; one that it lacks is said in English. */
  readonly load: () => Promise<{ readonly SENTENCES: Readonly<Record<string, string>> }>;
}

const EN: LanguageData = { name: 'English', locale: 'en-GB', load: async () => ({ SENTENCES: {} }) };

/** English is compiled in, for its ids are the type of all message ids. */
export const LANGUAGES = {
  en: EN,
  de: { name: 'Deutsch', locale: 'de', load: () => import('../../assets/locales/de') },
} as const satisfies Readonly<Record<string, LanguageData>>;

export type LanguageId = keyof typeof LANGUAGES;

export const LANGUAGE_IDS = Object.keys(LANGUAGES) as readonly LanguageId[];

/** For tests: English, longer, accented and in brackets, so that what is cut, glued or not translated can be seen. */
const PSEUDO: LanguageData = { ...EN, load: () => import('./pseudo') };

/** A language of the app, or the one that machines make for tests. */
export type AnyLanguageId = LanguageId | 'pseudo';

export function languageData(id: AnyLanguageId): LanguageData {
  return id === 'pseudo' ? PSEUDO : LANGUAGES[id];
}

export function isLanguage(id: string | null): id is LanguageId {
  return id !== null && Object.hasOwn(LANGUAGES, id);
}

/**
 * The language of the app for somebody who reads these.
 * @param wished as a browser names them, the dearest first: "de-AT", "en"
 */
export function languageFor(wished: readonly string[]): LanguageId {
  const known = wished.map((one) => one.toLowerCase().split('-')[0] ?? '').find(isLanguage);
  return known ?? 'en';
}
