/** The script of the lesson, step by step (specification 12). */
import { WEAPONS } from '../content/weapons';
import type { SurvivorCardId, ZombieId } from '../ids';
import type { MoveOf, MoveType } from '../moves';
import { incoming } from '../odds/incoming';
import { sideOf, survivorOf, zombieAt } from '../rules/table';
import type { Uid } from '../state';
import { PUPIL, RIVAL } from './cast';
import type { Lesson, LessonStep } from './format';

/** Fewer cards than this in the pupil's deck are few. */
const FEW_CARDS = 8;

function legalOf<T extends MoveType>({ legal }: Lesson, type: T): readonly MoveOf<T>[] {
  return legal.filter((move): move is MoveOf<T> => move.type === type);
}

const canPlay = (lesson: Lesson, card: SurvivorCardId) =>
  legalOf(lesson, 'PLAY').some((move) => move.card === card);

const inRound = ({ state }: Lesson, round: number) => state.round === round;

const pupil = ({ state }: Lesson) => state.players[sideOf(state, PUPIL)];

const hasDone = ({ log }: Lesson, type: 'looted' | 'attacked') =>
  log.some((entry) => entry.type === type && entry.seat === PUPIL);

/** The zombie of that kind that attacks the pupil now. */
function biter({ state }: Lesson, card: ZombieId): Uid | null {
  const zombie = state.bite && zombieAt(state, state.bite.zombie);
  return zombie?.card === card ? zombie.uid : null;
}

/** A Sprinter that can be hit now. */
function sprinterInReach(lesson: Lesson): Uid | null {
  const aims = legalOf(lesson, 'ATTACK').map(({ target }) => zombieAt(lesson.state, target));
  return aims.find((zombie) => zombie?.card === 'ZR1')?.uid ?? null;
}

function canSnap(lesson: Lesson): boolean {
  const { weapon } = survivorOf(lesson.state);
  return (
    legalOf(lesson, 'SNAP_ATTACK').length > 0 && weapon !== null && WEAPONS[weapon.card].range === 'ranged'
  );
}

const spotOf = (zombie: Uid | null) => (zombie === null ? [] : [{ kind: 'zombie', zombie } as const]);

/** In the order of the specification. */
export const SCRIPT: readonly LessonStep[] = [
  {
    n: 1,
    during: ['main'],
    fits: (lesson) => inRound(lesson, 1),
    explains: 'hp',
    shows: () => [{ kind: 'survivor', seat: PUPIL }, { kind: 'survivor', seat: RIVAL }, { hud: 'survivors' }],
    read: true,
  },
  {
    n: 2,
    during: ['main'],
    fits: (lesson) => inRound(lesson, 1) && canPlay(lesson, 'W01'),
    explains: 'ap',
    shows: () => [{ hud: 'hammer' }],
  },
  {
    n: 3,
    during: ['main'],
    fits: (lesson) => inRound(lesson, 1) && canPlay(lesson, 'I06'),
    explains: 'wire',
    shows: () => [{ hud: 'wire' }],
  },
  {
    n: 4,
    during: ['main'],
    fits: (lesson) => inRound(lesson, 1) && legalOf(lesson, 'LOOT').length > 0 && !hasDone(lesson, 'looted'),
    explains: 'loot',
    shows: () => [{ hud: 'bomb' }, { hud: 'loot' }],
  },
  {
    n: 5,
    during: ['main'],
    fits: (lesson) => inRound(lesson, 1) && pupil(lesson).ap === 0,
    explains: 'phase',
    shows: () => [{ hud: 'end' }],
  },
  {
    n: 6,
    during: ['attackReact'],
    fits: (lesson) => inRound(lesson, 1),
    explains: 'row',
    shows: () => [{ kind: 'horde', seat: RIVAL }, { hud: 'rival-row' }],
    read: true,
  },
  {
    n: 7,
    during: ['attackReact'],
    fits: (lesson) => inRound(lesson, 1),
    explains: 'threat-zone',
    shows: () => [{ kind: 'zone', seat: PUPIL, zone: 'threat' }],
    read: true,
  },
  {
    n: 8,
    during: ['attackReact'],
    fits: (lesson) => inRound(lesson, 1) && biter(lesson, 'ZR2') !== null,
    explains: 'escape',
    shows: (lesson) => [...spotOf(biter(lesson, 'ZR2')), { hud: 'pass' }],
  },
  {
    n: 9,
    during: ['attackReact'],
    fits: (lesson) =>
      inRound(lesson, 1) && biter(lesson, 'ZR1') !== null && legalOf(lesson, 'QUICK_ESCAPE').length > 0,
    explains: 'tp',
    shows: (lesson) => [...spotOf(biter(lesson, 'ZR1')), { hud: 'escape' }],
  },
  {
    n: 10,
    during: ['spawn'],
    fits: (lesson) => inRound(lesson, 1),
    explains: 'th',
    shows: () => [{ kind: 'horde', seat: PUPIL }, { hud: 'own-row' }],
    ends: ['END_SPAWN'],
  },
  {
    n: 11,
    during: ['main'],
    fits: (lesson) => inRound(lesson, 2) && sprinterInReach(lesson) !== null && !hasDone(lesson, 'attacked'),
    explains: 'melee',
    shows: (lesson) => spotOf(sprinterInReach(lesson)),
  },
  {
    n: 12,
    during: ['main'],
    fits: (lesson) => inRound(lesson, 2) && hasDone(lesson, 'attacked'),
    explains: 'reserve',
    shows: () => [{ hud: 'reserve' }],
    read: true,
  },
  {
    n: 13,
    during: ['standoff'],
    fits: (lesson) => lesson.state.round > 1 && canSnap(lesson),
    explains: 'held',
    shows: () => [{ hud: 'held' }],
    ends: 'any',
  },
  {
    n: 14,
    during: ['attackReact'],
    fits: ({ state }) => incoming(state).lethal,
    explains: 'react',
    shows: () => [{ hud: 'incoming' }],
    ends: 'any',
  },
  {
    n: 15,
    during: ['main'],
    fits: (lesson) => pupil(lesson).deck.length < FEW_CARDS,
    explains: 'deck',
    shows: () => [{ hud: 'deck' }],
    read: true,
  },
];
