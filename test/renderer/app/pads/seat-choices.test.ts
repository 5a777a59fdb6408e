import { expect, it } from 'vitest';
import type { Seat } from '../../../../models/kernel/types';
import { seatChoices } from '../../../../renderer/app/pads/seat-choices';

const seat = (id: Seat['id'], name: string, bot = false): Seat => ({
  id,
  name,
  controller: bot ? { kind: 'bot', level: 'easy' } : { kind: 'human' },
});

it('offers a gamepad the free seats of people first, then bots, then seats that another one has', () => {
  const seats = [seat('seat-1', 'Ada'), seat('seat-2', 'Bo', true), seat('seat-3', 'Cy')];
  const choices = seatChoices(seats, { padOf: new Map([['seat-1', 0]]) }, ({ name }) => name);
  expect(choices).toEqual([
    { seat: 'seat-3', label: 'Cy', isBots: false },
    { seat: 'seat-2', label: 'Bo, instead of the bot', isBots: true },
    { seat: 'seat-1', label: 'Ada, instead of Gamepad 1', isBots: false },
  ]);
});
