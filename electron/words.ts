import * as v from 'valibot';
import de from '../assets/locales/de/shell.json';
import en from '../assets/locales/en/shell.json';

type Sentences = Readonly<Partial<Record<keyof typeof en, string>>>;

/** What the shell says in each language of the app; English where a sentence is missing. */
const LANGUAGES: Readonly<Record<string, Sentences>> = { en, de };

function sentencesOf(language: string): Sentences | undefined {
  return Object.hasOwn(LANGUAGES, language) ? LANGUAGES[language] : undefined;
}

/** What of the app's settings concerns the shell; what is left out or unknown is as the system wishes. */
const ChoiceSchema = v.object({ language: v.string() });

let spoken: Sentences = en;

/**
 * Speaks the language of the settings from now on.
 * @param settings their JSON text, null if there are none
 * @param wished the languages of the system, the dearest first: "de-AT"
 */
export function speakAsIn(settings: string | null, wished: readonly string[]): void {
  const choice = v.safeParse(ChoiceSchema, JSON.parse(settings ?? 'null'));
  const chosen = choice.success ? sentencesOf(choice.output.language) : undefined;
  const known = wished.flatMap((one) => sentencesOf(one.toLowerCase().split('-')[0] ?? '') ?? []);
  spoken = chosen ?? known[0] ?? en;
}

/** A sentence of the shell with its slots filled; what a player may read is in the locale file, never in here. */
export function say(id: keyof typeof en, params: Readonly<Record<string, string>> = {}): string {
  return (spoken[id] ?? en[id]).replace(/\{(\w+)\}/g, (slot, name: string) => params[name] ?? slot);
}
