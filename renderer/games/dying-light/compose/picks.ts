/** What a click on the table means among the moves of the open decision. */
import type { ZoneId } from '../../../../models/dying-light/ids';
import { zonesOf } from '../../../../models/dying-light/map';
import type { Move } from '../../../../models/dying-light/moves';
import type { State } from '../../../../models/dying-light/state';
import type { Pick } from '../scene/marks';
import { movesAt } from './zones-of-moves';

type PickOf<K extends Pick['kind']> = Extract<Pick, { kind: K }>;

function hits(move: Move, { area, infected }: PickOf<'infected'>): boolean {
  if (move.type === 'ATTACK') return move.targetArea === area && move.targetType === infected;
  if (move.type === 'SPEND_CRIT') return move.areaId === area && move.infected === infected;
  return false;
}

/** The Zone that a pick lies in; null for a die or a card. */
export function zoneOfPick(pick: Pick): ZoneId | null {
  switch (pick.kind) {
    case 'zone':
    case 'runner':
    case 'token':
      return pick.zone;
    case 'infected':
      return zonesOf(pick.area)[0] ?? null;
    case 'die':
    case 'card':
    case 'deck':
      return null;
    default:
      return pick satisfies never;
  }
}

function movesNaming(pick: Pick, moves: readonly Move[]): readonly Move[] {
  switch (pick.kind) {
    case 'zone':
    case 'card':
    case 'deck':
      return [];
    case 'runner':
      return moves.filter((move) => 'runnerId' in move && move.runnerId === pick.runner);
    case 'infected':
      return moves.filter((move) => hits(move, pick));
    case 'token':
      return moves.filter((move) => 'tokenId' in move && move.tokenId === pick.token);
    case 'die':
      return moves.filter((move) => 'dieId' in move && move.dieId === pick.die);
    default:
      return pick satisfies never;
  }
}

/** The moves about the very piece; if there are none, those about the place where it lies. */
export function movesOfPick(pick: Pick, moves: readonly Move[], state: State): readonly Move[] {
  const named = movesNaming(pick, moves);
  const zone = zoneOfPick(pick);
  return named.length > 0 || !zone ? named : movesAt(moves, zone, state);
}
