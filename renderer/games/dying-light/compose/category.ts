import type { ActingMove, Move, MoveKind, MoveType } from '../../../../models/dying-light/moves';

/** What a move is a kind of: the four ways to move, else the type of the move. */
export type Category = MoveKind | Exclude<MoveType, 'MOVE'>;

export function categoryOf(move: Move): Category {
  return move.type === 'MOVE' ? move.kind : move.type;
}

/** The buttons of the action bar. */
export const ACTIONS = [
  'run',
  'climb',
  'jump',
  'pad',
  'ATTACK',
  'INTERACT',
  'USE',
  'SWITCH_WEAPON',
  'EXCHANGE',
  'PASS',
] as const satisfies readonly (MoveKind | Exclude<ActingMove['type'], 'MOVE'>)[];

export type ActionCategory = (typeof ACTIONS)[number];
