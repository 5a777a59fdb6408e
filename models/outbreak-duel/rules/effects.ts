/**
 * The primitives of 3.11: what cards do is data, and this carries it out. Primitives of a card resolve in printed order; one that
 * has become impossible is skipped.
 */

import type { Effect, Target } from '../content/effects';
import type { Effects, FrameOf } from '../frames';
import type { ODPlay } from '../play';
import type { State, Uid, Zombie } from '../state';
import { declareAttack } from './attack';
import { attackOn, numbersNeeded, whyNoMeans, whyOutOfAim } from './attack-legal';
import { plainDamage } from './bite-damage';
import { cardsToFind, searchOf } from './card-search';
import { applyPlain } from './effect-amounts';
import { escaped, escapeRollOf } from './escape';
import { push } from './stack';
import { changeZombie, controllerOf, zombieAt, zombieCard } from './table';
import { choices, fixedTargets, targetOf } from './targets';
import { hurtZombies } from './zombies';

type Search = ReturnType<typeof searchOf>;

/** A card without what the frame says about it. */
export function effectsOf({ source, by, list, it }: Effects): Effects {
  return { source, by, list, it };
}

/** What is left of a card after its first primitive. */
export function restOf({ source, by, list, it }: Effects): FrameOf<'effects'> {
  return { type: 'effects', source, by, list: list.slice(1), it };
}

/** What is left of a card goes on later. */
function later(play: ODPlay, rest: FrameOf<'effects'>): void {
  if (rest.list.length > 0) push(play, rest);
}

/** Takes the first primitive: asks for its target or card, or carries it out. */
export function resolveEffects(play: ODPlay, frame: FrameOf<'effects'>): void {
  const effects = effectsOf(frame);
  const [effect] = effects.list;
  if (!effect) return;
  const search = searchOf(effect);
  const target = targetOf(effect);
  if (search) findCard(play, effects, effect, search);
  else if (target) findTarget(play, effects, effect, target);
  else {
    later(play, restOf(effects));
    applyPlain(play, effects, effect);
  }
}

function findTarget(play: ODPlay, effects: Effects, effect: Effect, target: Target): void {
  if (target.pick !== 'one' && target.pick !== 'upTo') {
    const targets = fixedTargets(play.state, target, effects.it).map(({ uid }) => uid);
    push(play, { type: 'effectOn', targets, ...effects });
  } else if (choices(play.state, effect).length > 0)
    push(play, { type: 'needTarget', picked: [], ...effects });
  else later(play, restOf(effects));
}

function findCard(play: ODPlay, effects: Effects, effect: Effect, search: NonNullable<Search>): void {
  if (cardsToFind(play.state, effects.by, effect).length === 0) {
    later(play, restOf(effects));
    return;
  }
  if (effect.kind === 'look') {
    const { seat, deck } = play.state.players[effects.by];
    play.tell({ type: 'looked', seat, count: Math.min(effect.n, deck.length) });
  }
  push(play, { type: 'needCard', ...search, ...effects });
}

/** How many zombies an effect may be used on. */
export function mostTargets(effect: Effect): number {
  const target = targetOf(effect);
  return target?.pick === 'upTo' ? target.n : 1;
}

/** The first primitive happens to what was chosen for it. */
export function resolveEffectOn(play: ODPlay, frame: FrameOf<'effectOn'>): void {
  const effects = effectsOf(frame);
  const [effect] = effects.list;
  later(play, restOf(effects));
  const zombies = frame.targets.flatMap((uid) => zombieAt(play.state, uid) ?? []).filter(({ hp }) => hp > 0);
  if (effect && zombies.length > 0) applyTo(play, effects, effect, zombies);
}

function applyTo(play: ODPlay, effects: Effects, effect: Effect, zombies: readonly Zombie[]): void {
  for (const zombie of zombies) {
    if (effect.kind === 'stun') stun(play, zombie);
    if (effect.kind === 'moveBack') moveBack(play, zombie);
    if (effect.kind === 'redirect') redirect(play, effects, zombie);
    if (effect.kind === 'attack') cardAttack(play, effect, zombie.uid);
    if (effect.kind === 'escapeRoll') escapeFor(play, effects, effect, zombie.uid);
  }
  if (effect.kind !== 'damage') return;
  const wounds = zombies.map(({ uid }) => ({ uid, n: effect.n, exile: effect.exileIfKilled }));
  push(play, ...hurtZombies(play, wounds, effects.source));
}

function stun(play: ODPlay, { uid, card, ...zombie }: Zombie): void {
  if (zombie.stunned || zombieCard({ card }).keywords.relentless) return;
  changeZombie(play.state, uid, { stunned: true });
  play.tell({ type: 'stunned', seat: controllerOf(play.state).seat, zombie: uid, card });
}

/** It is as new in the street: only a Fast one advances again this turn (OD-ADV-04). */
function moveBack(play: ODPlay, { uid, card, zone }: Zombie): void {
  if (zone !== 'threat' || zombieCard({ card }).keywords.relentless) return;
  changeZombie(play.state, uid, { zone: 'zombie', sick: true });
  play.tell({ type: 'moved-back', seat: controllerOf(play.state).seat, zombie: uid, card });
}

/** The attack is off; its damage without Surge hits another one, at least 1 (3.11 `redirect`). */
function redirect(play: ODPlay, { source }: Effects, victim: Zombie): void {
  const { state } = play;
  const attacker = state.bite && zombieAt(state, state.bite.zombie);
  if (!attacker) return;
  const n = Math.max(1, plainDamage(state, attacker));
  escaped(play);
  play.tell({
    type: 'redirected',
    seat: controllerOf(state).seat,
    zombie: attacker.uid,
    card: attacker.card,
    to: { zombie: victim.uid, card: victim.card },
    n,
  });
  push(play, ...hurtZombies(play, [{ uid: victim.uid, n, exile: false }], source));
}

function canStill(state: State, effect: Extract<Effect, { kind: 'attack' }>, uid: Uid): boolean {
  return whyNoMeans(state, effect.means) === null && whyOutOfAim(state, uid) === null;
}

/** An attack without AP; bare hands name their numbers first. */
function cardAttack(play: ODPlay, effect: Extract<Effect, { kind: 'attack' }>, uid: Uid): void {
  const { state } = play;
  if (!canStill(state, effect, uid)) return;
  const attack = attackOn(state, uid, [], { hit: effect.hit, damage: effect.damage });
  if (numbersNeeded(state) > 0) push(play, { type: 'needNumbers', attack });
  else declareAttack(play, attack, { ap: 0, snap: false });
}

function escapeFor(
  play: ODPlay,
  { source, by }: Effects,
  effect: Extract<Effect, { kind: 'escapeRoll' }>,
  uid: Uid,
): void {
  const roll = escapeRollOf(play.state, uid, effect.bonus);
  const effects: Effects = { source, by, list: effect.onSuccess, it: uid };
  if (roll) push(play, { type: 'roll', roll, purpose: { for: 'effects', effects } });
}
