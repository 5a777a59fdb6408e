import { CHARACTER_IDS, type CharacterId } from '../ids';
import type { MoveOf } from '../moves';
import type { Decision } from '../play';
import { nextToPick, takeCharacter } from '../rules/build';
import { NOT_YOUR_TURN, no } from '../rules/reason';
import type { State } from '../state';

function isFree(state: State, id: CharacterId): boolean {
  return !state.members.some(({ character }) => character === id);
}

function asked(state: State) {
  const seat = nextToPick(state);
  return seat ? [seat] : [];
}

/** One seat after the other picks a character, no character twice (SD-SETUP-02). */
export const pickCharacter: Decision<MoveOf<'PICK_CHARACTER'>> = {
  forceable: () => false,
  who: asked,
  options: (state) =>
    asked(state).flatMap((seat) =>
      CHARACTER_IDS.filter((id) => isFree(state, id)).map((characterId) => ({
        type: 'PICK_CHARACTER' as const,
        seat,
        characterId,
      })),
    ),
  why(state, move) {
    if (move.type !== 'PICK_CHARACTER' || move.seat !== nextToPick(state)) return NOT_YOUR_TURN;
    return isFree(state, move.characterId) ? null : no('PICK_TAKEN');
  },
  take: (play, { seat, characterId }) => takeCharacter(play, seat, characterId),
};
