/** Why a bot makes a move, as a sentence of the locale (`om.why.*`); what goes without saying is not said. */
import type { Message, Position } from '../../kernel/types';
import type { Move, MoveOf } from '../moves';
import { attackOdds } from '../odds/attack';
import { fightOdds } from '../odds/fight';
import { attackOf, defendersOf } from '../rules/attack';
import { groupAt, headcount, standingOn } from '../rules/groups';
import { activeSeat, activeTeam, tileOf } from '../rules/table';
import type { State } from '../state';

function why(id: string, params: Message['params'] = {}): Message {
  return { id: `om.why.${id}`, params };
}

/** In a hundred; nearly certain is not certain. */
function percent(chance: number): number {
  const rounded = Math.round(100 * chance);
  return chance < 1 ? Math.min(99, rounded) : rounded;
}

function whyEnter(state: State, { tile: place, k1, k2 }: MoveOf<'ENTER'>): Message {
  const { zombies } = tileOf(state, place);
  if (zombies === 0) return why('enter-empty');
  return why('enter', {
    n: k1 + k2,
    zombies,
    chance: percent(fightOdds(k1 + k2, zombies, activeTeam(state)).win),
  });
}

function whyAttack(state: State, move: MoveOf<'ATTACK_HERE'>): Message {
  const defenders = headcount(groupAt(tileOf(state, move.tile), move.team, move.zone));
  const attackers = move.k1 + move.k2;
  return why('attack', { chance: percent(attackOdds(attackers, defenders, activeTeam(state).armed).win) });
}

function whyLeave(state: State): Message {
  const { ap } = attackOf(state);
  const odds = attackOdds(headcount(ap), headcount(defendersOf(state)), activeTeam(state).armed);
  return why('withdraw', { chance: percent(odds.win) });
}

export function explain({ state }: Position<State>, move: Move): Message | null {
  switch (move.type) {
    case 'RECLAIM':
      return why('reclaim', { tile: `om.tile.${tileOf(state, move.tile).id}` });
    case 'SCAVENGE':
      return why('scavenge', { n: standingOn(tileOf(state, move.tile), activeSeat(state)) });
    case 'ENTER':
      return whyEnter(state, move);
    case 'ATTACK_HERE':
      return whyAttack(state, move);
    case 'WITHDRAW':
      return whyLeave(state);
    case 'FARM':
      return why('farm');
    case 'BUILD_FENCE':
      return why('fence');
    case 'ARM':
    case 'SUIT':
      return why('gear');
    case 'RUN':
    case 'SACRIFICE':
      return why('escape');
    default:
      return null;
  }
}
