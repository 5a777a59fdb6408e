/** Defense against one attack, committed step by step before the attack die is rolled (DL-DEF-01..05). */
import type { Reason } from '../../kernel/types';
import { ITEMS } from '../content/items';
import type { EntryOf } from '../entries';
import type { Boost, GearId } from '../ids';
import type { DefendingMove } from '../moves';
import type { DLPlay, DraftRunner } from '../play';
import type { Die, Runner } from '../state';
import { payDice, usedBoosts, whyNoBoosts, whyNoDice } from './boosts';
import { burdenOf } from './burdens';
import { fatigueDie } from './fatigue';
import { preventWithGear } from './gear';
import { whyTooFew } from './payment';
import { defenceBonus } from './skills';
import { tempo } from './tempo';

export type DefendMove = Extract<DefendingMove, { type: 'DEFEND' }>;

/** Icons that do something for a Defend: Block now, Push after the wounds (DL-BOOST-05, DL-BOOST-07). */
const FITTING: readonly Boost[] = ['block', 'push'];

function commit(play: DLPlay, runner: Runner, by: EntryOf<'defended'>['by'], defence: number): void {
  const attack = play.state.defence;
  if (!attack) throw new Error(`${runner.id} is not attacked.`);
  attack.committed += defence;
  play.tell({ type: 'defended', runner: runner.id, by, defence });
}

/** Defense of a Defend: 1 for each die and for each Block (DL-DEF-02, DL-BOOST-05). */
export function defenceOf(move: Omit<DefendMove, 'type'>): number {
  return move.dice.length + usedBoosts(move, 'block');
}

export function whyNoDefend(runner: Runner, move: DefendMove): Reason | null {
  if (move.dice.length === 0) return whyTooFew(runner, 1, 0);
  return whyNoDice(runner, move.dice) ?? whyNoBoosts(runner, move, FITTING);
}

/** The dice go on the track and may earn Momentum; the Exposure Value stays as it is frozen (DL-DEF-02). */
export function defend(play: DLPlay, runner: DraftRunner, move: DefendMove): void {
  payDice(play, runner, move.dice);
  commit(play, runner, 'dice', defenceOf(move));
  const { defence } = play.state;
  if (!defence) return;
  defence.diceSpent = true;
  defence.pushes += usedBoosts(move, 'push');
}

function freeFatigueSlots(runner: Runner): number {
  return runner.fatigue.filter((die) => die === null).length;
}

function whyNotSlot(runner: Runner, slot: number): Reason | null {
  if (slot === tempo(runner)) return { id: 'tempoDie', params: {} };
  return runner.track[slot - 1] ? null : { id: 'noEffect', params: {} };
}

/** Why these dice of the track cannot be fatigued now; `wd-deepcut` forbids it altogether (DL-DEF-03). */
export function whyNoDesperate(runner: Runner, slots: readonly number[]): Reason | null {
  if (burdenOf(runner, 'no-desperate-defence')) {
    return { id: 'conditionUnmet', params: { condition: 'dl.wound.wd-deepcut.text' } };
  }
  if (new Set(slots).size !== slots.length || slots.length === 0) return { id: 'noEffect', params: {} };
  if (slots.length > freeFatigueSlots(runner)) return { id: 'fatigueFull', params: {} };
  return slots.map((slot) => whyNotSlot(runner, slot)).find((why) => why !== null) ?? null;
}

/** Desperate Defense: each die fatigued gives 1 Defense (DL-DEF-03, DL-FAT-04). */
export function defendDesperately(play: DLPlay, runner: DraftRunner, slots: readonly number[]): void {
  const dice = slots.map((slot) => runner.track[slot - 1]).filter((die): die is Die => Boolean(die));
  for (const die of dice) fatigueDie(play, runner, die.id, true);
  commit(play, runner, 'desperate', dice.length);
}

/** One step of an Armor Gear: 1 Defense (DL-DEF-04). */
export function defendWithGear(play: DLPlay, runner: DraftRunner, gear: GearId): void {
  preventWithGear(play, runner, gear, 'armor');
  commit(play, runner, 'gear', 1);
}

/** Defense that a carried card gives once a Round: the Riot Vest (DL-DEF-04). */
function vestDefence(runner: Runner): number {
  for (const id of runner.items) {
    const item = ITEMS[id];
    if (item.type === 'passive' && item.effect.kind === 'defence') return item.effect.defence;
  }
  return 0;
}

export function whyNoVest(runner: Runner): Reason | null {
  if (vestDefence(runner) === 0) return { id: 'noEffect', params: {} };
  return runner.vestUsed ? { id: 'alreadyUsed', params: { period: 'dl.period.round' } } : null;
}

export function defendWithVest(play: DLPlay, runner: DraftRunner): void {
  runner.vestUsed = true;
  commit(play, runner, 'vest', vestDefence(runner));
}

/** Brace: what the Skill adds once when the Defense is committed, if a die was spent on Defend (DL-GEAR-04). */
export function braceDefence(runner: Runner, diceSpent: boolean): number {
  return diceSpent ? defenceBonus(runner) : 0;
}

/** Closes the Defense; the attack die is rolled next (DL-DEF-01). */
export function commitDefence(play: DLPlay, runner: Runner): void {
  const brace = braceDefence(runner, play.state.defence?.diceSpent ?? false);
  if (brace > 0) commit(play, runner, 'brace', brace);
}
