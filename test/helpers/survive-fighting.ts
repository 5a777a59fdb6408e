/** Whole attacks of Survive Until Daylight for tests: what the chart does between the decisions, with the answers given. */

import { absorb } from '../../models/survive-until-daylight/decisions/absorb';
import { carry } from '../../models/survive-until-daylight/decisions/carry';
import { choose } from '../../models/survive-until-daylight/decisions/choose';
import { combatTurn } from '../../models/survive-until-daylight/decisions/combatTurn';
import { spread } from '../../models/survive-until-daylight/decisions/spread';
import type { Entry } from '../../models/survive-until-daylight/entries';
import type { CombatId, HordeCardId, WeaponId } from '../../models/survive-until-daylight/ids';
import type { SDPlay } from '../../models/survive-until-daylight/play';
import {
  applyAttack,
  drawForAttack,
  needsChoice,
  payAttack,
  settleAttack,
} from '../../models/survive-until-daylight/rules/attack';
import type { Side } from '../../models/survive-until-daylight/rules/attack-damage';
import {
  attackerReady,
  beginEnemies,
  drawForEnemy,
  endEnemies,
  enemiesQueued,
  nextEnemy,
  playEnemyCard,
} from '../../models/survive-until-daylight/rules/enemies';
import {
  landHit,
  mustAbsorb,
  nextVictim,
  victimsLeft,
} from '../../models/survive-until-daylight/rules/strike';
import type { Shares, State } from '../../models/survive-until-daylight/state';
import { answerTo, type Performed, perform } from './survive-until-daylight';

export interface AttackPlan {
  readonly weapon: WeaponId;
  readonly target: HordeCardId;
  readonly ammo?: number;
  readonly vitaly?: number;
  /** The card that is used, where there is a choice. */
  readonly card?: CombatId;
  readonly shares?: Shares;
  readonly carry?: Side;
}

/** Plays on from what was performed before; entries add up. */
class Course {
  private readonly entries: Entry[] = [];

  constructor(public state: State) {}

  run(rule: (play: SDPlay) => void): void {
    this.keep(perform(this.state, rule));
  }

  keep({ state, entries }: Performed): void {
    this.state = state;
    this.entries.push(...entries);
  }

  done(): Performed {
    return { state: this.state, entries: this.entries };
  }
}

function drawnAttack(state: State, plan: AttackPlan): Course {
  const course = new Course(state);
  const { weapon: weaponId, target: targetId, ammo = 0, vitaly = 0 } = plan;
  course.keep(answerTo(state, combatTurn, { type: 'ATTACK', weaponId, targetId, ammo, vitaly }));
  course.run(payAttack);
  course.run(drawForAttack);
  return course;
}

/** An attack up to the cards lying open. */
export function drawAttack(state: State, plan: AttackPlan): Performed {
  return drawnAttack(state, plan).done();
}

function settledAttack(state: State, plan: AttackPlan): Course {
  const course = drawnAttack(state, plan);
  if (needsChoice(course.state)) {
    const drawn: readonly (CombatId | undefined)[] = course.state.attack?.drawn ?? [];
    const cardIndex = drawn.indexOf(plan.card);
    course.keep(answerTo(course.state, choose, { type: 'CHOOSE', cardIndex }));
  }
  course.run(settleAttack);
  return course;
}

/** An attack up to the question how its damage is divided. */
export function settleAttackOf(state: State, plan: AttackPlan): State {
  return settledAttack(state, plan).state;
}

/** A whole attack of the actor, without Lucky. */
export function attackWith(state: State, plan: AttackPlan): Performed {
  const course = settledAttack(state, plan);
  if (plan.shares) course.keep(answerTo(course.state, spread, { type: 'SPREAD', ...plan.shares }));
  if (plan.carry) course.keep(answerTo(course.state, carry, { type: 'CARRY', side: plan.carry }));
  course.run(applyAttack);
  return course.done();
}

function strike(course: Course, allies: number[]): void {
  course.run(drawForEnemy);
  course.run(playEnemyCard);
  while (victimsLeft(course.state) && !course.state.outcome) {
    course.run(nextVictim);
    if (mustAbsorb(course.state))
      course.keep(answerTo(course.state, absorb, { type: 'ABSORB', count: allies.shift() ?? 0 }));
    course.run(landHit);
  }
}

/**
 * All enemies' attacks of a round, without Lucky.
 * @param allies how many allies are used on each hit that they may absorb, in order
 */
export function enemiesAttack(state: State, ...allies: number[]): Performed {
  const course = new Course(state);
  course.run(beginEnemies);
  while (enemiesQueued(course.state) && !course.state.outcome) {
    course.run(nextEnemy);
    if (attackerReady(course.state) && !course.state.outcome) strike(course, allies);
  }
  course.run(endEnemies);
  return course.done();
}
