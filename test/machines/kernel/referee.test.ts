import { describe, expect, it } from 'vitest';
import { Referee } from '../../../machines/kernel/referee';
import { LARGEST_SAVE } from '../../../models/kernel/save-meta';
import { diceRace } from '../../../tools/bench/dice-race';
import { nested } from '../../helpers/odd-texts';

const referee = () =>
  new Referee([diceRace], {
    sentence: (_game, reason) => `No: ${reason.id}`,
    describeOptions: () => ({ type: 'object' }),
  });

const ask = (to: Referee, command: unknown) => JSON.parse(to.answer(JSON.stringify(command)));

describe('the referee', () => {
  it('lists its games with their options', () => {
    expect(ask(referee(), { cmd: 'games' })).toEqual({
      ok: true,
      games: [{ id: 'dice-race', seats: { min: 1, max: 4 }, options: { type: 'object' } }],
    });
  });

  it('plays a game with loaded dice from the first line to the last', () => {
    const r = referee();
    const dice = Array.from({ length: 9 }, () => ({ die: 'race', face: '6' }));
    const started = ask(r, {
      cmd: 'new',
      game: 'dice-race',
      seats: 1,
      seed: 'a',
      loaded: { dice, draws: [] },
    });
    expect(started.position).toMatchObject({ value: 'running', seat: 'seat-1', outcome: null });
    expect(ask(r, { cmd: 'legal' })).toEqual({ ok: true, moves: [{ type: 'RUN' }, { type: 'REST' }] });
    for (let i = 0; i < 8; i++) expect(ask(r, { cmd: 'bot', level: 'easy' }).ok).toBe(true);
    const last = ask(r, { cmd: 'move', move: { type: 'RUN' } });
    expect(last.entries).toEqual([{ type: 'ran', seat: 'seat-1', die: 6 }]);
    expect(last.position.outcome).toEqual({ winners: ['seat-1'], reason: 'goal', scores: {}, rank: null });
    expect(ask(r, { cmd: 'move', move: { type: 'RUN' } }).reason).toEqual({
      id: 'gameOver',
      params: {},
      text: 'No: gameOver',
    });
    expect(ask(r, { cmd: 'bot' }).error).toBe('The game has ended.');
  });

  it('gives the same hash after saving and loading', () => {
    const r = referee();
    ask(r, { cmd: 'new', game: 'dice-race', seats: 2, seed: 7 });
    ask(r, { cmd: 'move', move: { type: 'RUN' } });
    const { hash } = ask(r, { cmd: 'state' });
    const { save } = ask(r, { cmd: 'save' });
    const other = referee();
    expect(ask(other, { cmd: 'load', save }).position.hash).toBe(hash);
  });

  it('removes hidden information from a view', () => {
    const r = referee();
    ask(r, { cmd: 'new', game: 'dice-race', seats: 2 });
    expect(ask(r, { cmd: 'view', seat: 1 }).state.luck).toEqual({ rng: [], dice: [], draws: [] });
  });

  it('keeps the running game when a loaded die does not fit', () => {
    const r = referee();
    ask(r, { cmd: 'new', game: 'dice-race', seats: 1, loaded: { dice: [{ die: 'race', face: 'x' }] } });
    const before = ask(r, { cmd: 'state' });
    expect(ask(r, { cmd: 'move', move: { type: 'RUN' } })).toEqual({
      ok: false,
      error: 'The loaded face "x" is not on a race die.',
    });
    expect(ask(r, { cmd: 'state' })).toEqual(before);
  });

  it.each([
    ['not JSON', '{"cmd":', 'That line is not valid JSON.'],
    ['no object', '42', 'That is not a command'],
    ['an unknown command', '{"cmd":"dance"}', 'That is not a command'],
    ['an unknown game', '{"cmd":"new","game":"chess"}', 'There is no game "chess"'],
    ['too many seats', '{"cmd":"new","game":"dice-race","seats":5}', 'This game seats 1 to 4.'],
    [
      'half a seat',
      '{"cmd":"new","game":"dice-race","seats":1.5}',
      'The number of seats is a small whole number.',
    ],
    [
      'a bot of a level that there is not',
      '{"cmd":"new","game":"dice-race","seats":[{"name":"A"},{"name":"B","bot":"insane"}]}',
      'seats.1.bot: Invalid type: Expected ("easy" | "normal" | "hard") but received "insane"',
    ],
    [
      'a seat without a name',
      '{"cmd":"new","game":"dice-race","seats":[{"bot":"easy"}]}',
      '"seats.0.name" is missing.',
    ],
    ['a move before a game', '{"cmd":"move","move":{"type":"RUN"}}', 'No game is running'],
    ['a save that is none', '{"cmd":"load","save":[]}', 'This file is not a saved game of Curfew.'],
    [
      'a save that is nested too deeply',
      `{"cmd":"load","save":${nested(20_000)}}`,
      'This saved game is damaged: it is nested too deeply.',
    ],
    [
      'a move that is nested too deeply',
      `{"cmd":"move","move":${nested(20_000)}}`,
      'That line is nested too deeply.',
    ],
    [
      'a line longer than any saved game',
      `{"cmd":"load","save":"${'x'.repeat(LARGEST_SAVE + 1000)}"}`,
      'It is too large to be a saved game.',
    ],
  ])('answers %s with a clear error', (_what, line, error) => {
    const answer = JSON.parse(referee().answer(line));
    expect(answer.ok).toBe(false);
    expect(answer.error).toContain(error);
  });

  it.each([
    ['legal moves', { cmd: 'legal', seat: 3 }],
    ['a move', { cmd: 'move', move: { type: 'RUN' }, seat: 3 }],
    ['a view', { cmd: 'view', seat: 3 }],
  ] as const)('says of %s for a seat that is not there how many there are', (_what, line) => {
    const r = referee();
    ask(r, { cmd: 'new', game: 'dice-race', seats: 2, seed: 'a' });
    expect(ask(r, line)).toEqual({ ok: false, error: 'There is no seat 3: this game has 2.' });
  });

  it('takes a line with a byte order mark before it', () => {
    expect(JSON.parse(referee().answer('\uFEFF{"cmd":"games"}')).ok).toBe(true);
  });
});
