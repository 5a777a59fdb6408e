import type { SessionSnapshot } from '../../machines/kernel/contract';
import type { Entry } from '../../models/dying-light/entries';
import type { Move } from '../../models/dying-light/moves';
import type { State } from '../../models/dying-light/state';
import type { LessonCursor } from '../../models/dying-light/tutorial';
import type { SaveMeta } from '../../models/kernel/save-meta';
import { runnerName } from '../games/dying-light/names';
import { listOf, t } from '../i18n';

/** What the list of saved games shows about this position. */
export function metaOf(
  { position, outcome }: SessionSnapshot<State, Move, Entry>,
  id: string,
  name: string,
  now: Date,
  lesson: LessonCursor | null = null,
): SaveMeta {
  const { state } = position;
  return {
    id,
    name,
    game: 'dying-light',
    savedAt: now.toISOString(),
    round: state.round,
    summary: t(outcome ? 'ui.saves.summary-over' : 'ui.saves.summary', {
      runners: listOf(state.runners.map((runner) => runnerName(runner.id))),
      difficulty: `difficulty.${state.options.difficulty}`,
      round: state.round,
    }),
    ...(lesson && { lesson }),
  };
}
