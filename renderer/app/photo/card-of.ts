import { bestScore } from '../../../models/kernel/outcome';
import type { Outcome, Seat } from '../../../models/kernel/types';
import type { AnySnapshot, GameFace, Match } from '../../games/face';
import { gameName } from '../../games/game-words';
import { composedText, dateText, t } from '../../i18n';
import type { CardSeat, CardWords } from '../../photo/card/card';
import { episodesOf } from '../screens/chronicle';
import { resultTitle } from '../screens/result-words';

/** So many sentences of the story fit on a card. */
const EPISODES = 3;

/** What one of the rivals came to: in points where they count, else only who has won. */
function resultOf(score: number | undefined, won: boolean): string | null {
  if (score !== undefined) return t('ui.result.score', { n: score });
  return won ? t('share.winner') : null;
}

function cardSeat(face: GameFace, seat: Seat, state: unknown, outcome: Outcome): CardSeat {
  const { rivals } = face.game.rules;
  const score = outcome.scores[seat.id];
  const won = outcome.winners.includes(seat.id);
  return {
    name: face.seatName(seat, state),
    result: rivals ? resultOf(score, won) : null,
    won,
  };
}

function teamScore(face: GameFace, outcome: Outcome): string | null {
  const score = face.game.rules.rivals ? null : bestScore(outcome);
  if (score === null) return null;
  const rank = outcome.rank === null ? [] : [composedText(outcome.rank)];
  return [t('ui.result.score', { n: score }), ...rank].join(' · ');
}

/**
 * What a share card says of a game that is over.
 * @param seen the game as everybody may know it
 * @param seed of the game: whoever has it can play it again
 */
export function cardOf(
  { face }: Pick<Match, 'face'>,
  seen: AnySnapshot,
  { seed, now }: { readonly seed: string; readonly now: Date },
): CardWords | null {
  const { outcome, position } = seen;
  if (!outcome) return null;
  const { state } = position;
  const seats = face.game.rules.seatsOf(state);
  return {
    game: gameName(face.game.rules.id),
    title: resultTitle({ face }, seen),
    reason: composedText(outcome.reason),
    story: episodesOf(face, seen)
      .slice(-EPISODES)
      .map(({ when, text }) => (when === '' ? text : t('share.episode', { when, text }))),
    score: teamScore(face, outcome),
    seats: seats.map((seat) => cardSeat(face, seat, state, outcome)),
    foot: t('share.foot', { seed, date: dateText(now, { dateStyle: 'long' }) }),
  };
}
