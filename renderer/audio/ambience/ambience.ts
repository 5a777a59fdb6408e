/** The quiet background of day and night, as data: beds that never stop wandering, and visitors now and then. */
import type { Wave } from '../graph';
import type { NoiseColour } from '../noise';
import type { SoundId } from '../sounds';

export type Span = readonly [min: number, max: number];

type BedSource =
  | { readonly kind: 'noise'; readonly colour: NoiseColour }
  | { readonly kind: 'tone'; readonly wave: Wave; readonly hertz: number };

/** A sound without end whose loudness and colour drift to new values within their spans, each time after `pace` seconds. */
export interface Bed {
  readonly source: BedSource;
  readonly filter: 'lowpass' | 'bandpass';
  readonly q: number;
  /** Hz. */
  readonly cutoff: Span;
  readonly level: Span;
  /** Seconds. */
  readonly pace: Span;
}

/** A sound that comes by once in `every` seconds, never twice after the same time. */
export interface Visitor {
  readonly sound: SoundId;
  readonly every: Span;
  /** Factors of its pitch, one of which is drawn each time. */
  readonly pitches: readonly number[];
  readonly gain: Span;
}

export interface Ambience {
  readonly beds: readonly Bed[];
  readonly visitors: readonly Visitor[];
}

export type TimeOfDay = 'day' | 'night';

const WIND: Bed = {
  source: { kind: 'noise', colour: 'pink' },
  filter: 'bandpass',
  q: 0.9,
  cutoff: [240, 620],
  level: [0.03, 0.11],
  pace: [2.5, 8],
};

/** Steps of the scales in which the pads stand, as factors of their lowest tone. */
const PENTATONIC = [1, 9 / 8, 4 / 3, 3 / 2, 5 / 3];
const MINOR = [1, 6 / 5, 4 / 3, 3 / 2, 8 / 5];

export const AMBIENCES: Readonly<Record<TimeOfDay, Ambience>> = {
  day: {
    beds: [
      WIND,
      { ...WIND, q: 2.2, cutoff: [700, 1500], level: [0.002, 0.016], pace: [1.5, 6] },
      {
        ...WIND,
        source: { kind: 'noise', colour: 'brown' },
        filter: 'lowpass',
        cutoff: [110, 190],
        level: [0.05, 0.1],
      },
    ],
    visitors: [
      { sound: 'day-pad', every: [9, 19], pitches: PENTATONIC, gain: [0.6, 1] },
      { sound: 'gull', every: [30, 95], pitches: [0.8, 0.9, 1, 1.1], gain: [0.3, 1] },
      { sound: 'creak', every: [24, 80], pitches: [0.7, 0.85, 1, 1.2], gain: [0.4, 1] },
    ],
  },
  night: {
    beds: [
      { ...WIND, cutoff: [160, 340], level: [0.02, 0.06], pace: [4, 11] },
      {
        ...WIND,
        source: { kind: 'noise', colour: 'brown' },
        filter: 'lowpass',
        cutoff: [90, 170],
        level: [0.09, 0.16],
        pace: [5, 12],
      },
      {
        source: { kind: 'tone', wave: 'sawtooth', hertz: 55 },
        filter: 'lowpass',
        q: 1.5,
        cutoff: [80, 190],
        level: [0.012, 0.035],
        pace: [6, 14],
      },
      {
        source: { kind: 'tone', wave: 'sawtooth', hertz: 55.17 },
        filter: 'lowpass',
        q: 1.5,
        cutoff: [80, 170],
        level: [0.01, 0.03],
        pace: [6, 14],
      },
    ],
    visitors: [
      { sound: 'night-pad', every: [13, 28], pitches: MINOR, gain: [0.6, 1] },
      { sound: 'far-cry', every: [45, 150], pitches: [0.75, 0.9, 1, 1.15], gain: [0.3, 1] },
      { sound: 'far-clang', every: [40, 130], pitches: [0.6, 0.8, 1], gain: [0.3, 0.9] },
      { sound: 'creak', every: [50, 140], pitches: [0.5, 0.6, 0.75], gain: [0.4, 0.9] },
    ],
  },
};
