/** The one white die, and what a throw of it means. */
import { type Luck, rollDie } from '../../kernel/luck';
import type { SeatId } from '../../kernel/types';
import { dieOf, hasOwnDie } from './stacks';

const FACES = ['1', '2', '3', '4', '5', '6'] as const;

/** Loaded results are asked for by this name. */
export const DIE = 'd6';

/** @param seat whose die it is; a lesson may have fixed those of one seat */
export function throwDie(luck: Luck, seat: SeatId): number {
  return rollDie(luck, hasOwnDie(luck, seat) ? dieOf(seat) : DIE, FACES);
}

/** X+: a natural 6 succeeds and a natural 1 fails, whatever the modifiers (OD-CMB-03, OD-CMB-04). */
export function reaches(die: number, bonus: number, need: number): boolean {
  return die === 6 || (die !== 1 && die + bonus >= need);
}

/** Chance of an X+ roll, 1/6 to 5/6. */
export function chanceOf(need: number, bonus: number): number {
  return [1, 2, 3, 4, 5, 6].filter((die) => reaches(die, bonus, need)).length / 6;
}
