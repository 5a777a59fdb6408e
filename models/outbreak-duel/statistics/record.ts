/** What the records keep of a duel that is over, and what was remarkable about it. */
import { counted, type Ended, type Feat, featsIn, keptLuck } from '../../kernel/finished';
import type { GameRecord } from '../../kernel/finished-kind';
import type { SeatId } from '../../kernel/types';
import type { Entry } from '../entries';
import type { State } from '../state';
import { luckOf } from './luck';

/** How the records call an attack without a Weapon. */
const BARE_HANDS = 'bare-hands';

const FEW_HP = 3;
const FEW_ROUNDS = 5;
const MANY_ESCAPES = 5;

const hasWon = (outcome: Ended<Entry>['outcome'], seat: SeatId) => outcome?.winners.includes(seat) === true;

const wasNearDeath = (log: readonly Entry[], seat: SeatId) =>
  log.some((entry) => entry.type === 'hurt' && entry.seat === seat && entry.hp > 0 && entry.hp <= FEW_HP);

const escapesOf = (log: readonly Entry[], seat: SeatId) =>
  log.filter((entry) => entry.type === 'escape-rolled' && entry.seat === seat && entry.success).length;

const roundsIn = (log: readonly Entry[]) =>
  Math.max(0, ...log.map((entry) => (entry.type === 'turn-started' ? entry.round : 0)));

/** Whether somebody brought a zombie down without a Weapon: such damage comes from the Survivor. */
function hasKilledBareHanded(log: readonly Entry[], seat: SeatId): boolean {
  const survivor = log.find((entry) => entry.type === 'dealt' && entry.seat === seat);
  return log.some(
    (entry) =>
      entry.type === 'zombie-hurt' &&
      entry.seat !== seat &&
      entry.hp <= 0 &&
      survivor?.type === 'dealt' &&
      entry.source === survivor.survivor,
  );
}

export const FEATS: readonly Feat<Entry>[] = [
  {
    id: 'back-from-the-brink',
    isIn: ({ log, people, outcome }) =>
      people.some((seat) => hasWon(outcome, seat) && wasNearDeath(log, seat)),
  },
  {
    id: 'short-night',
    isIn: ({ log, people, outcome }) =>
      people.some((seat) => hasWon(outcome, seat)) && roundsIn(log) <= FEW_ROUNDS,
  },
  { id: 'bare-hands', isIn: ({ log, people }) => people.some((seat) => hasKilledBareHanded(log, seat)) },
  {
    id: 'slippery',
    isIn: ({ log, people }) => people.some((seat) => escapesOf(log, seat) >= MANY_ESCAPES),
  },
];

/** @param log of the whole game, as everyone may know it once it is over */
export function gameRecord(
  { seats, players, outcome }: Pick<State, 'seats' | 'players' | 'outcome'>,
  log: readonly Entry[],
): GameRecord {
  return {
    difficulty: null,
    luck: keptLuck(
      luckOf(
        log,
        players.map(({ seat }) => seat),
      ),
    ),
    feats: featsIn(FEATS, { seats, outcome }, log),
    seats: players.map(({ seat, survivor }) => {
      const blows = log.flatMap((entry) =>
        entry.type === 'attacked' && entry.seat === seat ? [entry.weapon ?? BARE_HANDS] : [],
      );
      return { id: seat, plays: [survivor], weapons: counted(blows) };
    }),
  };
}
