import type { MoveOf } from '../moves';
import { playSpecial, whyNoSpecial } from '../rules/specials';
import type { Action } from './action';

const PLAYED = ['sp-energy', 'sp-focus', 'sp-bloodlust'] as const;

/** Energy Shot, Focus and Blood Lust (SD-SPEC-01). */
export const special: Action<MoveOf<'PLAY'>> = {
  options: (state, actor) =>
    PLAYED.filter((cardId) => whyNoSpecial(state, actor, cardId) === null).map((cardId) => ({
      type: 'PLAY',
      cardId,
    })),
  why: (state, actor, { cardId }) => whyNoSpecial(state, actor, cardId),
  take: (play, actor, { cardId }) => playSpecial(play, actor, cardId),
};
