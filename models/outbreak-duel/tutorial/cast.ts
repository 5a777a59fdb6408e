/** The game of the lesson (specification 12): who sits where, with which decks, and what is stacked. */
import type { LoadedLuck } from '../../kernel/luck';
import type { SeatId } from '../../kernel/types';
import type { SurvivorCardId, ZombieId } from '../ids';
import { deckName, dieOf } from '../rules/stacks';
import type { Options } from '../state';

/** Dutch, who begins. */
export const PUPIL: SeatId = 'seat-1';
/** Ines, a bot. */
export const RIVAL: SeatId = 'seat-2';

export const LESSON_OPTIONS: Options = {
  decks: ['hold', 'sight'],
  firstPlayer: 0,
  headStartTh: 2,
  handicapHp: [0, 0],
};

/** The pupil's first hand, which is kept. */
export const FIRST_HAND: readonly SurvivorCardId[] = ['W01', 'I06', 'R01', 'E16', 'E03'];
const NEXT_DRAWS: readonly SurvivorCardId[] = ['R05', 'W02'];
const OWN_ROW: readonly ZombieId[] = ['ZB1', 'ZW1', 'ZW4', 'ZB2'];
const RIVAL_ROW: readonly ZombieId[] = ['ZR1', 'ZR2', 'ZR3', 'ZR4'];
/** The pupil's own dice: the escape from the Sprinter, and the blow at it. */
const OWN_DICE = [5, 4] as const;

const stacked = (deck: string, cards: readonly string[]) => cards.map((card) => ({ deck, card }));

/** Nothing of the rival's is fixed but its Horde Row. */
export const LESSON_LUCK: LoadedLuck = {
  dice: OWN_DICE.map((face) => ({ die: dieOf(PUPIL), face: String(face) })),
  draws: [
    ...stacked(deckName(PUPIL, 'survivor'), [...FIRST_HAND, ...NEXT_DRAWS]),
    ...stacked(deckName(PUPIL, 'zombie'), OWN_ROW),
    ...stacked(deckName(RIVAL, 'zombie'), RIVAL_ROW),
  ],
};
