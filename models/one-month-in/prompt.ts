import type { Params } from '../kernel/types';
import type { DecisionId } from './decisions';
import { attackOf, defendersOf } from './rules/attack';
import { fighters, zombiesIn } from './rules/fight';
import { headcount } from './rules/groups';
import { fenceNumber } from './rules/setup-fences';
import { activeSeat, activeTeam, teamName } from './rules/table';
import type { State } from './state';

/** What the sentence of an open decision (`om.prompt.<decision>`) needs to know. */
export function promptParams(state: State, decision: DecisionId): Params {
  const params = { round: state.round, team: teamName(state, activeSeat(state)) };
  switch (decision) {
    case 'placeFences':
      return { ...params, n: fenceNumber(state) };
    case 'feeding':
      return { ...params, food: activeTeam(state).food };
    case 'fightDecide':
      return { ...params, fighters: headcount(fighters(state)), zombies: zombiesIn(state) };
    case 'attackDecide': {
      const [attackers, defenders] = [attackOf(state).ap, defendersOf(state)].map(headcount);
      return { ...params, attackers: attackers ?? 0, defenders: defenders ?? 0 };
    }
    case 'acting':
    case 'arrivalChoice':
      return params;
  }
}
