import { describe, expect, it } from 'vitest';
import { GAMES } from '../../../machines/games';
import { NOT_YOUR_TURN } from '../../../models/kernel/decisions';
import { decisionsOf, LOCALES, prefixOf, TEXTS, writtenReasonsOf } from '../../helpers/every-game';

const missing = (ids: readonly string[]) => ids.filter((id) => !Object.hasOwn(TEXTS, id));

describe('the English sentences', () => {
  it('of all files stand in one table: no id occurs twice', () => {
    const ids = [...LOCALES.values()].flatMap((texts) => Object.keys(texts));
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('are never empty, padded or left with an open brace', () => {
    const isFaulty = (text: string) =>
      text.trim() !== text || text === '' || /[{}]/.test(text.replace(/\{\w+(\|[^{}]*)?\}/g, ''));
    expect(Object.entries(TEXTS).filter(([, text]) => isFaulty(text))).toEqual([]);
  });
});

describe.each(GAMES.map(({ rules }) => rules.id))('the sentences of %s', (game) => {
  it('name the game, what it is about and how long it takes', () => {
    expect(missing(['name', 'about', 'minutes'].map((part) => `game.${game}.${part}`))).toEqual([]);
  });

  it('begin with the letters of its rules', async () => {
    const prefix = await prefixOf(game);
    const files = [...LOCALES].filter(([file]) => file === game || file.startsWith(`${game}-`));
    const ids = files.flatMap(([, texts]) => Object.keys(texts));
    expect(ids.length).toBeGreaterThan(2);
    const strange = ids.filter((id) => !id.startsWith(prefix) && !id.startsWith(`game.${game}.`));
    expect(strange).toEqual([]);
  });

  it('ask for every decision and say that the game is over', async () => {
    const prefix = await prefixOf(game);
    const decisions = [...(await decisionsOf(game)), 'gameOver'];
    expect(decisions.length).toBeGreaterThan(1);
    expect(missing(decisions.map((id) => `${prefix}prompt.${id}`))).toEqual([]);
  });

  it('give every reason of the rules', async () => {
    const prefix = await prefixOf(game);
    const reasons = [...writtenReasonsOf(game), NOT_YOUR_TURN];
    expect(reasons.length).toBeGreaterThan(5);
    expect(missing(reasons.map((id) => `${prefix}reason.${id}`))).toEqual([]);
  });
});
