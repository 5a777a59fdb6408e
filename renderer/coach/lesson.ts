import type { Seen } from '../../machines/kernel/contract';
import type { Lesson } from '../../models/kernel/lesson';
import type { AnyEntry, AnyMove } from '../../models/kernel/types';

type Looked<State, Move extends AnyMove, Entry extends AnyEntry> = Pick<
  Seen<State, Move, Entry>,
  'position' | 'prompt' | 'log' | 'moves' | 'legal'
>;

/**
 * The running game as the coach sees it.
 * @param offered what can be done at the screen: nothing while a bot decides
 */
export function lessonOf<State, Move extends AnyMove, Entry extends AnyEntry>(
  { position, prompt, log, moves, legal }: Looked<State, Move, Entry>,
  offered = legal,
): Lesson<State, Move, Entry> {
  return {
    state: position.state,
    decision: prompt.id,
    seat: prompt.seats[0] ?? null,
    legal: offered,
    log: log.map(({ entry }) => entry),
    news: log.filter(({ move }) => move === moves).map(({ entry }) => entry),
  };
}
