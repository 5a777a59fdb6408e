import { describe, expect, it } from 'vitest';
import { GAMES } from '../../../machines/games';
import type { LuckLine } from '../../../models/kernel/statistics';
import type { AnyEntry, GameId } from '../../../models/kernel/types';
import { luckTexts } from '../../../renderer/statistics/luck-report';
import { prefixOf } from '../../helpers/every-game';

const LINES: readonly LuckLine[] = [
  { id: 'kills', expected: 2.5, got: 4, wish: 'more', seat: 'seat-1' },
  { id: 'bites', expected: 1, got: 3, wish: 'less', seat: 'seat-1' },
  { id: 'kills', expected: 0, got: 0, wish: 'more', seat: 'seat-2' },
];

describe('the Luck report', () => {
  it('sets what came against what was expected: fewer bites than promised are luck, more are none', () => {
    const texts = luckTexts('om.luck', LINES, () => 'Blue');
    expect(texts.map(({ name, expected, got, luck }) => [name, expected, got, luck])).toEqual([
      ['Blue: hits on zombies', '2.5', '4', '+1.5'],
      ['Blue: bites by zombies', '1', '3', '-2.0'],
    ]);
  });

  it.each(GAMES.map(({ rules }) => rules.id))('has a name for every line of %s', async (game) => {
    const lines = await luckIn(game);
    expect(lines.length).toBeGreaterThan(1);
    const shown = luckTexts(
      `${await prefixOf(game)}luck`,
      lines.map((line) => ({ ...line, got: 1 })),
      () => 'Ada',
    );
    expect(shown.map(({ name }) => name).filter((name) => /[[\]]/.test(name))).toEqual([]);
  });
});

/** The luck in a log in which everything happens. */
async function luckIn(game: GameId): Promise<readonly LuckLine[]> {
  const { SAMPLES } = await import(`../../helpers/lines/${game}.ts`);
  const { statisticsOf } = await import(`../../../models/${game}/statistics.ts`);
  return statisticsOf(SAMPLES as readonly AnyEntry[], 't').luck;
}
