/** Sentences of the locale files for tools that speak to people without a screen. */
import { readdirSync, readFileSync } from 'node:fs';
import type { GameId, Message, Params, Reason } from '../../models/kernel/types';

const FOLDER = new URL('../../assets/locales/en/', import.meta.url);
const texts = new Map<GameId, Readonly<Record<string, string>>>();

/** All sentences of a game, from the file of its name and those whose names go on after it. */
function localeOf(game: GameId): Readonly<Record<string, string>> {
  const known = texts.get(game);
  if (known) return known;
  const files = readdirSync(FOLDER).filter((file) => file === `${game}.json` || file.startsWith(`${game}-`));
  const locale: Record<string, string> = {};
  for (const file of files) Object.assign(locale, JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')));
  texts.set(game, locale);
  return locale;
}

/** The sentence of a message id; the id itself where none is known. */
export function gameText(game: GameId, id: string): string {
  return localeOf(game)[id] ?? id;
}

export function gameName(game: GameId): string {
  return localeOf(game)[`game.${game}.name`] ?? game;
}

/** The message of a reason; its id begins with the game's own prefix. */
function reasonMessage(game: GameId, reason: string): string | undefined {
  return Object.entries(localeOf(game)).find(([id]) => id.endsWith(`.reason.${reason}`))?.[1];
}

/** Why a move was refused, in one sentence; the reason's id where no sentence is known. */
export function reasonSentence(game: GameId, { id, params }: Reason): string {
  return filled(game, reasonMessage(game, id) ?? id, params);
}

/** A message of the rules as its sentence. */
export function messageSentence(game: GameId, { id, params }: Message): string {
  return filled(game, gameText(game, id), params);
}

function filled(game: GameId, sentence: string, params: Params): string {
  return sentence.replace(SLOT, (slot, name: string, one?: string, many?: string) => {
    if (one !== undefined) return (params[name] === 1 ? one : many) ?? slot;
    return wordOf(game, params[name]) ?? slot;
  });
}

/** `{name}` stands for a parameter, `{n|die|dice}` for one of two words: the first when the number is 1. */
const SLOT = /\{(\w+)(?:\|([^|}]*)\|([^}]*))?\}/g;
/** Ids of the rules that sentences name things by: `dl.boost.jump`. */
const NAMED = /^\w+\.(?:boost|infected|cause)\.(.+)$/;

/** A parameter in words: a text is a message id or an id of the rules unless it is marked as a person's. */
function wordOf(game: GameId, value: Params[string] | undefined): string | undefined {
  if (typeof value === 'object') return 'names' in value ? value.names.join(', ') : value.text;
  if (typeof value !== 'string') return value?.toString();
  const locale = localeOf(game);
  const id = Object.hasOwn(locale, value)
    ? value
    : Object.keys(locale).find((one) => NAMED.exec(one)?.[1] === value);
  return id === undefined ? value : locale[id];
}
