import { describe, expect, it } from 'vitest';
import {
  EXPOSURE_DECKS,
  EXPOSURE_DESIGNS,
  type ExposureDesign,
  exposureCard,
} from '../../../../models/dying-light/content/exposure-cards';
import type { ExposureCardId } from '../../../../models/dying-light/ids';

/** As printed: number, day spawn/move, night spawn/move. */
function printed({ number, day, night }: ExposureDesign): string {
  return `${number}: ${day.spawn}/${day.moves} ${night.spawn}/${night.moves}`;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

describe('Exposure cards', () => {
  it('DL-SPAWN-01 DL-EMOVE-01 show the printed symbols by day and by night', () => {
    expect(EXPOSURE_DESIGNS.map(printed)).toEqual([
      '1: 1/0 1/1',
      '2: 0/1 0/2',
      '3: 1/1 1/1',
      '4: 0/2 1/2',
      '5: 1/0 0/1',
      '6: 2/0 2/0',
      '7: 0/0 0/1',
      '8: 0/1 0/1',
    ]);
  });

  it('bring 0.625 spawns and 0.625 moves a card by day, 0.625 and 1.125 by night', () => {
    expect(mean(EXPOSURE_DESIGNS.map((card) => card.day.spawn))).toBe(0.625);
    expect(mean(EXPOSURE_DESIGNS.map((card) => card.day.moves))).toBe(0.625);
    expect(mean(EXPOSURE_DESIGNS.map((card) => card.night.spawn))).toBe(0.625);
    expect(mean(EXPOSURE_DESIGNS.map((card) => card.night.moves))).toBe(1.125);
  });

  it('DL-EMOVE-07 have a text on two sides only', () => {
    const texts = EXPOSURE_DESIGNS.flatMap(({ number, day, night }) => [
      { number, side: 'day', effect: day.effect },
      { number, side: 'night', effect: night.effect },
    ]);
    expect(texts.filter((text) => text.effect !== null)).toEqual([
      { number: 5, side: 'day', effect: { kind: 'loud-tempo', tempo: 5, moves: 1 } },
      { number: 7, side: 'night', effect: { kind: 'sprinters' } },
    ]);
  });

  it('DL-EXP-05 carry the Reshuffle symbol on Clean Slate alone', () => {
    expect(EXPOSURE_DESIGNS.filter((card) => card.reshuffle).map((card) => card.number)).toEqual([8]);
  });

  it('come as four decks of the same eight', () => {
    expect(EXPOSURE_DECKS.teal).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((n) => `exp-teal-${n}`));
    for (const deck of Object.values(EXPOSURE_DECKS))
      expect(deck.map(exposureCard)).toEqual(EXPOSURE_DESIGNS);
  });

  it('that do not exist are an error', () => {
    expect(() => exposureCard('exp-green-1' as ExposureCardId)).toThrow(
      'There is no Exposure card exp-green-1.',
    );
  });
});
