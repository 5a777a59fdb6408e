/** The script of the lesson, step by step (specification 12, G1 to G16). */
import { tileOf } from '../rules/table';
import { BASE, FARM, HOUSES, PUPIL } from './cast';
import type { Lesson, LessonStep } from './format';
import {
  canEnter,
  canGather,
  canScavengeFirst,
  canTradeFirst,
  groundOf,
  hasDone,
  legalOf,
  mostPoints,
  placesOf,
  rivalsNear,
  shouldRun,
  uniqueInSight,
} from './looks';

const isFirstRound = ({ state }: Lesson) => state.round === 1;
/** Steps wait for their round, and for later ones as long as they can be followed. */
const sinceRound = (round: number) => (lesson: Lesson) => lesson.state.round >= round;
const home = { kind: 'group', tile: BASE, zone: 'whole', seat: PUPIL } as const;

/** Tiles that can be reclaimed now for the first time, of those that the lesson has led to. */
function toReclaim(lesson: Lesson) {
  const places = placesOf(lesson, 'RECLAIM');
  return [HOUSES, FARM].filter((place) => places.includes(place) && !tileOf(lesson.state, place).dealt);
}

/** In the order of the specification. */
export const SCRIPT: readonly LessonStep[] = [
  {
    n: 1,
    during: ['placeFences'],
    fits: () => true,
    explains: 'fence',
    shows: (lesson) => legalOf(lesson, 'PLACE_SETUP_FENCE').map(({ edge }) => ({ kind: 'border', edge })),
  },
  {
    n: 2,
    during: ['acting'],
    fits: (lesson) => isFirstRound(lesson) && canGather(lesson, HOUSES, 3),
    explains: 'fog',
    shows: () => [home, groundOf(HOUSES, 'fog')],
  },
  {
    n: 3,
    during: ['acting'],
    fits: (lesson) =>
      isFirstRound(lesson) && tileOf(lesson.state, HOUSES).status === 'wild' && canGather(lesson, FARM, 2),
    explains: 'inside',
    shows: () => [groundOf(FARM, 'fog'), groundOf(HOUSES, 'inner'), home],
  },
  {
    n: 4,
    during: ['acting'],
    fits: (lesson) => sinceRound(2)(lesson) && canEnter(lesson, FARM, 2, 3),
    explains: 'odds',
    shows: () => [groundOf(FARM, 'inner'), { hud: 'odds' }],
  },
  {
    n: 5,
    during: ['fightDecide'],
    fits: ({ state }) => state.fight?.tile === FARM && !tileOf(state, FARM).dealt,
    explains: 'dice',
    shows: () => [{ hud: 'dice' }, { hud: 'fight' }],
  },
  {
    n: 6,
    during: ['acting'],
    fits: (lesson) => sinceRound(2)(lesson) && canEnter(lesson, HOUSES, 3, 2),
    shows: () => [groundOf(HOUSES, 'inner'), { hud: 'odds' }],
  },
  {
    n: 7,
    during: ['fightDecide'],
    fits: ({ state }) => state.fight?.tile === HOUSES && !tileOf(state, HOUSES).dealt,
    shows: () => [{ hud: 'fight' }],
  },
  {
    n: 8,
    during: ['acting'],
    fits: (lesson) => sinceRound(3)(lesson) && toReclaim(lesson).length > 0,
    explains: 'reclaim',
    shows: (lesson) => [
      ...toReclaim(lesson).map((tile) => ({ kind: 'number', tile, number: 'claim' }) as const),
      { hud: 'reclaim' },
    ],
  },
  {
    n: 9,
    during: ['acting'],
    fits: canScavengeFirst,
    explains: 'loot',
    shows: (lesson) => [
      ...placesOf(lesson, 'SCAVENGE').map((tile) => ({ kind: 'loot', tile }) as const),
      { hud: 'scavenge' },
    ],
  },
  {
    n: 10,
    during: ['feeding'],
    fits: (lesson) => hasDone(lesson, 'income') && !hasDone(lesson, 'fed'),
    explains: 'food',
    shows: () => [{ hud: 'food' }, { hud: 'feed' }],
  },
  {
    n: 11,
    during: ['acting'],
    fits: (lesson) => !hasDone(lesson, 'farm-worked') && legalOf(lesson, 'FARM').length > 0,
    explains: 'work',
    shows: (lesson) => [...placesOf(lesson, 'FARM').map((tile) => groundOf(tile, 'whole')), { hud: 'farm' }],
  },
  {
    n: 12,
    during: ['acting'],
    fits: canTradeFirst,
    explains: 'salvage',
    shows: () => [{ hud: 'gear' }],
    ends: ['END_TURN'],
  },
  {
    n: 13,
    during: ['acting'],
    fits: (lesson) => rivalsNear(lesson).length > 0 && legalOf(lesson, 'MOVE').length > 0,
    explains: 'rival',
    shows: rivalsNear,
    ends: ['END_TURN'],
  },
  {
    n: 14,
    during: ['fightDecide'],
    fits: shouldRun,
    explains: 'run',
    shows: () => [{ hud: 'run' }, { hud: 'sacrifice' }],
    ends: 'any',
  },
  {
    n: 15,
    during: ['feeding', 'acting'],
    fits: (lesson) => sinceRound(3)(lesson) && uniqueInSight(lesson) !== null,
    explains: 'hold',
    shows: (lesson) => {
      const place = uniqueInSight(lesson);
      return [...(place ? [groundOf(place, 'inner')] : []), { hud: 'points' }];
    },
    read: true,
  },
  {
    n: 16,
    during: ['feeding', 'acting'],
    fits: ({ state }) => mostPoints(state) >= 35,
    explains: 'points',
    shows: () => [{ hud: 'points' }],
    read: true,
  },
];
