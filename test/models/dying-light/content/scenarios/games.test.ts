import { describe, expect, it } from 'vitest';
import { DIFFICULTIES, SCENARIO_IDS } from '../../../../../models/dying-light/ids';
import { invariantFaults } from '../../../../../models/dying-light/invariants';
import { playToEnd, startGame } from '../../../../helpers/random-play';

const TABLES = SCENARIO_IDS.filter((id) => id !== 'sc-errand').flatMap((scenario) =>
  [1, 2, 3, 4].flatMap((seats) => DIFFICULTIES.map((difficulty) => ({ scenario, seats, difficulty }))),
);

describe.each(TABLES)('random games of $scenario with $seats at $difficulty', (table) => {
  it('never get stuck, always end, and conserve every miniature, die and card', () => {
    for (const seed of ['sun', 'moon']) {
      const { seats, scenario, difficulty } = table;
      const game = startGame({ seats, seed, options: { scenario, difficulty, soloRunners: 1 } });
      const end = playToEnd(game, seed, {
        look: (session) => {
          const { state, value } = session.whole().position;
          expect(invariantFaults(state), JSON.stringify(value)).toEqual([]);
        },
      });
      expect(end.whole().outcome).not.toBeNull();
    }
  }, 60_000);
});
