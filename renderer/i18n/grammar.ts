/** What `Intl` knows about a language: how it counts, and how it writes numbers, dates and lists. */

/** The forms that languages have for numbers, in the order in which a plural slot gives them. */
const FORMS = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

export interface Grammar {
  /** What `Intl` calls the language, for the page and everything written in it: "en-GB". */
  readonly locale: string;
  /** The place among the forms of a plural slot that a number takes: in English 0 for 1, and 1 for all others. */
  formOf(n: number): number;
  /** 1,234.5 or 1.234,5 */
  number(n: number): string;
  /** "Mara, Juno and Teo" */
  list(words: readonly string[]): string;
}

export function grammarOf(locale: string): Grammar {
  const plurals = new Intl.PluralRules(locale);
  const { pluralCategories } = plurals.resolvedOptions();
  const forms = FORMS.filter((form) => pluralCategories.includes(form));
  const numbers = new Intl.NumberFormat(locale);
  const lists = new Intl.ListFormat(locale, { type: 'conjunction' });
  return {
    locale,
    formOf: (n) => forms.indexOf(plurals.select(n)),
    number: (n) => numbers.format(n),
    list: (words) => lists.format(words),
  };
}
