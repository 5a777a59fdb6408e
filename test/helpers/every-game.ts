/** What every game has under the same names in its folders, for tests that hold for all games and name none. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { GameId } from '../../models/kernel/types';

const ROOT = resolve(import.meta.dirname, '../..');
const LOCALE = join(ROOT, 'assets/locales/en');

/** The folders of games, which have the same names in every room. */
export const GAME_FOLDERS: readonly string[] = readdirSync(join(ROOT, 'models'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'kernel')
  .map(({ name }) => name);

type Texts = Readonly<Record<string, string>>;

/** The sentences of each locale file, by the file's name without its ending. */
export const LOCALES: ReadonlyMap<string, Texts> = new Map(
  readdirSync(LOCALE)
    .filter((file) => file.endsWith('.json'))
    .map((file) => [file.replace(/\.json$/, ''), JSON.parse(readFileSync(join(LOCALE, file), 'utf8'))]),
);

/** All sentences of the app. */
export const TEXTS: Texts = Object.assign({}, ...LOCALES.values());

/** All numbered rules of a game's book. */
export async function ruleIdsOf(game: GameId): Promise<readonly string[]> {
  return (await import(`../../models/${game}/rule-ids.ts`)).RULE_IDS;
}

/** The names under which a game's positions may wait. */
export async function decisionsOf(game: GameId): Promise<readonly string[]> {
  return Object.keys((await import(`../../models/${game}/decisions/index.ts`)).DECISIONS);
}

/** The types of a game's entries. */
export async function entryTypesOf(game: GameId): Promise<readonly string[]> {
  return Object.keys((await import(`../../models/${game}/entry-table.ts`)).ENTRY_ROWS);
}

/** The reasons of a game that its rulebook explains. */
export async function explainedReasonsOf(game: GameId): Promise<readonly string[]> {
  return Object.keys((await import(`../../models/${game}/rulebook/refusals.ts`)).ENTRY_OF_REASON);
}

/** The reasons that stand in the sources of a game's rules. */
export function writtenReasonsOf(game: GameId): readonly string[] {
  const folder = join(ROOT, 'models', game);
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => readFileSync(join(folder, path), 'utf8'));
  const ids = sources.flatMap((text) => [
    ...text.matchAll(/(?:\bid: |\bno\()'(\w+)'(?:, ?\{|,\s*params|\))/g),
  ]);
  return [...new Set(ids.map(([, id = '']) => id))];
}

/** What the message ids of a game begin with: the letters of its rules. */
export async function prefixOf(game: GameId): Promise<string> {
  const [rule = ''] = await ruleIdsOf(game);
  return `${rule.slice(0, rule.indexOf('-')).toLowerCase()}.`;
}
