import type { Target, UseItem } from '../moves';
import { itemProfile } from '../rules/attack-profile';
import { targetsWithin } from '../rules/targets';
import { usable, useItem, whyNotUsed } from '../rules/use-effects';
import type { Runner, State } from '../state';
import type { Action } from './action';

function targetsOf(state: State, runner: Runner, isAttack: boolean): readonly (Target | null)[] {
  return isAttack ? targetsWithin(state, runner, itemProfile('c-knives').range) : [null];
}

/** USE: a carried card, free of dice (DL-USE-01). */
export const use: Action<UseItem> = {
  options: (state, runner) =>
    runner.items
      .flatMap((itemId) =>
        targetsOf(state, runner, usable(itemId)?.effect.kind === 'attack').map(
          (target): UseItem => ({ type: 'USE', itemId, target }),
        ),
      )
      .filter((move) => whyNotUsed(state, runner, move) === null),
  why: whyNotUsed,
  take: useItem,
};
