/** The notation of 3.11 as functions, so that the tables read like the specification. */
import type { Amount, AttackMeans, Effect, Plain, Target, TargetZone, ThHolder, ZombieZone } from './effects';

export const one = (zone: TargetZone): Target => ({ pick: 'one', zone });
export const upTo = (n: number, zone: TargetZone): Target => ({ pick: 'upTo', n, zone });
export const each = (zone: ZombieZone): Target => ({ pick: 'each', zone });
export const ATTACKER: Target = { pick: 'attacker' };
export const IT: Target = { pick: 'it' };

export const fx = (kind: Plain): Effect => ({ kind });
export const some = (kind: Amount, n: number): Effect => ({ kind, n });

export function damage(target: Target, n: number, exileIfKilled = false): Effect {
  return { kind: 'damage', target, n, exileIfKilled };
}

export const stun = (target: Target): Effect => ({ kind: 'stun', target });
export const moveBack = (target: Target): Effect => ({ kind: 'moveBack', target });
export const redirect = (target: Target): Effect => ({ kind: 'redirect', target });

export function attack(means: AttackMeans, { hit = 0, damage: extra = 0 } = {}): Effect {
  return { kind: 'attack', means, hit, damage: extra };
}

export function escapeRoll(target: Target, bonus: number, onSuccess: readonly Effect[]): Effect {
  return { kind: 'escapeRoll', target, bonus, onSuccess };
}

export const changeTh = (who: ThHolder, n: number): Effect => ({ kind: 'changeTh', who, n });
export const repair = (range: 'any' | 'ranged', n: number): Effect => ({ kind: 'repair', range, n });
