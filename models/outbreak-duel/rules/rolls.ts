/** Rolls of S, and replies that turn a miss (OD-CMB-03, OD-ESC-01, OD-REACT-04). */

import type { FrameOf, Purpose, Roll } from '../frames';
import type { DraftState, ODPlay } from '../play';
import { hitDamage, missed } from './attack';
import { reaches, throwDie } from './dice';
import { escaped } from './escape';
import { push } from './stack';
import { survivorOf, zombieAt } from './table';

function succeeds({ kind, numbers, need }: Roll, die: number, bonus: number): boolean {
  return kind === 'unarmed' ? numbers.includes(die) : reaches(die, bonus, need);
}

function tellRoll(
  { state, tell }: ODPlay,
  roll: Roll,
  purpose: Purpose,
  die: number,
  bonus: number,
  reroll: boolean,
): void {
  const { seat, weapon } = survivorOf(state);
  const zombie = zombieAt(state, roll.zombie);
  if (!zombie) return;
  const { card } = zombie;
  const success = succeeds(roll, die, bonus);
  const common = { seat, zombie: roll.zombie, card, bonus, die, success, reroll };
  if (roll.kind === 'escape') {
    const source = purpose.for === 'effects' ? purpose.effects.source : 'quick-escape';
    tell({ type: 'escape-rolled', ...common, need: roll.need, source: source as 'quick-escape' });
  } else {
    const need = roll.kind === 'hit' ? roll.need : null;
    const damage = success && purpose.for === 'attack' ? hitDamage(state, zombie, purpose.attack.damage) : 0;
    const { numbers } = roll;
    tell({ type: 'attack-rolled', ...common, need, numbers, damage, weapon: weapon?.card ?? null });
  }
}

/** @returns whether it succeeds */
function throwFor(play: ODPlay, roll: Roll, purpose: Purpose, more: number, reroll: boolean): boolean {
  const bonus = roll.kind === 'unarmed' ? 0 : roll.bonus + more;
  const die = throwDie(play.state.luck, survivorOf(play.state).seat);
  tellRoll(play, roll, purpose, die, bonus, reroll);
  return succeeds(roll, die, bonus);
}

export function resolveRoll(play: ODPlay, { roll, purpose }: FrameOf<'roll'>): void {
  const success = throwFor(play, roll, purpose, 0, false);
  if (success) goOn(play, purpose, true);
  else push(play, { type: 'openMiss' }, { type: 'rolled', roll, success, again: false, purpose });
}

/** What the die was for goes on, or is over. */
function goOn(play: ODPlay, purpose: Purpose, success: boolean): void {
  switch (purpose.for) {
    case 'attack':
      if (success) push(play, { type: 'hit', attack: purpose.attack });
      else missed(play);
      return;
    case 'quickEscape':
      if (success) escaped(play);
      return;
    case 'effects':
      if (success) push(play, { type: 'effects', ...purpose.effects });
  }
}

/** After a reroll that failed again the window opens anew (OD-REACT-04). */
export function resolveRolled(play: ODPlay, frame: FrameOf<'rolled'>): void {
  if (frame.again) push(play, { type: 'openMiss' }, { ...frame, again: false });
  else goOn(play, frame.purpose, frame.success);
}

/** The failed roll that a window is about: the innermost one. */
function failedRoll(state: DraftState): { readonly index: number; readonly frame: FrameOf<'rolled'> } | null {
  const index = state.stack.findLastIndex(({ type }) => type === 'rolled');
  const frame = state.stack[index];
  return frame?.type === 'rolled' ? { index, frame: frame as FrameOf<'rolled'> } : null;
}

/** The die is rolled again, with something added for this time; named numbers stay (OD-CMB-05). */
export function reroll(play: ODPlay, more: number): void {
  const failed = failedRoll(play.state);
  if (!failed) return;
  const success = throwFor(play, failed.frame.roll, failed.frame.purpose, more, true);
  setRolled(play.state, failed.index, { success, again: !success });
}

/** The failed roll counts as a success. */
export function succeed(play: ODPlay): void {
  const failed = failedRoll(play.state);
  if (!failed) return;
  setRolled(play.state, failed.index, { success: true, again: false });
  play.tell({ type: 'roll-turned', seat: survivorOf(play.state).seat });
}

function setRolled(state: DraftState, index: number, change: { success: boolean; again: boolean }): void {
  const frame = state.stack[index];
  if (frame?.type === 'rolled') state.stack[index] = { ...frame, ...change };
}
