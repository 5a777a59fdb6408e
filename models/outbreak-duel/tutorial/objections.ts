/** What the coach says of a move that went another way than the words before it asked for. */
import type { Entry, EntryType } from '../entries';
import { PUPIL } from './cast';
import type { Lesson } from './format';

/** What the pupil may have done last. */
const DEEDS: ReadonlySet<EntryType> = new Set<EntryType>([
  'played',
  'looted',
  'attacked',
  'survivor-phase-ended',
  'escape-rolled',
  'reacted',
  'passed',
  'spawned',
]);

function isDeed(entry: Entry): boolean {
  // Other windows may be passed by themselves.
  if (entry.type === 'passed' && entry.trigger !== 'attack') return false;
  return DEEDS.has(entry.type) && 'seat' in entry && entry.seat === PUPIL;
}

/** Of the zombie that attacked when the pupil answered. */
function biterBefore(log: readonly Entry[], deed: Entry): string | null {
  const declared = log.slice(0, log.indexOf(deed)).findLast(({ type }) => type === 'bite-declared');
  return declared?.type === 'bite-declared' ? declared.card : null;
}

function objectionTo(deed: Entry, { log, legal }: Lesson): string | null {
  switch (deed.type) {
    case 'played': {
      const isUnarmed = legal.some((move) => move.type === 'PLAY' && move.card === 'W01');
      return isUnarmed ? 'arm-first' : null;
    }
    case 'looted':
      return deed.card === 'E03' ? null : 'loot-less';
    case 'survivor-phase-ended':
      return deed.ap > 0 ? 'ended-early' : null;
    case 'escape-rolled':
      return deed.source === 'quick-escape' && deed.card === 'ZR2' ? 'escaped-early' : null;
    case 'passed':
      return biterBefore(log, deed) === 'ZR1' && !log.some(({ type }) => type === 'escape-rolled')
        ? 'never-escaped'
        : null;
    default:
      return null;
  }
}

/** Message id of a remark on the pupil's last move of the first round; null when it was as good as any. */
export function objection(lesson: Lesson): string | null {
  if (lesson.state.round !== 1) return null;
  const deed = lesson.log.findLast(isDeed);
  const what = deed && objectionTo(deed, lesson);
  return what ? `od.coach.aside.${what}` : null;
}
