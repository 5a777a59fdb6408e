/** Steps 1, 2 and 6 of the Zombie Phase (OD-ZP-01, OD-ZP-06, OD-KW-02, OD-RES-04, OD-RES-05). */

import type { Reason } from '../../kernel/types';
import type { ODPlay } from '../play';
import type { State, Uid, Zombie } from '../state';
import { whyNoEffect } from './effect-legal';
import { firstOf, no } from './reason';
import { fillRow } from './spawn';
import { push } from './stack';
import { changeZombie, controllerOf, otherSide, standing, survivorOf, zombieAt, zombieCard } from './table';

const TH_A_PHASE = 4;
/** More stored than this decays by 1. */
const TH_LINE = 6;

/** One token bites and goes: there is one Survivor Phase to cure it (OD-KW-02). */
function tickInfection(play: ODPlay): void {
  const survivor = survivorOf(play.state);
  if (survivor.infection === 0) return;
  survivor.infection -= 1;
  push(play, { type: 'harm', n: 1, cause: { kind: 'infection' } });
}

export function beginZombiePhase(play: ODPlay): void {
  const { state } = play;
  state.phase = 'zombie';
  const controller = controllerOf(state);
  controller.zombiePhases += 1;
  controller.th += TH_A_PHASE;
  play.tell({ type: 'zombie-phase-started', seat: controller.seat, th: controller.th });
  fillRow(play, otherSide(state.active));
  tickInfection(play);
}

export function beginStandoff(play: ODPlay): void {
  const { seat, ap } = survivorOf(play.state);
  play.tell({ type: 'standoff', seat, ap });
}

export function whyNotAct(state: State, uid: Uid): Reason | null {
  const zombie = zombieAt(state, uid);
  if (!zombie || zombie.hp <= 0) return no('badChoice');
  const { act } = zombieCard(zombie).keywords;
  if (!act) return no('noAbility');
  const { th } = controllerOf(state);
  return firstOf(
    zombie.acted && no('actUsed'),
    th < act.th && no('noTh', { n: act.th, k: th }),
    whyNoEffect(state, otherSide(state.active), act.effects),
  );
}

/** From either zone, also when stunned or sick (3.10). */
export function actors(state: State): readonly Zombie[] {
  return standing(state).filter(({ uid }) => whyNotAct(state, uid) === null);
}

export function act(play: ODPlay, uid: Uid): void {
  const { state } = play;
  const zombie = zombieAt(state, uid);
  const ability = zombie && zombieCard(zombie).keywords.act;
  if (!zombie || !ability) return;
  const controller = controllerOf(state);
  controller.th -= ability.th;
  changeZombie(state, uid, { acted: true });
  play.tell({ type: 'acted', seat: controller.seat, zombie: uid, card: zombie.card, th: ability.th });
  const by = otherSide(state.active);
  push(play, { type: 'effects', source: zombie.card, by, list: ability.effects, it: null });
}

/** Not above the printed HP. */
function regrow(play: ODPlay, zombie: Zombie): void {
  const { hp: printed, keywords } = zombieCard(zombie);
  const hp = Math.min(printed, zombie.hp + keywords.regrow);
  if (hp === zombie.hp) return;
  const { uid, card } = zombie;
  changeZombie(play.state, uid, { hp });
  const { seat } = controllerOf(play.state);
  play.tell({ type: 'regrew', seat, zombie: uid, card, n: hp - zombie.hp, hp });
}

/** Regrow, and then exactly one TH over the line decays (OD-RES-05). */
export function endZombiePhase(play: ODPlay): void {
  const { state } = play;
  for (const zombie of standing(state)) regrow(play, zombie);
  const controller = controllerOf(state);
  if (controller.th <= TH_LINE) return;
  controller.th -= 1;
  play.tell({ type: 'decayed', seat: controller.seat, th: controller.th });
}
