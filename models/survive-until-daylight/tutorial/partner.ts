/** What the partner's bot does in the first round of the lesson. Afterwards it decides for itself. */
import type { Lesson as LessonOf } from '../../kernel/lesson';
import type { Entry, EntryType } from '../entries';
import type { Move } from '../moves';
import type { State } from '../state';
import { PARTNER, PUPIL } from './cast';

export type Lesson = LessonOf<State, Move, Entry>;

/** Whether an entry of that type tells of the partner. */
function did({ log }: Lesson, type: EntryType): boolean {
  return log.some((entry) => {
    if (entry.type !== type) return false;
    return 'seat' in entry ? entry.seat === PARTNER : 'from' in entry && entry.from === PARTNER;
  });
}

function planned(lesson: Lesson): Move | null {
  switch (lesson.decision) {
    case 'keep':
      return { type: 'KEEP', discard: null };
    case 'wave':
      return did(lesson, 'wave-delayed') ? null : { type: 'DELAY' };
    case 'tradeOpen':
      return did(lesson, 'gift-offered')
        ? { type: 'READY', seat: PARTNER }
        : { type: 'OFFER', from: PARTNER, to: PUPIL, cardId: 'jk-junk', count: 1 };
    case 'combatTurn':
      return did(lesson, 'attack-declared')
        ? { type: 'END_TURN' }
        : { type: 'ATTACK', weaponId: 'wp-pipe', targetId: 'wanderer-1', ammo: 0, vitaly: 0 };
    default:
      return null;
  }
}

function isSame(one: Move, other: Move): boolean {
  const fields = new Map<string, unknown>(Object.entries(other));
  return Object.entries(one).every(([key, value]) => fields.get(key) === value);
}

/** The move of the script; null where the bot decides, or where the move is not to be had. */
export function partnersMove(lesson: Lesson): Move | null {
  if (lesson.state.round !== 1) return null;
  const move = planned(lesson);
  return move && lesson.legal.some((legal) => isSame(move, legal)) ? move : null;
}
