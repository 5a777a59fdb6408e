/** Which zombies an effect may be used on (3.11 "Targets"). */
import type { Reason } from '../../kernel/types';
import type { Effect, Target, TargetZone } from '../content/effects';
import type { State, Uid, Zombie } from '../state';
import { aims, isHidden, whyNoMeans, whyOutOfAim } from './attack-legal';
import { no } from './reason';
import { standing, zombieCard } from './table';

function isIn(state: State, { zone, uid }: Zombie, where: TargetZone): boolean {
  if (where === 'any') return true;
  if (where === 'threat-other') return zone === 'threat' && uid !== state.bite?.zombie;
  return zone === where;
}

/** Effects that would only stun or move back cannot choose what they cannot do that to (Relentless). */
function isImmune(effect: Effect, zombie: Zombie): Reason | null {
  const { relentless } = zombieCard(zombie).keywords;
  switch (effect.kind) {
    case 'stun':
      if (relentless) return no('relentless');
      return zombie.stunned ? no('alreadyStunned') : null;
    case 'moveBack':
      return relentless ? no('relentless') : null;
    case 'escapeRoll':
      return relentless && effect.target.pick === 'one' ? no('relentless') : null;
    default:
      return null;
  }
}

/** Why a zombie cannot be chosen for an effect that chooses in this zone. */
function whyNotTarget(state: State, effect: Effect, where: TargetZone, zombie: Zombie): Reason | null {
  if (!isIn(state, zombie, where))
    return where === 'threat-other' ? no('badChoice') : no('wrongZone', { zone: `od.zone.${where}` });
  return isHidden(zombie) ? no('lurking') : isImmune(effect, zombie);
}

/** How the targets of an effect are found; null for one that has none. */
export function targetOf(effect: Effect): Target | null {
  if (effect.kind === 'attack')
    return effect.means === 'meleeVsAttacker' ? { pick: 'attacker' } : { pick: 'one', zone: 'any' };
  return 'target' in effect ? effect.target : null;
}

/** Why a zombie that is chosen by hand is none for this effect. */
export function whyNotChosen(state: State, effect: Effect, zombie: Zombie): Reason | null {
  if (effect.kind === 'attack') return whyNoMeans(state, effect.means) ?? whyOutOfAim(state, zombie.uid);
  const target = targetOf(effect);
  if (!target || !('zone' in target)) return no('badChoice');
  return whyNotTarget(state, effect, target.zone, zombie);
}

/** Zombies that may be chosen by hand. */
export function choices(state: State, effect: Effect): readonly Zombie[] {
  if (effect.kind === 'attack') return whyNoMeans(state, effect.means) ? [] : aims(state);
  return standing(state).filter((zombie) => whyNotChosen(state, effect, zombie) === null);
}

/** Zombies that are hit without a choice: all of a zone, hidden ones too, or the one that this is about. */
export function fixedTargets(state: State, target: Target, it: Uid | null): readonly Zombie[] {
  if (target.pick === 'each') return standing(state).filter(({ zone }) => zone === target.zone);
  const uid = target.pick === 'attacker' ? state.bite?.zombie : it;
  return standing(state).filter((zombie) => zombie.uid === uid);
}

/** Why nothing can be chosen: what is wrong with all that stand there, or that nothing does. */
export function whyNoChoice(state: State, effect: Effect): Reason | null {
  if (choices(state, effect).length > 0) return null;
  const target = targetOf(effect);
  const there = standing(state).filter(
    (zombie) => effect.kind === 'attack' || (target && 'zone' in target && isIn(state, zombie, target.zone)),
  );
  const reasons = there.flatMap((zombie) => whyNotChosen(state, effect, zombie) ?? []);
  const [first] = reasons;
  return first && reasons.every(({ id }) => id === first.id) ? first : no('noTarget');
}
