/** The 15 Reacts (3.7). */
import type { ReactId } from '../ids';
import * as w from './effect-words';
import { ATTACKER, fx, some } from './effect-words';
import type { Effect } from './effects';

/** What a React answers to (OD-REACT-02). */
export const TRIGGERS = ['standoff', 'attack', 'miss', 'kill', 'lethal'] as const;
export type Trigger = (typeof TRIGGERS)[number];

export interface ReactCard {
  readonly type: 'react';
  readonly tp: number;
  readonly trigger: Trigger;
  readonly effects: readonly Effect[];
}

function react(tp: number, trigger: Trigger, ...effects: readonly Effect[]): ReactCard {
  return { type: 'react', tp, trigger, effects };
}

export const REACTS: Readonly<Record<ReactId, ReactCard>> = {
  R01: react(1, 'attack', some('reduce', 2)),
  R02: react(2, 'attack', fx('negate'), some('draw', 1)),
  R03: react(1, 'standoff', w.stun(w.one('zombie'))),
  R04: react(1, 'standoff', w.attack('rangedWeapon')),
  R05: react(1, 'attack', w.attack('meleeVsAttacker', { hit: 1 })),
  R06: react(1, 'miss', some('reroll', 1)),
  R07: react(2, 'miss', fx('succeed')),
  R08: react(1, 'attack', w.escapeRoll(ATTACKER, 1, [fx('negate'), w.moveBack(w.IT)])),
  R09: react(1, 'kill', some('gainAp', 1), some('rollBonus', 1)),
  R10: react(1, 'kill', some('draw', 2)),
  R11: react(2, 'lethal', some('surviveAt', 2)),
  R12: react(1, 'attack', w.damage(ATTACKER, 2)),
  R13: react(1, 'standoff', w.damage(w.each('zombie'), 1)),
  R14: react(1, 'kill', fx('exileKilled'), w.changeTh('opponent', -2)),
  R15: react(1, 'attack', w.redirect(w.one('threat-other'))),
};
