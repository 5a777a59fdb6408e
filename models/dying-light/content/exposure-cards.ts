import { recordOf } from '../../kernel/records';
import { EXPOSURE_COLOURS, type ExposureCardId, type ExposureColour } from '../ids';

/**
 * What a card does beyond its symbols.
 * - `loud-tempo`: `moves` more when the drawing Runner's Tempo is at least `tempo`.
 * - `sprinters`: in this Move step Virals at distance 2 count as adjacent (DL-EMOVE-07).
 */
export type ExposureEffect =
  | { readonly kind: 'loud-tempo'; readonly tempo: number; readonly moves: number }
  | { readonly kind: 'sprinters' };

export interface ExposureSide {
  readonly spawn: number;
  readonly moves: number;
  readonly effect: ExposureEffect | null;
}

export type ExposureNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

/** A design that occurs once in each of the four decks. */
export interface ExposureDesign {
  readonly number: ExposureNumber;
  readonly day: ExposureSide;
  readonly night: ExposureSide;
  /** The symbol is on both sides (DL-EXP-05). */
  readonly reshuffle: boolean;
}

function side(spawn: number, moves: number, effect: ExposureEffect | null = null): ExposureSide {
  return { spawn, moves, effect };
}

export const EXPOSURE_DESIGNS: readonly ExposureDesign[] = [
  { number: 1, day: side(1, 0), night: side(1, 1), reshuffle: false },
  { number: 2, day: side(0, 1), night: side(0, 2), reshuffle: false },
  { number: 3, day: side(1, 1), night: side(1, 1), reshuffle: false },
  { number: 4, day: side(0, 2), night: side(1, 2), reshuffle: false },
  {
    number: 5,
    day: side(1, 0, { kind: 'loud-tempo', tempo: 5, moves: 1 }),
    night: side(0, 1),
    reshuffle: false,
  },
  { number: 6, day: side(2, 0), night: side(2, 0), reshuffle: false },
  { number: 7, day: side(0, 0), night: side(0, 1, { kind: 'sprinters' }), reshuffle: false },
  { number: 8, day: side(0, 1), night: side(0, 1), reshuffle: true },
];

/** The eight cards of one colour's deck, in the order of their numbers. */
export const EXPOSURE_DECKS: Readonly<Record<ExposureColour, readonly ExposureCardId[]>> = recordOf(
  EXPOSURE_COLOURS,
  (colour) => EXPOSURE_DESIGNS.map(({ number }) => `exp-${colour}-${number}` as const),
);

const DESIGN_OF = new Map<ExposureCardId, ExposureDesign>(
  EXPOSURE_COLOURS.flatMap((colour) =>
    EXPOSURE_DESIGNS.map((design) => [`exp-${colour}-${design.number}`, design] as const),
  ),
);

/** @throws Error for an id that is on no card */
export function exposureCard(id: ExposureCardId): ExposureDesign {
  const design = DESIGN_OF.get(id);
  if (!design) throw new Error(`There is no Exposure card ${id}.`);
  return design;
}
