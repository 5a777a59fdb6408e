import { type HintCursor, NOTHING_SAID } from '../../models/kernel/hints';
import type { LessonCursor } from '../../models/kernel/lesson';
import type { SaveMeta } from '../../models/kernel/save-meta';
import type { AnySession, GameFace } from '../games/face';

/** What has to be known of a game to list it. */
interface Listed {
  readonly face: Pick<GameFace, 'game' | 'summaryOf'>;
  readonly session: AnySession;
}

/** What is kept beside a game: what its log can't tell. */
export interface Beside {
  readonly lesson: LessonCursor | null;
  readonly hints: HintCursor;
  /** How often people asked what a bot would do. Undo leaves it: what was heard stays heard. */
  readonly advice: number;
}

/** What the list of saved games shows about this position. */
export function metaOf(
  { face, session }: Listed,
  id: string,
  name: string,
  now: Date,
  { lesson = null, hints = NOTHING_SAID, advice = 0 }: Partial<Beside> = {},
): SaveMeta {
  const seen = session.seen('table');
  const { round, line } = face.summaryOf(seen);
  return {
    id,
    name,
    game: face.game.rules.id,
    savedAt: now.toISOString(),
    round,
    summary: line,
    ...(lesson && { lesson }),
    ...(hints !== NOTHING_SAID && { hints }),
    ...(advice > 0 && { advice }),
    ...(seen.outcome && { over: true as const }),
  };
}
