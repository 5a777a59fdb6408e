/** Games of bots by which a layout is tried out. */
import type { Seat } from '../../models/kernel/types';
import type { TrialEnd } from '../../models/one-month-in/layouts/balance';
import type { OwnLayout } from '../../models/one-month-in/layouts/draft';
import { createSession } from '../kernel/session';
import { oneMonthIn } from './game';

/** Bots of the best level decide the quickest, and don't lose by mistakes that say nothing about the layout. */
function bots(count: number): readonly Seat[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `seat-${index + 1}` as const,
    name: '',
    controller: { kind: 'bot', level: 'hard' },
  }));
}

/**
 * Plays one game to its end.
 * @param layout one that can be played
 * @param number of the game: the same one is the same game
 */
export function playTrial(layout: OwnLayout, number: number): TrialEnd {
  const options = {
    layout,
    teams: [],
    startPlayer: 'random',
    maxRounds: 25,
    handicap: [],
    guidedCity: false,
  } as const;
  const seats = bots(layout.bases.length);
  const session = createSession(oneMonthIn, { options, seats, seed: `trial ${number}` });
  while (session.whole().outcome === null) session.playBot();
  const { outcome, position } = session.whole();
  const homes = position.state.teams.map(({ seat, home }) => ({ seat, base: home }));
  const winners = homes.flatMap(({ seat, base }) =>
    outcome?.winners.includes(seat) && base !== null ? [layout.bases.indexOf(base)] : [],
  );
  return { winners, rounds: position.state.round };
}
