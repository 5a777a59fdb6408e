import { describe, expect, it } from 'vitest';
import { createSession } from '../../../machines/kernel/session';
import { surviveUntilDaylight } from '../../../machines/survive-until-daylight/game';
import { deepFreeze } from '../../../models/kernel/records';
import { copyOf } from '../../../models/survive-until-daylight/draft';
import { people, playToEnd } from '../../helpers/random-play';

const BOT = { kind: 'bot', level: 'normal' } as const;

describe('the copy of a state that rules change', () => {
  it.each([1, 2, 3, 4, 5, 6])(
    'is the same and shares nothing that a move changes in place, with %i at the table',
    (seats) => {
      const options = { difficulty: 'hard', firstPlayer: 'choose' } as const;
      let moves = 0;
      const end = playToEnd(
        createSession(surviveUntilDaylight, { seats: people(seats), seed: 'draft', options }),
        'draft',
        {
          look: (session) => {
            const { state } = session.whole().position;
            if (moves++ % 25 === 0) expect(copyOf(state)).toEqual(state);
            // What is frozen throws when it is changed, and the state before each move is.
            deepFreeze(state);
          },
        },
      );
      expect(end.whole().outcome).not.toBeNull();
    },
  );

  it.each([1, 3, 6])('shares nothing that the moves of bots change in place, with %i of them', (seats) => {
    const options = { difficulty: 'easy', firstPlayer: 'random' } as const;
    const bots = people(seats).map((seat) => ({ ...seat, controller: BOT }));
    const session = createSession(surviveUntilDaylight, { seats: bots, seed: 'draft', options });
    do deepFreeze(session.whole().position.state);
    while (session.playBot());
    expect(session.whole().outcome).not.toBeNull();
  });
});
