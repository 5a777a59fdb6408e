import { describe, expect, it } from 'vitest';
import { createSession } from '../../../machines/kernel/session';
import { outbreakDuel } from '../../../machines/outbreak-duel/game';
import { deepFreeze } from '../../../models/kernel/records';
import { copyOf } from '../../../models/outbreak-duel/draft';
import { USUAL } from '../../helpers/outbreak-duel';
import { people, playToEnd } from '../../helpers/random-play';

describe('the copy of a state that rules change', () => {
  it.each([['hold', 'block'] as const, ['bleed', 'sight'] as const])(
    'is the same and shares nothing that a move changes in place, %s against %s',
    (...decks) => {
      let moves = 0;
      const start = { seats: people(2), seed: 'draft', options: { ...USUAL, decks } };
      const end = playToEnd(createSession(outbreakDuel, start), 'draft', {
        look: (session) => {
          const { state } = session.whole().position;
          if (moves++ % 10 === 0) expect(copyOf(state)).toEqual(state);
          // What is frozen throws when it is changed, and the state before each move is.
          deepFreeze(state);
        },
      });
      expect(end.whole().outcome).not.toBeNull();
    },
  );
});
