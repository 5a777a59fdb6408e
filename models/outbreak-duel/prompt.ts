import type { Params } from '../kernel/types';
import { comingUp } from './actions/opening';
import type { DecisionId } from './decisions';
import { nameIdOf } from './decks/problems';
import { dealtBy } from './rules/bite-damage';
import { controllerOf, survivorOf, zombieAt } from './rules/table';
import type { State } from './state';

/** Whose decision it is, by name. */
function who(state: State, seat: string) {
  return { text: state.seats.find(({ id }) => id === seat)?.name ?? '' };
}

function attackParams(state: State): Params {
  const zombie = state.bite && zombieAt(state, state.bite.zombie);
  return zombie ? { zombie: nameIdOf(zombie.card), damage: dealtBy(state) } : {};
}

/**
 * What the sentence of an open decision (`od.prompt.<decision>`) needs to know: public facts only, and the same ones whatever is
 * held (OD-PRIV-04).
 */
export function promptParams(state: State, decision: DecisionId): Params {
  const survivor = survivorOf(state);
  const controller = controllerOf(state);
  const own = { name: who(state, survivor.seat), hp: survivor.hp, ap: survivor.ap, tp: survivor.tp };
  switch (decision) {
    case 'handover':
    case 'mulligan':
      return { name: who(state, comingUp(state).seat) };
    case 'spawn':
    case 'chooseAttacker':
    case 'abilities':
      return { name: who(state, controller.seat), th: controller.th };
    case 'attackReact':
      return { ...own, ...attackParams(state) };
    default:
      return own;
  }
}
