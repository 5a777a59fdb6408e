/** How a sound is made, as data: layers of tones and noise, each with its own rise and fall. */
import type { Wave } from './graph';
import type { NoiseColour } from './noise';

/** What a volume of the settings turns up and down. */
export const CHANNELS = ['effects', 'interface', 'music'] as const;
export type Channel = (typeof CHANNELS)[number];

/** Frequencies in Hz, spread evenly over the layer. */
export type Contour = readonly [number, ...number[]];

/** A second tone that shakes the pitch of the first: a little makes it hoarse, more makes it a bell or a bark. */
export interface Shake {
  /** Frequency, in Hz or as a multiple of the beginning pitch. */
  readonly rate: number;
  readonly of: 'hertz' | 'pitch';
  /** How far the pitch goes up and down, as a share of the beginning pitch. */
  readonly depth: number;
}

export type Source =
  | { readonly kind: 'noise'; readonly colour: NoiseColour }
  | { readonly kind: 'tone'; readonly wave: Wave; readonly pitch: Contour; readonly shake: Shake | null };

export interface Filter {
  readonly type: 'lowpass' | 'highpass' | 'bandpass';
  readonly cutoff: Contour;
  readonly q: number;
}

/** Times in seconds. A narrow filter lets little noise through, so that a `level` above 1 can be right. */
export interface Layer {
  readonly source: Source;
  readonly filter: Filter | null;
  /** Begins so long after the sound. */
  readonly at: number;
  readonly attack: number;
  readonly hold: number;
  readonly decay: number;
  readonly level: number;
}

export interface Recipe {
  readonly channel: Channel;
  readonly layers: readonly Layer[];
  /** Loudness of the whole, on top of the levels of its layers. */
  readonly level: number;
  /** Share that also goes into the echo of the street, 0 to 1. */
  readonly echo: number;
}

export function layerLength({ attack, hold, decay }: Layer): number {
  return attack + hold + decay;
}

/** Seconds until the last layer is silent, without the echo. */
export function lengthOf({ layers }: Recipe): number {
  return Math.max(...layers.map((layer) => layer.at + layerLength(layer)));
}
