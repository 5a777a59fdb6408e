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

/** The card whose effect asks, and whom it asks: a zombie's looks for cards of its controller. */
function effectParams(state: State, own: Params): Params {
  const top = state.stack.at(-1);
  if (top?.type === 'needTarget') return { ...own, card: nameIdOf(top.source) };
  if (top?.type === 'needCard')
    return { ...own, card: nameIdOf(top.source), name: who(state, state.players[top.by].seat) };
  return top?.type === 'killWindow' ? { ...own, zombie: nameIdOf(top.zombie) } : own;
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
    case 'needTarget':
    case 'needCard':
    case 'killWindow':
      return effectParams(state, own);
    default:
      return own;
  }
}
