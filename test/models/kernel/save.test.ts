import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { canonicalJson, hashOf } from '../../../models/kernel/hash';
import { SAVE_FORMAT } from '../../../models/kernel/migrations';
import { isIntact, openSave, parseSave, SaveError, sealSave } from '../../../models/kernel/save';
import { nested } from '../../helpers/odd-texts';

const FIXTURES = new URL('../../fixtures/saves/', import.meta.url);
const OLDER_FORMATS = Array.from({ length: SAVE_FORMAT - 1 }, (_, index) => index + 1);

function ofFormat(format: number): string {
  return readFileSync(new URL(`format-${format}.json`, FIXTURES), 'utf8');
}

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
    moves: [{ by: 'seat-1', move: { type: 'RUN' } }],
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
    expect(() => parseSave('{"format":')).toThrow('There is no saved game in this text.');
    expect(() => parseSave('[1,2]')).toThrow('This file is not a saved game of Curfew.');
    expect(codeOf(() => openSave(null))).toBe('not-a-save');
  });

  it('is refused when somebody edited it', () => {
    expect(() => openSave({ ...save(), state: { squares: [30] } })).toThrow('its checksum does not fit');
    expect(() => openSave({ ...save(), seats: 'none' })).toThrow('This saved game is damaged (at "seats").');
    const { moves: _moves, ...without } = save();
    expect(codeOf(() => openSave(without))).toBe('damaged');
  });

  it('that is nested too deeply is refused before anything overflows', () => {
    const deep = JSON.stringify(save()).replace('"running"', nested(20_000));
    expect(() => parseSave(deep)).toThrow('This saved game is damaged: it is nested too deeply.');
    expect(codeOf(() => openSave({ format: SAVE_FORMAT, state: JSON.parse(nested(5_001)) }))).toBe(
      'too-deep',
    );
  });

  it('may have a byte order mark before it', () => {
    expect(parseSave(`\uFEFF${JSON.stringify(save())}`)).toEqual(save());
  });

  it('of a newer format is refused politely', () => {
    expect(() => openSave({ ...save(), format: SAVE_FORMAT + 1 })).toThrow('newer version of Curfew');
  });

  it.each([
    [1, { loaded: { dice: [], draws: [] }, asides: [] }],
    [2, { loaded: { dice: [{ die: 'race', face: 'three' }], draws: [] }, asides: [] }],
  ])('of format %i is brought up to date', (format, known) => {
    const { checksum: _checksum, ...content } = save();
    const moves = [{ by: null, move: { type: 'RUN' } }];
    expect(parseSave(ofFormat(format))).toEqual(sealSave({ ...content, moves, ...known }));
  });

  it('of format 3 loses nothing: the team that won has won, each with its score, and who moved is not known', () => {
    const seats = ['seat-1', 'seat-2'];
    const outcome = {
      winners: seats,
      reason: 'goal',
      scores: { 'seat-1': 12, 'seat-2': 12 },
      rank: 'rank.gold',
    };
    const { state, log, moves, asides } = parseSave(ofFormat(3));
    expect(state).toEqual({ squares: [3], outcome });
    expect(log).toEqual([
      { move: 1, entry: { type: 'ran' } },
      { move: 1, entry: { type: 'game-over', outcome } },
    ]);
    expect(moves).toEqual([{ by: null, move: { type: 'RUN' } }]);
    expect(asides).toHaveLength(1);
  });

  it('of format 4 finds its sentences again, which have a prefix now, and leaves people their names', () => {
    const { seats, state, log, asides } = parseSave(ofFormat(4));
    const outcome = {
      winners: ['seat-1'],
      reason: 'dl.outcome.objective',
      scores: { 'seat-1': 7 },
      rank: 'dl.rank.wall',
    };
    expect(seats).toMatchObject([{ name: 'zone.a' }]);
    expect(state).toEqual({ round: 3, outcome });
    expect(log).toEqual([
      { move: 1, entry: { type: 'told', text: 'dl.card.D01.missed' } },
      { move: 1, entry: { type: 'game-over', outcome } },
    ]);
    expect(asides).toMatchObject([
      { text: { id: 'dl.bot.why.position', params: { zone: 'dl.zone.a', n: 2 } } },
      { kind: 'hand-over' },
    ]);
  });

  it('of format 5 is as it was: whoever agreed on no house rules plays by the usual ones', () => {
    expect(parseSave(ofFormat(5))).toEqual(save());
  });

  it('keeps what a table agreed on, and is refused with a rule that is none', () => {
    const { checksum: _checksum, format: _format, ...content } = save();
    const agreed = { kind: 'house-rule', move: 1, rule: 'undo', value: 'none' } as const;
    const kept = sealSave({ ...content, asides: [agreed] });
    expect(parseSave(JSON.stringify(kept)).asides).toEqual([agreed]);
    const odd = sealSave({ ...content, asides: [{ ...agreed, value: 'readable' } as never] });
    expect(codeOf(() => openSave(odd))).toBe('damaged');
  });

  it.each(OLDER_FORMATS)('of format %i is refused in a sentence whatever is missing in it', (format) => {
    const old = { ...JSON.parse(ofFormat(format)), game: 'dying-light' };
    const odd = [null, 7, 'odd', [], {}, [null], [{}], [{ kind: 'comment' }], [{ entry: null }]];
    const faulty = Object.keys(old).flatMap((key) => odd.map((value) => ({ ...old, [key]: value, format })));
    const changed = faulty.filter((save) => canonicalJson(save) !== canonicalJson(old));
    expect(new Set(changed.map((save) => codeOf(() => openSave(save))))).toEqual(new Set(['damaged']));
  });

  it.each(OLDER_FORMATS)('of format %i that was edited stays refused', (format) => {
    const old = JSON.parse(ofFormat(format));
    expect(codeOf(() => openSave({ ...old, seed: 'y' }))).toBe('damaged');
  });

  it('has a sample of every older format', () => {
    const samples = readdirSync(FIXTURES).sort();
    expect(samples).toEqual(OLDER_FORMATS.map((format) => `format-${format}.json`));
  });
});

describe('a saved game in a store', () => {
  it('is intact when it can be opened, now or by a newer version of the app', () => {
    const text = JSON.stringify(save());
    expect(isIntact(text)).toBe(true);
    expect(isIntact(ofFormat(1))).toBe(true);
    expect(isIntact(JSON.stringify({ ...save(), format: SAVE_FORMAT + 1 }))).toBe(true);
  });

  it.each([
    ['cut off', (text: string) => text.slice(0, -9)],
    ['edited', (text: string) => text.replace('"Ada"', '"Eve"')],
    ['something else', () => '{"volume":1}'],
    ['nested too deeply', (text: string) => text.replace('"running"', nested(20_000))],
  ])('is not when it is %s', (_how, changed) => {
    expect(isIntact(changed(JSON.stringify(save())))).toBe(false);
  });
});
