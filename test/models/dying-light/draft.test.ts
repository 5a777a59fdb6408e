import { describe, expect, it } from 'vitest';
import { copyOf } from '../../../models/dying-light/draft';
import { SCENARIO_IDS } from '../../../models/dying-light/ids';
import { deepFreeze } from '../../../models/kernel/records';
import { type DLSession, playToEnd, startGame } from '../../helpers/random-play';

const games = SCENARIO_IDS.flatMap((scenario) => [1, 4].map((seats) => ({ scenario, seats })));

function start({ scenario, seats }: (typeof games)[number]): DLSession {
  const options = { scenario, difficulty: 'hard', soloRunners: 1 } as const;
  return startGame({ seats, seed: `draft-${scenario}`, options });
}

describe('the copy of a state that rules change', () => {
  it.each(games)(
    'is the same and shares nothing that a move changes in place: $scenario, $seats at the table',
    (game) => {
      let moves = 0;
      const end = playToEnd(start(game), 'draft', {
        look: (session) => {
          const { state } = session.whole().position;
          if (moves++ % 25 === 0) expect(copyOf(state)).toEqual(state);
          // What is frozen throws when it is changed, and the state before each move is.
          deepFreeze(state);
        },
      });
      expect(end.whole().outcome).not.toBeNull();
    },
  );
});
