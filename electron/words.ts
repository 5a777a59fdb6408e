/// <reference types="vite/types/importMeta.d.ts" />
import * as v from 'valibot';
import sentences from '../assets/locales/en/shell.json';

type Sentences = Readonly<Partial<Record<keyof typeof sentences, string>>>;

/** What the shell says in each language that has a folder: `../assets/locales/de/shell.json`. */
const FILES = import.meta.glob<Sentences>('../assets/locales/*/shell.json', {
  eager: true,
  import: 'default',
});

const fileOf = (language: string): Sentences | undefined => FILES[`../assets/locales/${language}/shell.json`];

/** What of the app's settings concerns the shell; what is left out or unknown is as the system wishes. */
const ChoiceSchema = v.object({ language: v.string() });

let spoken: Sentences = sentences;

/**
 * Speaks the language of the settings from now on.
 * @param settings their JSON text, null if there are none
 * @param wished the languages of the system, the dearest first: "de-AT"
 */
export function speakAsIn(settings: string | null, wished: readonly string[]): void {
  const choice = v.safeParse(ChoiceSchema, JSON.parse(settings ?? 'null'));
  const chosen = choice.success ? fileOf(choice.output.language) : undefined;
  const known = wished.flatMap((one) => fileOf(one.toLowerCase().split('-')[0] ?? '') ?? []);
  spoken = chosen ?? known[0] ?? sentences;
}

/** A sentence of the shell with its slots filled; what a player may read is in the locale file, never in here. */
export function say(id: keyof typeof sentences, params: Readonly<Record<string, string>> = {}): string {
  return (spoken[id] ?? sentences[id]).replace(/\{(\w+)\}/g, (slot, name: string) => params[name] ?? slot);
}
