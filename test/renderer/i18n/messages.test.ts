import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DECISIONS } from '../../../models/dying-light/decisions';
import { TOKEN_KINDS } from '../../../models/dying-light/ids';
import { ACTIONS } from '../../../renderer/games/dying-light/compose/category';
import { composedText, hasMessage, listOf, messageText, t } from '../../../renderer/i18n';
import { MESSAGES } from '../../../renderer/i18n/messages';

function sourcesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => readFileSync(join(folder, path), 'utf8'));
}

function found(sources: readonly string[], pattern: RegExp): readonly string[] {
  return [...new Set(sources.flatMap((text) => [...text.matchAll(pattern)].map((match) => match[1] ?? '')))];
}

const RENDERER = sourcesIn('renderer');
const MODELS = sourcesIn('models/dying-light');
const ENTRY_TYPES = found([readFileSync('models/dying-light/entries.ts', 'utf8')], /type: '([\w-]+)'/g);
const MOVE_TYPES = found([readFileSync('models/dying-light/moves.ts', 'utf8')], /type: '([A-Z_]+)'/g);

const LOCALE = 'assets/locales/en';

describe('the messages', () => {
  it('of all files stand in one table: no id occurs twice', () => {
    const files = readdirSync(LOCALE).map((file) => JSON.parse(readFileSync(join(LOCALE, file), 'utf8')));
    const ids = files.flatMap((file) => Object.keys(file));
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('hold at least one sentence under every beginning that the interface completes', () => {
    const beginnings = found(RENDERER, /\b(?:t|composedText)\(`([\w.-]+)\$\{/g);
    expect(beginnings.length).toBeGreaterThan(20);
    const ids = Object.keys(MESSAGES);
    expect(beginnings.filter((start) => !ids.some((id) => id.startsWith(start)))).toEqual([]);
  });

  it('hold a sentence for every reason of the rules', () => {
    const reasons = found(MODELS, /\bid: '(\w+)',\s*params/g);
    expect(reasons.length).toBeGreaterThan(20);
    expect(reasons.filter((id) => !hasMessage(`reason.${id}`))).toEqual([]);
  });

  it('hold a sentence for every open decision and for the end of the game', () => {
    const prompts = [...Object.keys(DECISIONS), 'gameOver'];
    expect(prompts.filter((id) => !hasMessage(`prompt.${id}`))).toEqual([]);
  });

  it('hold a sentence for every entry type', () => {
    const ids = Object.keys(MESSAGES);
    expect(ENTRY_TYPES.length).toBeGreaterThan(70);
    expect(ENTRY_TYPES.filter((type) => !ids.some((id) => `${id}.`.startsWith(`log.${type}.`)))).toEqual([]);
  });

  it('hold a name for every kind of move and token', () => {
    expect(MOVE_TYPES.length).toBeGreaterThan(40);
    const kinds = [...MOVE_TYPES.filter((type) => type !== 'MOVE'), ...ACTIONS];
    expect(kinds.filter((kind) => !hasMessage(`hud.category.${kind}`))).toEqual([]);
    expect(TOKEN_KINDS.filter((kind) => !hasMessage(`token.${kind}`))).toEqual([]);
  });
});

describe('t', () => {
  it('shows an unknown id in brackets', () => {
    expect(composedText('no.such.id')).toBe('[no.such.id]');
    expect(composedText('constructor')).toBe('[constructor]');
  });

  it.each(['ui.close', 'constructor', '__proto__'])('shows a person called %s under this name', (name) => {
    expect(t('log.hand-over.human', { name })).toBe(`${name} is played by a person from now on.`);
    const refused = { id: 'sd.reason.OFFER_REPEATED', params: { name: { text: name } } };
    expect(messageText(refused)).toBe(`${name} has already said no to that.`);
  });

  it('puts what message ids stand for into a sentence of the rules', () => {
    const why = { id: 'bot.why.order', params: { runner: 'runner.mara' } };
    expect(messageText(why)).toContain(t('runner.mara'));
  });

  it('lists words as one writes them', () => {
    expect(listOf([])).toBe('nothing');
    expect(listOf(['Mara'])).toBe('Mara');
    expect(listOf(['Mara', 'Juno', 'Teo'])).toBe('Mara, Juno and Teo');
  });
});
