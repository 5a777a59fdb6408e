import sentences from '../assets/locales/en/shell.json';

/** A sentence of the shell with its slots filled; what a player may read is in the locale file, never in here. */
export function say(id: keyof typeof sentences, params: Readonly<Record<string, string>> = {}): string {
  return sentences[id].replace(/\{(\w+)\}/g, (slot, name: string) => params[name] ?? slot);
}
