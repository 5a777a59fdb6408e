/** Attacks of the Infected (DL-EATK-01..06). Defence is in `defend.ts`. */
import { rollDie } from '../../kernel/luck';
import { DAMAGE_DIE, damageOf } from '../content/dice';
import { INFECTED } from '../content/infected';
import type { Frame } from '../frames';
import { type AreaId, INFECTED_TYPES, type InfectedType, type RunnerId } from '../ids';
import { type DLPlay, pushFrames } from '../play';
import type { Attackers, Defence, State } from '../state';
import { areaStepOf } from './exposure';
import { isNight, runnersIn } from './runners';

export const NOBODY: Attackers = { biter: 0, viral: 0, volatile: 0, howler: 0 };

/** Howlers do not attack and are not counted (DL-EATK-01). */
export const ATTACKING_TYPES: readonly InfectedType[] = INFECTED_TYPES.filter(
  (type) => INFECTED[type].attack > 0,
);

/** Everybody standing in an Area who attacks (DL-EATK-01). */
export function attackersIn(state: State, area: AreaId): Attackers {
  return { ...state.areas[area].standing, howler: 0 };
}

export function attackerCount(attackers: Attackers): number {
  return ATTACKING_TYPES.reduce((sum, type) => sum + attackers[type], 0);
}

/** Attack Power: the sum of the Attack values (DL-EATK-03). */
export function attackPower(attackers: Attackers): number {
  return ATTACKING_TYPES.reduce((sum, type) => sum + attackers[type] * INFECTED[type].attack, 0);
}

/** The attackers of a Runner: those assigned, or all of the Area for a Runner who is alone there (DL-EATK-02). */
function attackersOf(state: State, runner: RunnerId): Attackers {
  const { area, assigned } = areaStepOf(state);
  if (assigned) return assigned[runner] ?? NOBODY;
  const alone = runnersIn(state, area).length === 1;
  return alone ? attackersIn(state, area) : NOBODY;
}

/** Runners of the Area whose attack is still to come; the group chooses who is next. */
export function defendersLeft(state: State): readonly RunnerId[] {
  const { area, attacked } = areaStepOf(state);
  return runnersIn(state, area)
    .map((runner) => runner.id)
    .filter((id) => !attacked.includes(id) && attackerCount(attackersOf(state, id)) > 0);
}

/** Shows the Attack Power before any Defense is committed (DL-EATK-03). */
export function beginDefence(play: DLPlay, runner: RunnerId): void {
  const attackers = { ...attackersOf(play.state, runner) };
  const power = attackPower(attackers);
  play.state.defence = { runner, attackers, power, committed: 0, diceSpent: false, pushes: 0 };
  play.tell({ type: 'enemies-attack', runner, attackers, power });
}

/** What the attack die may add to the Attack Power. */
export type AttackPlus = 0 | 1 | 2;

/** The attack die: a number up to the count of attackers adds 1, a Crit 2 by night (DL-EATK-05). */
export function attackDiePlus(face: number, attackers: number, night: boolean): AttackPlus {
  const damage = damageOf(face);
  if (damage === 'crit') return night ? 2 : 0;
  return damage <= attackers ? 1 : 0;
}

function rollAttackDie(play: DLPlay, { runner, attackers }: Defence): number {
  const { state } = play;
  const face = rollDie(state.luck, 'damage', DAMAGE_DIE.faces);
  const plus = attackDiePlus(face, attackerCount(attackers), isNight(state));
  play.tell({ type: 'attack-die-rolled', runner, face: String(damageOf(face)), plus });
  return plus;
}

/** Rolls the attack die; what Defense does not stop is taken as Wounds at once, then Pushes of Defend (DL-EATK-06). */
export function rollAttack(play: DLPlay): void {
  const { defence, exposurePhase } = play.state;
  if (!defence) throw new Error('Nobody is defending.');
  const { runner, power, committed, pushes } = defence;
  const plus = rollAttackDie(play, defence);
  const wounds = Math.max(0, power + plus - committed);
  play.tell({ type: 'attack-resolved', runner, power, plus, defence: committed, wounds });
  play.state.defence = null;
  exposurePhase?.step?.attacked.push(runner);
  pushFrames(play, ...aftermath(runner, wounds, pushes));
}

/** Pushes paid with Defend dice come after the Wounds of the attack (DL-BOOST-07). */
function aftermath(runner: RunnerId, wounds: number, pushes: number): readonly Frame[] {
  const taken: Frame = { type: 'wounds', runner, count: wounds, first: true };
  const thrown: Frame = { type: 'pushAfter', runner, count: pushes, survivor: null };
  return [...(wounds > 0 ? [taken] : []), ...(pushes > 0 ? [thrown] : [])];
}
