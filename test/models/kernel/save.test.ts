import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { canonicalJson, hashOf } from '../../../models/kernel/hash';
import { SAVE_FORMAT } from '../../../models/kernel/migrations';
import { openSave, parseSave, SaveError, sealSave } from '../../../models/kernel/save';

const save = () =>
  sealSave({
    game: 'dice-race',
    rulesVersion: 1,
    seats: [{ id: 'seat-1', name: 'Ada', controller: { kind: 'human' } }],
    options: {},
    seed: 'x',
    loaded: { dice: [], draws: [] },
    value: 'running',
    state: { squares: [3] },
    log: [{ move: 1, entry: { type: 'ran' } }],
    moves: [{ type: 'RUN' }],
    asides: [
      { kind: 'comment', move: 1, seat: 'seat-1', text: { id: 'race.why', params: { move: 'RUN' } } },
      { kind: 'hand-over', move: 1, seat: 'seat-1', controller: { kind: 'bot', level: 'hard' } },
    ],
  });

function codeOf(read: () => unknown): string {
  try {
    read();
  } catch (error) {
    if (error instanceof SaveError) return error.code;
  }
  return 'accepted';
}

describe('a hash', () => {
  it('does not depend on the order of keys, but on every value', () => {
    expect(canonicalJson({ b: 1, a: { d: 2, c: 3 } })).toBe('{"a":{"c":3,"d":2},"b":1}');
    expect(hashOf({ b: 1, a: 2 })).toBe(hashOf({ a: 2, b: 1 }));
    expect(hashOf({ a: 2, b: 1 })).not.toBe(hashOf({ a: 2, b: 2 }));
    expect(hashOf([])).toMatch(/^[0-9a-f]{14}$/);
  });
});

describe('a saved game', () => {
  it('survives its way through text', () => {
    expect(parseSave(JSON.stringify(save()))).toEqual(save());
  });

  it('is refused with a clear sentence when it is not one', () => {
    expect(() => parseSave('{"format":')).toThrow('This file is not a saved game: it is not valid JSON.');
    expect(() => parseSave('[1,2]')).toThrow('This file is not a saved game of Curfew.');
    expect(codeOf(() => openSave(null))).toBe('not-a-save');
  });

  it('is refused when somebody edited it', () => {
    expect(() => openSave({ ...save(), state: { squares: [30] } })).toThrow('its checksum does not fit');
    expect(() => openSave({ ...save(), seats: 'none' })).toThrow('This saved game is damaged (at "seats").');
    const { moves: _moves, ...without } = save();
    expect(codeOf(() => openSave(without))).toBe('damaged');
  });

  it('of a newer format is refused politely', () => {
    expect(() => openSave({ ...save(), format: SAVE_FORMAT + 1 })).toThrow('newer version of Curfew');
  });

  it('of format 1 is brought up to date', () => {
    const old = readFileSync(new URL('../../fixtures/saves/format-1.json', import.meta.url), 'utf8');
    const opened = parseSave(old);
    expect(opened.format).toBe(SAVE_FORMAT);
    expect(opened.loaded).toEqual({ dice: [], draws: [] });
    expect(opened.asides).toEqual([]);
    expect(opened.state).toEqual({ squares: [3] });
  });

  it('of format 1 that was edited stays refused', () => {
    const old = JSON.parse(
      readFileSync(new URL('../../fixtures/saves/format-1.json', import.meta.url), 'utf8'),
    );
    expect(codeOf(() => openSave({ ...old, seed: 'y' }))).toBe('damaged');
  });
});
