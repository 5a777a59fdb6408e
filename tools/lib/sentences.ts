/** Sentences of the locale files for tools that speak to people without a screen. */
import { readFileSync } from 'node:fs';
import type { Reason } from '../../models/kernel/types';

const texts = new Map<string, Readonly<Record<string, string>>>();

function localeOf(game: string): Readonly<Record<string, string>> {
  const known = texts.get(game);
  if (known) return known;
  const file = new URL(`../../assets/locales/en/${game}.json`, import.meta.url);
  const locale = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  texts.set(game, locale);
  return locale;
}

/** Why a move was refused, in one sentence; the reason's id where no sentence is known. */
export function reasonSentence(game: string, { id, params }: Reason): string {
  const sentence = localeOf(game)[`reason.${id}`] ?? id;
  return sentence.replace(/\{(\w+)\}/g, (_match, name: string) => String(params[name] ?? `{${name}}`));
}
