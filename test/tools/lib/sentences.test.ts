import { expect, it } from 'vitest';
import { GAMES } from '../../../machines/games';
import { reasonSentence } from '../../../tools/lib/sentences';
import type { ReasonCase } from '../../helpers/reasons/case';

it.each(GAMES.map(({ rules }) => rules.id))(
  'the referee refuses moves of %s in the words that people read in the app',
  async (game) => {
    const { REASON_CASES } = await import(`../../helpers/reasons/${game}.ts`);
    const cases: readonly ReasonCase[] = Object.values(REASON_CASES);
    const said = cases.map(({ why }) => {
      const reason = why();
      return reason && reasonSentence(game, reason);
    });
    expect(said).toEqual(cases.map(({ says }) => says));
  },
);
