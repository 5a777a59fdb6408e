import type { Params } from '../kernel/types';
import type { DecisionId } from './decisions';
import { actorOf } from './rules/turn';
import type { State } from './state';

/** What the sentence of an open decision (`sd.prompt.<decision>`) needs to know: cards, enemies, numbers. */
export function promptParams(state: State, decision: DecisionId): Params {
  const params = { round: state.round };
  switch (decision) {
    case 'searchTurn':
    case 'wave':
      return { ...params, n: state.activePile.length };
    case 'keep':
    case 'marketKeep':
      return { ...params, card: `sd.card.${state.drawn}` };
    case 'offer':
      return { ...params, card: `sd.card.${state.offer?.card}`, n: state.offer?.count ?? 0 };
    case 'combatTurn':
      return { ...params, n: state.actions };
    case 'cheer':
      return { ...params, actor: `sd.character.${actorOf(state).character}` };
    case 'spread':
      return { ...params, n: state.attack?.result?.damage ?? 0 };
    case 'absorb':
      return { ...params, n: state.strike?.hit?.damage ?? 0 };
    case 'pickCharacter':
    case 'pickFirst':
    case 'pickStarter':
    case 'scout':
    case 'tradeOpen':
    case 'lucky':
    case 'choose':
    case 'carry':
      return params;
  }
}
