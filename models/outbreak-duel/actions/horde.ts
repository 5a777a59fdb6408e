/** What Z decides in the Zombie Phase (OD-SPAWN-01, OD-ATK-01, OD-ZP-06). */
import type { Reason } from '../../kernel/types';
import type { MoveOf } from '../moves';
import { attackersLeft, declareBite } from '../rules/bite';
import { firstOf, no } from '../rules/reason';
import { spawn as spawnFrom, whyNotSpawn } from '../rules/spawn';
import { controllerOf, oneOfEachKind, zombieCard } from '../rules/table';
import { actors, beginStandoff, act as useAct, whyNotAct } from '../rules/zombie-phase';
import type { State } from '../state';
import type { Action } from './action';

export const spawn: Action<MoveOf<'SPAWN'>> = {
  options(state) {
    const { hordeRow } = controllerOf(state);
    return hordeRow.flatMap((card, index) => {
      const isFirst = hordeRow.indexOf(card) === index;
      return isFirst && whyNotSpawn(state, index) === null ? [{ type: 'SPAWN', index } as const] : [];
    });
  },
  why: (state, { index }) => whyNotSpawn(state, index),
  take: (play, { index }) => spawnFrom(play, index),
};

export const endSpawn: Action<MoveOf<'END_SPAWN'>> = {
  options: () => [{ type: 'END_SPAWN' }],
  why: () => null,
  take: (play) => beginStandoff(play),
};

function whyNotDeclare(state: State, { zombie: uid, surge }: MoveOf<'DECLARE'>): Reason | null {
  const zombie = attackersLeft(state).find((one) => one.uid === uid);
  if (!zombie) return no('cannotAttack');
  if (!surge) return null;
  const { th } = controllerOf(state);
  const paid = zombieCard(zombie).keywords.surge;
  return paid ? firstOf(th < paid.th && no('noTh', { n: paid.th, k: th })) : no('noAbility');
}

/** The order is free, and Surge is paid at each declaration; nobody may be held back. */
export const declare: Action<MoveOf<'DECLARE'>> = {
  options(state) {
    const { th } = controllerOf(state);
    return oneOfEachKind(attackersLeft(state)).flatMap((zombie) => {
      const { surge } = zombieCard(zombie).keywords;
      const plain = { type: 'DECLARE', zombie: zombie.uid, surge: false } as const;
      return surge && th >= surge.th ? [plain, { ...plain, surge: true }] : [plain];
    });
  },
  why: whyNotDeclare,
  take: (play, { zombie, surge }) => declareBite(play, zombie, surge),
};

export const act: Action<MoveOf<'ACT'>> = {
  options: (state) => actors(state).map(({ uid }) => ({ type: 'ACT', zombie: uid })),
  why: (state, { zombie }) => whyNotAct(state, zombie),
  take: (play, { zombie }) => useAct(play, zombie),
};

export const endAbilities: Action<MoveOf<'END_ABILITIES'>> = {
  options: () => [{ type: 'END_ABILITIES' }],
  why: () => null,
  take: () => {},
};
