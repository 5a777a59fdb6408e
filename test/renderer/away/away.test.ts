import { describe, expect, it } from 'vitest';
import type { Aside, Controller, Seat, SeatId } from '../../../models/kernel/types';
import { awayOf } from '../../../renderer/away/away';
import type { LogText } from '../../../renderer/games/face';

const HUMAN: Controller = { kind: 'human' };
const BOT: Controller = { kind: 'bot', level: 'hard' };

interface Said {
  readonly type: string;
  readonly bad: boolean;
}

const seat = (n: number, controller: Controller = HUMAN): Seat => ({
  id: `seat-${n}`,
  name: `P${n}`,
  controller,
});
const handed = (move: number, controller: Controller): Aside => ({
  kind: 'hand-over',
  move,
  seat: 'seat-1',
  controller,
});
const told = (move: number, type: string, bad = false) => ({ move, entry: { type, bad } });
const tell = ({ type, bad }: Said): LogText => ({ text: type, tone: bad ? 'bad' : 'plain', rule: null });

interface Case {
  readonly seats?: readonly Seat[];
  readonly asides?: readonly Aside[];
  readonly decided?: Readonly<Partial<Record<SeatId, number>>>;
  readonly log?: readonly ReturnType<typeof told>[];
  readonly prompt?: string;
  readonly viewer?: 'table' | SeatId;
}

const LOG = [told(1, 'one'), told(2, 'two'), told(3, 'three', true), told(4, 'four')];

/** What seat 1 is told when it is asked to begin its turn. */
function away({
  seats = [seat(1), seat(2)],
  asides = [],
  decided = {},
  log = LOG,
  prompt = 'turn',
  viewer = 'table',
}: Case) {
  const asked = { id: prompt, seats: ['seat-1' as const], params: {} };
  // A list is as good as an excerpt of a journal here.
  const lists = { log, asides } as unknown as Pick<Parameters<typeof awayOf<Said>>[0], 'log' | 'asides'>;
  const look = { viewer, prompt: asked, outcome: null, decided, moves: 4, ...lists };
  const found = awayOf<Said>(look, { seats, at: ['turn'], tell });
  return found && { seat: found.seat.id, since: found.since, lines: found.lines };
}

describe('while you were away', () => {
  it('is what happened since the seat decided last, when another person had the screen', () => {
    expect(away({ decided: { 'seat-1': 1, 'seat-2': 4 } })).toEqual({
      seat: 'seat-1',
      since: 1,
      lines: ['two', 'three', 'four'],
    });
  });

  it('says nothing to a person who watched bots all along', () => {
    expect(away({ seats: [seat(1), seat(2, BOT)], decided: { 'seat-1': 1 } })).toBeNull();
  });

  it('says nothing where the others did no harm while one looked on', () => {
    expect(away({ decided: { 'seat-1': 3, 'seat-2': 4 } })).toBeNull();
  });

  it('tells whoever comes back from the hands of a bot, good or bad', () => {
    const seats = [seat(1), seat(2, BOT)];
    const asides = [handed(3, BOT), handed(4, HUMAN)];
    expect(away({ seats, asides, decided: { 'seat-1': 3 } })?.lines).toEqual(['four']);
  });

  it('tells whoever joins in the middle of a game in place of a bot', () => {
    const seats = [seat(1), seat(2, BOT)];
    expect(away({ seats, asides: [handed(4, HUMAN)] })?.lines).toEqual(['one', 'two', 'three', 'four']);
  });

  it('says nothing where nothing was played while the bot had the seat', () => {
    const seats = [seat(1), seat(2, BOT)];
    const asides = [handed(3, BOT), handed(3, HUMAN)];
    expect(away({ seats, asides, decided: { 'seat-1': 3 } })).toBeNull();
  });

  it('waits for a turn to begin, and ends with the first decision', () => {
    const decided = { 'seat-1': 1, 'seat-2': 4 };
    expect(away({ decided, prompt: 'lucky' })).toBeNull();
    expect(away({ decided: { ...decided, 'seat-1': 5 } })).toBeNull();
  });

  it('has five lines at most: what was bad first of all', () => {
    const log = [told(1, 'bad', true), ...Array.from({ length: 9 }, (_, n) => told(n + 2, `fine ${n}`))];
    expect(away({ log, decided: { 'seat-2': 10 } })?.lines).toEqual([
      'bad',
      'fine 5',
      'fine 6',
      'fine 7',
      'fine 8',
    ]);
  });

  it('OD-PRIV-02: knows of rivals only that they are people, since nobody is told when they decided', () => {
    expect(away({ viewer: 'seat-1', decided: { 'seat-1': 2 } })?.lines).toEqual(['three', 'four']);
    expect(away({ viewer: 'seat-1', seats: [seat(1), seat(2, BOT)], decided: { 'seat-1': 2 } })).toBeNull();
  });
});
