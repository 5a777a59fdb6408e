import { describe, expect, it } from 'vitest';
import * as board from '../../../../models/dying-light/content/board';

describe('the character board', () => {
  it('DL-EXP-01 prints Exposure 1, 1, 2, 2, 3, 3, 3, 3 above the eight slots; an empty track counts 0', () => {
    const values = [0, 1, 2, 3, 4, 5, 6, 7, 8].map(board.exposureAtTempo);
    expect(values).toEqual([0, 1, 1, 2, 2, 3, 3, 3, 3]);
    expect(board.TRACK_EXPOSURE).toHaveLength(board.TRACK_SLOTS);
  });

  it('DL-TEMPO-03 DL-FAT-01 DL-FAT-06 has its Momentum slot at 4 and two Fatigue and two Cooldown slots', () => {
    expect([board.MOMENTUM_SLOT, board.FATIGUE_SLOTS, board.COOLDOWN_SLOTS]).toEqual([4, 2, 2]);
  });

  it('starts with three Basic, one Parkour and one Combat die', () => {
    expect(board.STARTING_DICE).toEqual({ basic: 3, parkour: 1, combat: 1, momentum: 0 });
  });

  it('DL-WND-03 DL-MOM-04 ends at the fourth Heavy Wound and loses Momentum to two Wounds at once', () => {
    expect([board.FATAL_HEAVY_WOUND, board.MOMENTUM_LOSING_WOUNDS]).toEqual([4, 2]);
  });
});

describe('the Round tracker', () => {
  it('DL-ROUND-04 has 14 spaces, the moon from the eighth on', () => {
    expect([board.ROUND_SPACES, board.FIRST_NIGHT_ROUND]).toEqual([14, 8]);
  });
});
