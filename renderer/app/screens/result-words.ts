/** How a game ended, in words and in order. */
import { resultFor } from '../../../models/kernel/outcome';
import type { Outcome, Seat } from '../../../models/kernel/types';
import type { AnySnapshot, Match } from '../../games/face';
import { listOf, shownName, t } from '../../i18n';

/** In one line: how a team fared, or which of the rivals have won. Empty while the game goes on. */
export function resultTitle(
  { face }: Pick<Match, 'face'>,
  { outcome, viewer, position }: AnySnapshot,
): string {
  const { rivals, seatsOf } = face.game.rules;
  if (!outcome) return '';
  if (!rivals) return t(`ui.result.${resultFor(outcome, viewer)}`);
  const winners = seatsOf(position.state).filter(({ id }) => outcome.winners.includes(id));
  if (winners.length === 0) return t('ui.result.nobody-won');
  return t('ui.result.won', { names: listOf(winners.map(({ name }) => shownName(name))) });
}

interface Scored extends Pick<Seat, 'id' | 'name'> {
  readonly n: number;
}

/** What each of the rivals has scored, the best first; none in a game without a score. */
export function rivalScores({ scores }: Pick<Outcome, 'scores'>, seats: readonly Seat[]): readonly Scored[] {
  return seats
    .flatMap(({ id, name }) => {
      const n = scores[id];
      return n === undefined ? [] : [{ id, name, n }];
    })
    .toSorted((one, other) => other.n - one.n);
}
