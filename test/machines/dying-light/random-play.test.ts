import { describe, expect, it } from 'vitest';
import { dyingLight } from '../../../machines/dying-light/game';
import { loadSession } from '../../../machines/kernel/session';
import { DIFFICULTIES } from '../../../models/dying-light/ids';
import { invariantFaults } from '../../../models/dying-light/invariants';
import { hashOf } from '../../../models/kernel/hash';
import { type DLSession, playOn, playToEnd, type RandomGame, startGame } from '../../helpers/random-play';

const TABLES = [1, 2, 3, 4].flatMap((seats) => DIFFICULTIES.map((difficulty) => ({ seats, difficulty })));
const GAMES_A_TABLE = Number(process.env.CURFEW_RANDOM_GAMES ?? 6);

const game = (seats: number, difficulty: RandomGame['options']['difficulty'], seed: string): RandomGame => ({
  seats,
  seed,
  options: { scenario: 'sc-errand', difficulty, soloRunners: 1 },
});

describe.each(TABLES)('random games of $seats at $difficulty', ({ seats, difficulty }) => {
  it('never get stuck, always end, and conserve every miniature, die and card', () => {
    for (let n = 0; n < GAMES_A_TABLE; n++) {
      const seed = `random-${n}`;
      const end = playToEnd(startGame(game(seats, difficulty, seed)), seed, {
        look: (session) => {
          const { position } = session.getSnapshot();
          expect(invariantFaults(position.state), JSON.stringify(position.value)).toEqual([]);
        },
      });
      expect(end.getSnapshot().outcome).not.toBeNull();
    }
  });

  it('offer only moves that the judge allows', () => {
    playToEnd(startGame(game(seats, difficulty, 'judge')), 'judge', {
      look: (session, legal) => {
        const refused = legal.filter((move) => session.whyIllegal(move) !== null);
        expect(refused).toEqual([]);
      },
    });
  });
});

const finalHash = (session: DLSession) => hashOf(session.save());

describe('the same random game', () => {
  it.each([1, 2, 3, 4])(
    'of %i ends the same with a save and a load at every step',
    (seats) => {
      const one = game(seats, 'normal', 'saved');
      const through = (session: DLSession, move: Parameters<typeof playOn>[1]) =>
        loadSession(dyingLight, JSON.parse(JSON.stringify(playOn(session, move).save())));
      const saved = playToEnd(startGame(one), one.seed, { advance: through });
      expect(finalHash(saved)).toBe(finalHash(playToEnd(startGame(one), one.seed)));
    },
    120_000,
  );

  it.each([1, 2, 3, 4])(
    'of %i ends the same with undo and redo at every step that can be undone',
    (seats) => {
      const one = game(seats, 'normal', 'undone');
      let undone = 0;
      const redo = (session: DLSession, move: Parameters<typeof playOn>[1]) => {
        const before = finalHash(session);
        playOn(session, move);
        if (!session.undo()) return session;
        undone++;
        expect(finalHash(session)).toBe(before);
        return playOn(session, move);
      };
      const end = playToEnd(startGame(one), one.seed, { advance: redo });
      expect(undone).toBeGreaterThan(5);
      expect(finalHash(end)).toBe(finalHash(playToEnd(startGame(one), one.seed)));
    },
  );
});
