/** What a Runner may do while defending: everything that can still help, dice that are alike once (9.1.6). */
import { MOMENTUM_SLOT } from '../content/board';
import { GEAR } from '../content/gear';
import type { DefendingMove } from '../moves';
import { attackDieOdds } from '../odds';
import type { Defence, Die, Runner, State } from '../state';
import { braceDefence, type DefendMove, defenceOf, whyNoDesperate, whyNoVest } from './defend';
import { diceChoices, iconsOn } from './dice-choices';
import { attackerCount } from './enemy-attack';
import { fatigableOnTrack } from './fatigue';
import { gearBoosts, preventingGear } from './gear';
import { pushOptions } from './push';
import { isNight } from './runners';
import { freeSlots, tempo } from './tempo';

/** Defense committed by now, with what Brace will add. */
export function defenceSoFar(runner: Runner, defence: Defence): number {
  return defence.committed + braceDefence(runner, defence.diceSpent);
}

/** Defense that is still missing against the worst result of the attack die; 0 or less when nothing can get through. */
function missing(state: State, runner: Runner, defence: Defence): number {
  const odds = attackDieOdds(attackerCount(defence.attackers), isNight(state));
  const worst = odds[2] > 0 ? 2 : odds[1] > 0 ? 1 : 0;
  return defence.power + worst - defenceSoFar(runner, defence);
}

/** The derived use of Boosts: every Block and every Push, which may still be left unused (9.1.2). */
function defendWith(runner: Runner, dice: readonly Die[]): DefendMove {
  const helpful = gearBoosts(runner, dice).filter((id) => ['block', 'push'].includes(GEAR[id].boost));
  return {
    type: 'DEFEND',
    dice: dice.map((die) => die.id),
    boosts: [...iconsOn(dice, 'block'), ...iconsOn(dice, 'push')],
    gearBoosts: helpful,
  };
}

/** Whether no die of the choice is spent for nothing: Defense, a Push or a track that reaches the Momentum slot. */
function isWorthIt(runner: Runner, dice: readonly Die[], need: number, canPush: boolean): boolean {
  if (tempo(runner) < MOMENTUM_SLOT && tempo(runner) + dice.length === MOMENTUM_SLOT) return true;
  return dice.every((die) => {
    const others = dice.filter((other) => other !== die);
    const pushes = canPush && iconsOn([die], 'push').length > 0;
    return pushes || defenceOf(defendWith(runner, others)) < need;
  });
}

function defendOptions(state: State, runner: Runner, need: number): readonly DefendMove[] {
  const canPush = pushOptions(state, runner).length > 0;
  return diceChoices(runner.pool, freeSlots(runner))
    .filter((dice) => isWorthIt(runner, dice, need, canPush))
    .map((dice) => defendWith(runner, dice));
}

/** Dice of the track by type, for what they show there makes no difference. */
function desperateOptions(runner: Runner, need: number): readonly DefendingMove[] {
  const dice = fatigableOnTrack(runner).map((die) => ({ ...die, face: 1 }));
  const free = runner.fatigue.filter((die) => die === null).length;
  return diceChoices(dice, Math.min(free, need))
    .map((chosen) => chosen.map(({ id }) => runner.track.findIndex((die) => die?.id === id) + 1))
    .filter((slots) => whyNoDesperate(runner, slots) === null)
    .map((trackSlots) => ({ type: 'DESPERATE', trackSlots }));
}

/** The last one is always COMMIT. */
export function defendingOptions(state: State, runner: Runner, defence: Defence): readonly DefendingMove[] {
  const need = missing(state, runner, defence);
  const defends = defendOptions(state, runner, need);
  if (need <= 0) return [...defends, { type: 'COMMIT' }];
  return [
    ...defends,
    ...desperateOptions(runner, need),
    ...preventingGear(runner, 'armor').map((gearId): DefendingMove => ({ type: 'GEAR', gearId })),
    ...(whyNoVest(runner) === null ? [{ type: 'VEST' } as const] : []),
    { type: 'COMMIT' },
  ];
}
