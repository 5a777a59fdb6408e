import { HEALING_IDS } from '../ids';
import type { MoveOf } from '../moves';
import { heal as remove, whyNoHealing } from '../rules/damage';
import { no } from '../rules/reason';
import type { Action } from './action';

/** Healing oneself, any number of times, without an action (SD-ITEM-06). */
export const heal: Action<MoveOf<'HEAL'>> = {
  options: (_, actor) =>
    HEALING_IDS.filter((cardId) => whyNoHealing(actor, cardId) === null).map((cardId) => ({
      type: 'HEAL',
      seat: actor.seat,
      cardId,
    })),
  why(_, actor, { seat, cardId }) {
    if (seat !== actor.seat) return no('HEAL_NOT_NOW');
    const why = whyNoHealing(actor, cardId);
    return why && no(why);
  },
  take: (play, actor, { cardId }) => remove(play, actor, cardId),
};
