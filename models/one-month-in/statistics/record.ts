/** What the records keep of a month that is over, and what was remarkable about it. Teams have no weapons of their own. */
import { type Feat, featsIn, keptLuck } from '../../kernel/finished';
import type { GameRecord } from '../../kernel/finished-kind';
import type { SeatId } from '../../kernel/types';
import type { Entry } from '../entries';
import type { State } from '../state';
import { luckOf } from './luck';

const MANY_ZOMBIES = 6;
const MANY_SAVED = 3;

/** Whether a team fought down so many zombies at once without losing anybody to them. */
function hasCleanFight(log: readonly Entry[], seat: SeatId): boolean {
  let zombies = 0;
  for (const entry of log) {
    if (!('seat' in entry) || entry.seat !== seat) continue;
    if (entry.type === 'fight-started') zombies = entry.zombies;
    if (entry.type === 'ran' || entry.type === 'sacrificed') zombies = 0;
    if (entry.type === 'zombies-rolled' && entry.deaths > 0) zombies = 0;
    if (entry.type === 'fight-won' && zombies >= MANY_ZOMBIES) return true;
  }
  return false;
}

/** Whether a team won an attack that it opened with fewer than it met. */
function hasWonOutnumbered(log: readonly Entry[], seat: SeatId): boolean {
  let fewer = false;
  for (const entry of log) {
    if (entry.type === 'attack-opened') fewer = entry.seat === seat && entry.attackers < entry.defenders;
    if (entry.type === 'attack-ended' && fewer && entry.result === 'won') return true;
  }
  return false;
}

const attacked = (log: readonly Entry[], seat: SeatId) =>
  log.some((entry) => entry.type === 'attack-opened' && entry.seat === seat);

export const FEATS: readonly Feat<Entry>[] = [
  { id: 'nobody-left', isIn: ({ log, people }) => people.some((seat) => hasCleanFight(log, seat)) },
  { id: 'against-the-odds', isIn: ({ log, people }) => people.some((seat) => hasWonOutnumbered(log, seat)) },
  {
    id: 'good-neighbour',
    isIn: ({ log, people, outcome }) =>
      people.some((seat) => outcome?.winners.includes(seat) === true && !attacked(log, seat)),
  },
  {
    id: 'held-the-door',
    isIn: ({ log, people }) =>
      log.some(
        (entry) => entry.type === 'sacrificed' && people.includes(entry.seat) && entry.saved >= MANY_SAVED,
      ),
  },
];

/** @param log of the whole game */
export function gameRecord(
  { seats, teams, outcome }: Pick<State, 'seats' | 'teams' | 'outcome'>,
  log: readonly Entry[],
): GameRecord {
  return {
    difficulty: null,
    luck: keptLuck(
      luckOf(
        log,
        teams.map(({ seat }) => seat),
      ),
    ),
    feats: featsIn(FEATS, { seats, outcome }, log),
    seats: teams.map(({ seat, colour }) => ({ id: seat, plays: [colour], weapons: {} })),
  };
}
