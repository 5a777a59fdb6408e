import { describe, expect, it } from 'vitest';
import { createSession, loadSession } from '../../../machines/kernel/session';
import { hashOf } from '../../../models/kernel/hash';
import { SaveError, sealSave } from '../../../models/kernel/save';
import { diceRace, racers } from '../../../tools/bench/dice-race';

const race = (loaded: string[] = [], bots = 0) =>
  createSession(diceRace, {
    options: {},
    seats: racers(2, bots),
    seed: 'race',
    loaded: { dice: loaded.map((face) => ({ die: 'race', face })), draws: [] },
  });

describe('a session', () => {
  it('plays a legal move, tells what happened and keeps it in the log', () => {
    const session = race(['4']);
    expect(session.playByAnyone({ type: 'RUN' })).toEqual({
      ok: true,
      entries: [{ type: 'ran', seat: 'seat-1', die: 4 }],
    });
    const { position, log, moves, prompt } = session.whole();
    expect(position.state.squares).toEqual([4, 0]);
    expect(log).toEqual([{ move: 1, entry: { type: 'ran', seat: 'seat-1', die: 4 } }]);
    expect(moves).toEqual([{ by: 'seat-1', move: { type: 'RUN' } }]);
    expect(prompt.seats).toEqual(['seat-2']);
  });

  it('plays what a move forces at once and writes it down, but not among the moves', () => {
    const session = race(['2']);
    expect(session.playByAnyone({ type: 'REST' })).toEqual({
      ok: true,
      entries: [
        { type: 'rested', seat: 'seat-1' },
        { type: 'forced' },
        { type: 'ran', seat: 'seat-1', die: 2 },
      ],
    });
    expect(session.whole().moves).toEqual([{ by: 'seat-1', move: { type: 'REST' } }]);
  });

  it('refuses the move of a seat that has nothing to decide and changes nothing', () => {
    const session = race();
    const before = session.whole();
    expect(session.play({ type: 'RUN' }, 'seat-2')).toEqual({
      ok: false,
      reason: { id: 'notYourTurn', params: { name: 'Racer 1' } },
    });
    expect(session.whole()).toBe(before);
  });

  it('keeps the last good position when a rule breaks in the middle of a move, and plays on', () => {
    const session = race(['3', '5']);
    session.playByAnyone({ type: 'RUN' });
    const before = hashOf(session.save());
    expect(() => session.playByAnyone({ type: 'STUMBLE' })).toThrow('A rule broke');
    expect(hashOf(session.save())).toBe(before);
    expect(session.playByAnyone({ type: 'RUN' }).ok).toBe(true);
    expect(session.whole().position.state.squares).toEqual([3, 5]);
  });

  it('keeps the position when a loaded die does not fit', () => {
    const session = race(['9']);
    expect(() => session.playByAnyone({ type: 'RUN' })).toThrow('The loaded face "9" is not on a race die.');
    expect(session.whole().position.state.squares).toEqual([0, 0]);
    expect(session.whole().moves).toEqual([]);
  });

  it('does not undo a move by which somebody learned something', () => {
    const session = race();
    session.playByAnyone({ type: 'RUN' });
    expect(session.seen('seat-1').undo).toEqual({ by: null, why: { id: 'revealed', params: {} } });
    expect(session.undo('seat-1')?.id).toBe('revealed');
  });

  it('tells its listeners of every change until they leave', () => {
    const session = race();
    let calls = 0;
    const leave = session.subscribe(() => {
      calls++;
    });
    session.playByAnyone({ type: 'RUN' });
    leave();
    session.playByAnyone({ type: 'RUN' });
    expect(calls).toBe(1);
  });

  it('lets bots play for their seats only', () => {
    const session = race([], 1);
    expect(session.playBot()).toBeNull();
    session.playByAnyone({ type: 'RUN' });
    expect(session.playBot()?.ok).toBe(true);
    expect(session.whole().prompt.seats).toEqual(['seat-1']);
  });
});

describe('a saved session', () => {
  it('goes on exactly where it was', () => {
    const session = race();
    for (let i = 0; i < 5; i++) session.playByAnyone({ type: 'RUN' });
    const loaded = loadSession(diceRace, JSON.parse(JSON.stringify(session.save())));
    expect(loaded.whole()).toEqual(session.whole());
    expect(session.playByAnyone({ type: 'RUN' })).toEqual(loaded.playByAnyone({ type: 'RUN' }));
    expect(hashOf(loaded.save())).toBe(hashOf(session.save()));
  });

  it('is refused politely when it comes from newer rules or another game', () => {
    const { format: _format, checksum: _checksum, ...content } = race().save();
    expect(() => loadSession(diceRace, sealSave({ ...content, rulesVersion: 99 }))).toThrow(
      'This game was saved under newer rules. Please update the app.',
    );
    expect(() => loadSession(diceRace, sealSave({ ...content, game: 'chess' }))).toThrow(
      'This is a saved game of "chess".',
    );
  });

  it('is refused when its position makes no sense, even with a right checksum', () => {
    const { format: _format, checksum: _checksum, ...content } = race().save();
    expect(() => loadSession(diceRace, sealSave({ ...content, value: 'nowhere' }))).toThrow(SaveError);
  });
});
