import { describe, expect, it } from 'vitest';
import { createSession, loadSession } from '../../../machines/kernel/session';
import { hashOf } from '../../../models/kernel/hash';
import { sealSave } from '../../../models/kernel/save';
import type { SeatId } from '../../../models/kernel/types';
import { diceRace, racers } from '../../../tools/bench/dice-race';
import { sessionAt } from '../../helpers/survive-session';
import { table } from '../../helpers/survive-until-daylight';

/** Everybody is trading, and saying that one is ready tells nothing that could not be taken back. */
function trading(...bots: readonly SeatId[]) {
  const { seats, ...state } = table({ seats: 3, pile: ['wave'] });
  const controlled = seats.map((seat) =>
    bots.includes(seat.id) ? { ...seat, controller: { kind: 'bot', level: 'normal' } as const } : seat,
  );
  return sessionAt('tradeOpen', { ...state, seats: controlled });
}

const ready = (seat: SeatId) => ({ type: 'READY', seat }) as const;

describe('undo', () => {
  it('goes back to the last decision of a person, and takes back what bots did since', () => {
    const session = trading('seat-2');
    const before = hashOf(session.save());
    session.play(ready('seat-1'), 'seat-1');
    session.play(ready('seat-2'), 'seat-2');
    expect(session.undo('seat-1')).toBeNull();
    expect(hashOf(session.save())).toBe(before);
  });

  it('is only for the seat that made that decision', () => {
    const session = trading();
    session.play(ready('seat-1'), 'seat-1');
    session.play(ready('seat-2'), 'seat-2');
    expect(session.undo('seat-1')).toEqual({ id: 'others', params: { name: { text: 'Player 2' } } });
    expect(session.seen('seat-1').undo).toMatchObject({ by: 'seat-2', why: { id: 'others' } });
    expect(session.undo('seat-2')).toBeNull();
    expect(session.undo('seat-1')).toBeNull();
    expect(session.undo('seat-1')).toEqual({ id: 'nothing', params: {} });
  });

  it('at a shared screen is for whoever decided last', () => {
    const session = trading();
    session.play(ready('seat-3'), 'seat-3');
    expect(session.seen('table').undo).toEqual({ by: 'seat-3', why: null });
  });

  it('finds nothing where only bots have moved', () => {
    const session = trading('seat-1', 'seat-2');
    session.play(ready('seat-1'), 'seat-1');
    expect(session.seen('table').undo).toEqual({ by: null, why: { id: 'nothing', params: {} } });
  });

  it('never goes past what somebody has learned', () => {
    const session = sessionAt(
      'searchTurn',
      table({ pile: ['jk-junk', 'wave'], more: { searcher: 'seat-1' } }),
    );
    session.play({ type: 'DRAW' }, 'seat-1');
    expect(session.undo('seat-1')).toEqual({ id: 'revealed', params: {} });
  });

  it('leaves looks at the game from before what they were', () => {
    const session = trading();
    session.play(ready('seat-1'), 'seat-1');
    const seen = session.seen('table');
    session.undo('seat-1');
    session.play(ready('seat-2'), 'seat-2');
    expect([...seen.log].map(({ entry }) => entry)).toEqual([
      { type: 'seat-ready', seat: 'seat-1', ready: true },
    ]);
    expect([...session.seen('table').log].map(({ entry }) => entry)).toEqual([
      { type: 'seat-ready', seat: 'seat-2', ready: true },
    ]);
  });
});

describe('redo', () => {
  it('makes the decision again with what bots did after it', () => {
    const session = trading('seat-2');
    session.play(ready('seat-1'), 'seat-1');
    session.play(ready('seat-2'), 'seat-2');
    const after = hashOf(session.save());
    session.undo('seat-1');
    expect(session.redo('seat-3')).toEqual({ id: 'others', params: { name: { text: 'Player 1' } } });
    expect(session.redo('seat-1')).toBeNull();
    expect(hashOf(session.save())).toBe(after);
    expect(session.redo('seat-1')).toEqual({ id: 'nothing-undone', params: {} });
    expect(session.undo('seat-1')).toBeNull();
  });

  it('makes several decisions again, one after the other', () => {
    const session = trading();
    session.play(ready('seat-1'), 'seat-1');
    session.play(ready('seat-2'), 'seat-2');
    const after = hashOf(session.save());
    session.undo('seat-2');
    session.undo('seat-1');
    expect([session.redo('seat-1'), session.redo('seat-2')]).toEqual([null, null]);
    expect(hashOf(session.save())).toBe(after);
  });

  it('is not to be had after another move', () => {
    const session = trading();
    session.play(ready('seat-1'), 'seat-1');
    session.undo('seat-1');
    session.play(ready('seat-2'), 'seat-2');
    expect(session.seen('table').redo).toEqual({ by: null, why: { id: 'nothing-undone', params: {} } });
  });
});

describe('a saved game', () => {
  const game = () => {
    const session = createSession(diceRace, { options: {}, seats: racers(2), seed: 'who' });
    session.play({ type: 'RUN' }, 'seat-1');
    session.play({ type: 'REST' }, 'seat-2');
    return session;
  };

  it('says who made each move', () => {
    expect(game().save().moves).toEqual([
      { by: 'seat-1', move: { type: 'RUN' } },
      { by: 'seat-2', move: { type: 'REST' } },
    ]);
  });

  it('that does not say it, as older ones, is played again to find out', () => {
    const { format: _format, checksum: _checksum, ...content } = game().save();
    const moves = content.moves.map(({ move }) => ({ by: null, move }));
    const loaded = loadSession(diceRace, sealSave({ ...content, moves }));
    expect(loaded.save()).toEqual(game().save());
  });
});
