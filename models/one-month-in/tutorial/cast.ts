/** The game of the lesson (specification 12): who sits where, and in which city. */
import type { HexKey } from '../../kernel/hex';
import type { SeatId } from '../../kernel/types';
import type { Options } from '../state';

/** Blue, who begins. */
export const PUPIL: SeatId = 'seat-1';
/** Red, a recruit. */
export const RIVAL: SeatId = 'seat-2';

export const LESSON_OPTIONS: Options = {
  layout: '2-two-streets',
  teams: ['blue', 'red'],
  startPlayer: 0,
  maxRounds: 25,
  handicap: [],
  guidedCity: true,
};

/** Tiles of the guided city that the first steps are about. */
export const BASE: HexKey = '-2,0';
export const HOUSES: HexKey = '-1,0';
export const FARM: HexKey = '-1,-1';
