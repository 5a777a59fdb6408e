/**
 * Every sentence of every game's log, as it reads with none, one and two of what it counts. `docs/lines/` keeps the list for a
 * person's eye; `npm run lines` writes it anew.
 */
import { afterEach, describe, expect, it } from 'vitest';
import { GAMES } from '../../../machines/games';
import type { AnyEntry, GameId } from '../../../models/kernel/types';
import { LANGUAGE_IDS, speak, t } from '../../../renderer/i18n';
import { entryTypesOf, LOCALES, prefixOf } from '../../helpers/every-game';

interface Lines {
  readonly SAMPLES: readonly AnyEntry[];
  readonly STATE: unknown;
  /** `type.field` of numbers and lists that are never empty. */
  readonly AT_LEAST_ONE: readonly string[];
}

type Told = (entry: AnyEntry, state: unknown) => unknown;
type Narrate = (entry: AnyEntry, state: unknown) => string;

async function linesOf(game: GameId): Promise<Lines> {
  return import(`../../helpers/lines/${game}.ts`);
}

async function voiceOf(game: GameId): Promise<{ readonly tell: Told; readonly narrate: Narrate }> {
  const folder = `../../../renderer/games/${game}`;
  const { tell } = await import(`${folder}/tell.ts`);
  const { narrate } = await import(`${folder}/narrate.ts`);
  return { tell, narrate };
}

/** The same field with none, one and two of what it counts, and as it was. */
function counted(value: unknown, least: number): readonly unknown[] {
  const counts = [0, 1, 2].filter((n) => n >= least);
  if (typeof value === 'number') return [...counts, value];
  if (!Array.isArray(value)) return [value];
  return [...counts.filter((n) => n < value.length).map((n) => value.slice(0, n)), value];
}

/** An entry in all its numbers, one field after the other. */
function inAllNumbers(entry: AnyEntry, atLeastOne: readonly string[]): readonly AnyEntry[] {
  return Object.entries(entry).flatMap(([field, value]) =>
    counted(value, atLeastOne.includes(`${entry.type}.${field}`) ? 1 : 0).map((count) => ({
      ...entry,
      [field]: count,
    })),
  );
}

/** The lines of one type, each once, and whether the log leaves them out. */
async function linesOfType(game: GameId, type: string): Promise<readonly string[]> {
  const { SAMPLES, STATE, AT_LEAST_ONE } = await linesOf(game);
  const { tell, narrate } = await voiceOf(game);
  const entries = SAMPLES.filter((entry) => entry.type === type);
  const lines = entries
    .flatMap((entry) => [entry, ...inAllNumbers(entry, AT_LEAST_ONE)])
    .map((entry) => `- ${narrate(entry, STATE)}${tell(entry, STATE) === null ? ' *(not in the log)*' : ''}`);
  return [...new Set(lines)];
}

async function listOf(game: GameId): Promise<string> {
  const types = await entryTypesOf(game);
  const parts = await Promise.all(
    types.map(async (type) => [`**${type}**`, '', ...(await linesOfType(game, type)), ''].join('\n')),
  );
  const title = `# What the log of ${t(`game.${game}.name` as 'ui.nothing')} says`;
  const about = 'Written by `npm run lines`: every kind of entry with none, one and two of what it counts.';
  return [title, '', about, '', ...parts].join('\n');
}

/** A sentence, or a part of one, as a pattern, whatever its slots hold. */
function patternOf(sentence: string): RegExp {
  const literal = sentence.split(/\{[^}]*\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^- .*${literal.join('.*')}`);
}

/** An id, a slot, or what is nothing. */
const FAULTY = /[{}[\]]|undefined|NaN|seat-\d/;

afterEach(() => speak('en'));

describe.each(GAMES.map(({ rules }) => rules.id))('every line of the log of %s', (game) => {
  it('is in the list that a person reads', async () => {
    await expect(await listOf(game)).toMatchFileSnapshot(`../../../docs/lines/${game}.md`);
  });

  it('is rendered: each type of entry, and each sentence that the locale has for it', async () => {
    const types = await entryTypesOf(game);
    const { SAMPLES } = await linesOf(game);
    expect(types.filter((type) => !SAMPLES.some((entry) => entry.type === type))).toEqual([]);
    const lines = (await listOf(game)).split('\n');
    const start = `${await prefixOf(game)}log.`;
    const sentences = Object.entries(LOCALES.get(`${game}-log`) ?? {}).filter(([id]) =>
      types.some((type) => id === start + type || id.startsWith(`${start + type}.`)),
    );
    const unheard = sentences.filter(([, text]) => !lines.some((line) => patternOf(text).test(line)));
    expect(unheard).toEqual([]);
  });

  it.each(LANGUAGE_IDS.filter((id) => id !== 'en'))(
    'is whole in %s, and nowhere as in English',
    async (id) => {
      const linesNow = async () => (await listOf(game)).split('\n').filter((line) => line.startsWith('- '));
      const english = new Set(await linesNow());
      await speak(id);
      const lines = await linesNow();
      expect(lines.filter((line) => FAULTY.test(line))).toEqual([]);
      expect(lines.filter((line) => english.has(line) && / [a-z]{3,} /.test(line))).toEqual([]);
    },
  );

  it('is whole: no id, no slot, no "(s)", no "1 Xs"', async () => {
    const lines = (await listOf(game)).split('\n').filter((line) => line.startsWith('- '));
    const plural = /\(s\)|\b1 (dice|cards|Runners|Wounds|Moves|zombies|survivors)\b/;
    expect(lines.filter((line) => FAULTY.test(line) || plural.test(line))).toEqual([]);
  });
});
