import { describe, expect, it } from 'vitest';
import { dyingLight } from '../../../machines/dying-light/game';
import type { OpenSession } from '../../../machines/kernel/contract';
import { createReplay } from '../../../machines/kernel/replay';
import { createSession } from '../../../machines/kernel/session';
import { positionFor } from '../../../machines/kernel/sight';
import { hashOf } from '../../../models/kernel/hash';
import { SaveError } from '../../../models/kernel/save';
import type { Position } from '../../../models/kernel/types';
import {
  diceRace,
  type RaceEntry,
  type RaceMove,
  type RaceState,
  racers,
} from '../../../tools/bench/dice-race';
import { opened } from '../../helpers/opened';
import { playToEnd, startGame } from '../../helpers/random-play';

/** A position as a replay shows it. */
function seenAtEnd(session: OpenSession<RaceState, RaceMove, RaceEntry>): Position<RaceState> {
  return positionFor(diceRace.rules, session.whole().position, 'table');
}

/** A race of several checkpoints' length with a rest now and then, and every position that it went through. */
function aRace(moves = 40) {
  const session = createSession(diceRace, {
    options: {},
    seats: racers(4),
    seed: 'replay',
    loaded: { dice: Array.from({ length: moves * 2 }, () => ({ die: 'race', face: '1' })), draws: [] },
  });
  const positions: Position<RaceState>[] = [seenAtEnd(session)];
  for (let n = 1; n <= moves; n++) {
    session.playByAnyone({ type: n % 5 === 0 ? 'REST' : 'RUN' });
    positions.push(seenAtEnd(session));
  }
  return { save: session.save(), positions };
}

describe('a replay', () => {
  it('shows the table after any move, in any order', () => {
    const { save, positions } = aRace();
    const replay = createReplay(diceRace, save);
    const order = [0, 1, 2, 39, 40, 16, 15, 17, 33, 31, 32, 7, 0];
    expect(order.map((n) => replay.positionAt(n))).toEqual(order.map((n) => positions[n]));
  });

  it('counts what a move forced as part of that move', () => {
    const replay = createReplay(diceRace, aRace(5).save);
    expect(replay.steps.at(-1)).toEqual({
      number: 5,
      entries: [
        { type: 'rested', seat: 'seat-1' },
        { type: 'forced' },
        { type: 'ran', seat: 'seat-1', die: 1 },
      ],
    });
    expect(replay.entriesOf(0)).toEqual([]);
    expect(replay.entriesOf(2)).toEqual([{ type: 'ran', seat: 'seat-2', die: 1 }]);
  });

  it('knows no move outside the game', () => {
    const replay = createReplay(diceRace, aRace(3).save);
    expect(() => replay.positionAt(4)).toThrow('This replay has 3 moves; there is no move 4.');
    expect(() => replay.continueFrom(-1)).toThrow(RangeError);
  });

  it('lets a new game go on from any moment and stays what it is', () => {
    const { save, positions } = aRace(20);
    const replay = createReplay(diceRace, save);
    const other = opened(replay.continueFrom(18));
    expect(seenAtEnd(other)).toEqual(positions[18]);
    expect(other.whole().log).toEqual(save.log.filter((record) => record.move <= 18));
    other.playByAnyone({ type: 'REST' });
    expect(other.whole().moves).toHaveLength(19);
    expect(replay.steps).toHaveLength(20);
    expect(replay.positionAt(20)).toEqual(positions[20]);
  });
});

describe('the fidelity of a replay', () => {
  it('is "same" when the moves lead to the stored position', () => {
    const { fidelity, olderRules } = createReplay(diceRace, aRace().save);
    expect({ fidelity, olderRules }).toEqual({ fidelity: { kind: 'same' }, olderRules: false });
  });

  it('is "different" when they end elsewhere, as after a change of rules', () => {
    const { save } = aRace(3);
    const old = { ...save, rulesVersion: 0, state: { ...save.state, squares: [9, 9, 9, 9] } };
    const { fidelity, olderRules } = createReplay(diceRace, old);
    expect({ fidelity, olderRules }).toEqual({ fidelity: { kind: 'different' }, olderRules: true });
  });

  it('names the move that is refused and keeps what could be played', () => {
    const { save } = aRace(3);
    const winning = Array.from({ length: 200 }, () => ({ by: null, move: { type: 'RUN' } }) as const);
    const replay = createReplay(diceRace, { ...save, moves: [...save.moves, ...winning] });
    expect(replay.fidelity.kind).toBe('refused');
    expect(replay.fidelity).toMatchObject({ move: replay.steps.length + 1, reason: { id: 'gameOver' } });
    expect(replay.positionAt(replay.steps.length).state.outcome).not.toBeNull();
  });

  it('names the move at which a rule broke', () => {
    const { save } = aRace(3);
    const { fidelity } = createReplay(diceRace, {
      ...save,
      moves: [...save.moves, { by: null, move: { type: 'STUMBLE' } }],
    });
    expect(fidelity).toEqual({ kind: 'broken', move: 4, message: 'A rule broke in the middle of a move.' });
  });

  it('is not asked of a save of another game', () => {
    expect(() => createReplay(diceRace, { ...aRace(1).save, game: 'chess' })).toThrow(SaveError);
  });
});

describe('the replay of a game of Dying Light', () => {
  it.each([1, 3])(
    'with %i Runners leads to the stored end, and every position on the way is the one that was',
    (seats) => {
      const hashes: string[] = [];
      const session = startGame({
        seats,
        seed: 'replayed',
        options: { scenario: 'sc-errand', difficulty: 'normal', soloRunners: 1 },
      });
      const end = playToEnd(session, 'replayed', {
        look: (played) =>
          hashes.push(hashOf(positionFor(dyingLight.rules, played.whole().position, 'everyone'))),
      });
      const replay = createReplay(dyingLight, end.save());
      expect(replay.fidelity).toEqual({ kind: 'same' });
      const looked = [0, 1, 15, 16, 17, Math.floor(hashes.length / 2), hashes.length - 1];
      expect(looked.map((n) => hashOf(replay.positionAt(n)))).toEqual(looked.map((n) => hashes[n]));
      expect(replay.steps.flatMap((step) => step.entries).at(-1)?.type).toBe('game-over');
    },
  );
});
