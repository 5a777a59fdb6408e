import type { Boost, DieId } from '../../../../models/dying-light/ids';
import type { PushBefore, UsedBoost } from '../../../../models/dying-light/moves';
import type { Die, State } from '../../../../models/dying-light/state';
import { listOf, t } from '../../../i18n';
import { areaName, boostName, infectedName } from '../names';
import { faceText } from '../narrate/dice';

/** Every die that some Runner holds somewhere. */
function heldDice(state: State): readonly Die[] {
  return state.runners
    .flatMap((r) => [...r.pool, ...r.track, r.momentumSpot, ...r.fatigue, ...r.cooldown])
    .filter((die) => die !== null);
}

export function findDie(state: State, id: string): Die | null {
  return heldDice(state).find((die) => die.id === id) ?? null;
}

/** "Jump + Evade, Block" */
export function diceWords(state: State, ids: readonly DieId[]): string {
  const faces = ids.map((id) => findDie(state, id)).filter((die) => die !== null);
  return faces.map((die) => `${t(`dl.die.${die.type}`)}: ${faceText(die)}`).join(', ');
}

/** Dice that look alike are the same payment. */
export function diceKey(ids: readonly DieId[]): string {
  return ids.toSorted().join(' ');
}

function countOf(boosts: readonly UsedBoost[], icon: Boost): number {
  return boosts.filter((boost) => boost.icon === icon).length;
}

/** What is done with the Push icons of a payment, in words: before, after, or not at all. */
export function pushWords(boosts: readonly UsedBoost[], push: readonly PushBefore[]): string {
  const before = push.map(({ type, toArea }) =>
    t('dl.hud.push-before', { infected: infectedName(type), area: areaName(toArea) }),
  );
  const after = countOf(boosts, 'push') - push.length;
  const words = after > 0 ? [...before, t('dl.hud.push-after', { n: after })] : before;
  return words.length === 0 ? t('dl.hud.push-none') : listOf(words);
}

export function pushKey(boosts: readonly UsedBoost[], push: readonly PushBefore[]): string {
  return `${countOf(boosts, 'push')} ${push.map(({ type, toArea }) => `${type}>${toArea}`).join(' ')}`;
}

/** The Boosts that a payment uses beside Push, "Jump, Evade"; for payments that differ in nothing else. */
export function boostWords(boosts: readonly UsedBoost[]): string {
  return listOf(boosts.filter(({ icon }) => icon !== 'push').map(({ icon }) => boostName(icon)));
}
