import { beforeEach, describe, expect, it } from 'vitest';
import {
  askWhose,
  countPad,
  findPad,
  giveSeat,
  losePad,
  NOBODY,
  type PadSeats,
  padSeats,
  roleOf,
  seatSpokenFor,
  setTurn,
} from '../../../../renderer/input/pad/seats';

const ASKED = { asked: ['seat-1'], people: ['seat-1', 'seat-2'] } as const;
const BOTH: PadSeats = {
  ...NOBODY,
  turn: ASKED,
  used: new Set([0, 1]),
  padOf: new Map([
    ['seat-1', 0],
    ['seat-2', 1],
  ]),
};

describe('a press of a gamepad', () => {
  it('acts for everybody as long as it is the only one', () => {
    expect(roleOf(0, { ...NOBODY, turn: ASKED, used: new Set([0]) })).toBe('acts');
  });

  it('asks whose it is when another one was pressed before', () => {
    expect(roleOf(1, { ...NOBODY, turn: ASKED, used: new Set([0, 1]) })).toBe('joins');
    expect(roleOf(2, BOTH)).toBe('joins');
  });

  it('asks nothing where one person plays alone, or where no game is played', () => {
    expect(roleOf(1, { ...NOBODY, turn: { ...ASKED, people: ['seat-1'] }, used: new Set([0, 1]) })).toBe(
      'acts',
    );
    expect(roleOf(1, { ...BOTH, turn: null })).toBe('acts');
  });

  it('moves something only in the hand of the seat that decides', () => {
    expect(roleOf(0, BOTH)).toBe('acts');
    expect(roleOf(1, BOTH)).toBe('looks-on');
  });

  it('counts for each where several are asked, and speaks for its own seat', () => {
    const all = { ...BOTH, turn: { asked: ['seat-1', 'seat-2'], people: ['seat-1', 'seat-2'] } } as const;
    expect([roleOf(0, all), roleOf(1, all)]).toEqual(['acts', 'acts']);
    expect([seatSpokenFor(0, all), seatSpokenFor(1, all)]).toEqual(['seat-1', 'seat-2']);
  });

  it('is free to open the menu while a bot decides', () => {
    expect(roleOf(1, { ...BOTH, turn: { asked: ['seat-3'], people: ['seat-1', 'seat-2'] } })).toBe('acts');
  });

  it('may answer when somebody else has lost theirs, and only its own when it joins', () => {
    expect(roleOf(1, { ...BOTH, lost: new Map([['seat-1', 'pad']]) })).toBe('acts');
    expect([roleOf(0, { ...BOTH, joining: 2 }), roleOf(2, { ...BOTH, joining: 2 })]).toEqual([
      'looks-on',
      'acts',
    ]);
  });
});

describe('seats with gamepads', () => {
  beforeEach(() => {
    setTurn(ASKED, {});
    giveSeat('seat-1', 0);
    giveSeat('seat-2', 1);
  });

  it('are asked for somebody else when the gamepad is pulled out, and go on when it is back', () => {
    losePad(1, 'Pad B');
    expect([...padSeats().lost]).toEqual([['seat-2', 'Pad B']]);
    findPad(3, 'Pad A');
    expect(padSeats().lost.size).toBe(1);
    findPad(3, 'Pad B');
    expect(padSeats().lost.size).toBe(0);
    expect(padSeats().padOf.get('seat-2')).toBe(3);
  });

  it('may be given to the keyboard', () => {
    losePad(1, 'Pad B');
    giveSeat('seat-2', null);
    expect([padSeats().lost.size, padSeats().padOf.has('seat-2')]).toEqual([0, false]);
  });

  it('are over with the question of a gamepad that goes while it is asked', () => {
    askWhose(2);
    losePad(2, 'Pad C');
    expect(padSeats().joining).toBeNull();
  });

  it('are those of one game', () => {
    countPad(0);
    setTurn(ASKED, {});
    expect([padSeats().padOf.size, padSeats().used.size]).toEqual([0, 0]);
  });
});
