/** What the records keep of a night that is over, and what was remarkable about it. */
import { counted, type Ended, type Feat, featsIn, keptLuck } from '../../kernel/finished';
import type { GameRecord } from '../../kernel/finished-kind';
import type { SeatId } from '../../kernel/types';
import type { Entry } from '../entries';
import type { State } from '../state';
import { luckOf } from './luck';

const MANY_GIFTS = 3;
const MANY_SAVED = 3;
const MANY_RECIPES = 3;

const isWon = ({ outcome }: Pick<Ended<Entry>, 'outcome'>) => outcome !== null && outcome.winners.length > 0;

const wasHurt = (log: readonly Entry[], seat: SeatId) =>
  log.some((entry) => entry.type === 'damage-taken' && entry.seat === seat && entry.amount > 0);

const giftsOf = (log: readonly Entry[], seat: SeatId) =>
  log.filter((entry) => entry.type === 'gift-taken' && entry.from === seat).length;

const recipesOf = (log: readonly Entry[], seat: SeatId) =>
  new Set(log.flatMap((entry) => (entry.type === 'crafted' && entry.seat === seat ? [entry.recipe] : [])))
    .size;

export const FEATS: readonly Feat<Entry>[] = [
  {
    id: 'not-a-scratch',
    isIn: (ended) => isWon(ended) && ended.people.some((seat) => !wasHurt(ended.log, seat)),
  },
  {
    id: 'open-hands',
    isIn: (ended) => isWon(ended) && ended.people.some((seat) => giftsOf(ended.log, seat) >= MANY_GIFTS),
  },
  {
    id: 'shepherd',
    isIn: ({ log }) => log.filter(({ type }) => type === 'survivor-joined').length >= MANY_SAVED,
  },
  {
    id: 'workshop',
    isIn: ({ log, people }) => people.some((seat) => recipesOf(log, seat) >= MANY_RECIPES),
  },
];

/** @param log of the whole game */
export function gameRecord(
  { seats, members, options, outcome }: Pick<State, 'seats' | 'members' | 'options' | 'outcome'>,
  log: readonly Entry[],
): GameRecord {
  return {
    difficulty: options.difficulty,
    luck: keptLuck(luckOf(log)),
    feats: featsIn(FEATS, { seats, outcome }, log),
    seats: seats.map(({ id }) => {
      const character = members.find(({ seat }) => seat === id)?.character;
      const blows = log.flatMap((entry) =>
        entry.type === 'attack-declared' && entry.seat === id ? [entry.weapon] : [],
      );
      return { id, plays: character ? [character] : [], weapons: counted(blows) };
    }),
  };
}
