/** What must hold in every game of every kind, whoever plays and whatever is played: the same tests for each game. */
import { describe, expect, it } from 'vitest';
import type { OpenSession } from '../../machines/kernel/contract';
import type { Game } from '../../machines/kernel/game';
import { createSession, loadSession } from '../../machines/kernel/session';
import { hashOf } from '../../models/kernel/hash';
import type { AnyEntry, AnyMove } from '../../models/kernel/types';
import { people, playOn, playToEnd, type RandomGame } from './random-play';

const GAMES_A_TABLE = Number(process.env.CURFEW_RANDOM_GAMES ?? 6);

interface RandomGames<S, M extends AnyMove, E extends AnyEntry, O> {
  readonly game: Game<S, M, E, O>;
  readonly seats: readonly number[];
  /** Ways to set a game up, by name; the first one is the usual one. */
  readonly variants: readonly (readonly [string, O])[];
  readonly invariantFaults: (state: S) => readonly string[];
  /** Moves that can surely be undone in every game. */
  readonly undoable: number;
}

/** Declares the tests. */
export function testRandomGames<S, M extends AnyMove, E extends AnyEntry, O>(
  plan: RandomGames<S, M, E, O>,
): void {
  const tables = plan.seats.flatMap((seats) =>
    plan.variants.map(([variant, options]) => ({ seats, variant, options })),
  );
  const start = ({ seats, seed, options }: RandomGame<O>) =>
    createSession(plan.game, { options, seats: people(seats), seed });
  describe.each(tables)('random games of $seats, $variant', ({ seats, options }) => {
    testTable(plan, (seed) => start({ seats, seed, options }));
  });
  describe.each(plan.seats)('the same random game of %i', (seats) => {
    const [usual] = plan.variants;
    if (!usual) throw new Error('There is no way to set the game up.');
    testModes(plan, (seed) => start({ seats, seed, options: usual[1] }));
  });
}

type Start<S, M extends AnyMove, E extends AnyEntry> = (seed: string) => OpenSession<S, M, E>;

function testTable<S, M extends AnyMove, E extends AnyEntry, O>(
  { invariantFaults }: RandomGames<S, M, E, O>,
  start: Start<S, M, E>,
): void {
  it('never get stuck, always end, and lose and double nothing', () => {
    for (let n = 0; n < GAMES_A_TABLE; n++) {
      const seed = `random-${n}`;
      const end = playToEnd(start(seed), seed, {
        look: (session) => {
          const { value, state } = session.whole().position;
          expect(invariantFaults(state), JSON.stringify(value)).toEqual([]);
        },
      });
      expect(invariantFaults(end.whole().position.state)).toEqual([]);
      expect(end.whole().outcome).not.toBeNull();
    }
  });

  it('offer only moves that the judge allows', () => {
    playToEnd(start('judge'), 'judge', {
      look: (session, legal) => {
        const refused = legal.filter((move) => session.whyIllegal(move) !== null);
        expect(refused).toEqual([]);
      },
    });
  });
}

function testModes<S, M extends AnyMove, E extends AnyEntry, O>(
  { game, undoable }: RandomGames<S, M, E, O>,
  start: Start<S, M, E>,
): void {
  const finalHash = (session: OpenSession<S, M, E>) => hashOf(session.save());

  it('ends the same with a save and a load at every step', () => {
    const through = (session: OpenSession<S, M, E>, move: M) =>
      loadSession(game, JSON.parse(JSON.stringify(playOn(session, move).save())));
    const saved = playToEnd(start('saved'), 'saved', { advance: through });
    expect(finalHash(saved)).toBe(finalHash(playToEnd(start('saved'), 'saved')));
  }, 120_000);

  it('ends the same with undo and redo at every step that can be undone', () => {
    let undone = 0;
    const redo = (session: OpenSession<S, M, E>, move: M) => {
      const before = finalHash(session);
      playOn(session, move);
      const after = finalHash(session);
      const { by } = session.seen('table').undo;
      if (!by || session.undo(by) !== null) return session;
      undone++;
      expect(finalHash(session)).toBe(before);
      expect(session.redo(by)).toBeNull();
      expect(finalHash(session)).toBe(after);
      return session;
    };
    const end = playToEnd(start('undone'), 'undone', { advance: redo });
    expect(undone).toBeGreaterThan(undoable);
    expect(finalHash(end)).toBe(finalHash(playToEnd(start('undone'), 'undone')));
  });
}
