/** Words to write recipes with. */
import type { Wave } from './graph';
import type { NoiseColour } from './noise';
import type { Channel, Contour, Filter, Layer, Recipe, Shake, Source } from './recipe';

interface Shape {
  readonly level: number;
  readonly decay: number;
  /** Shorter than two milliseconds would click. */
  readonly attack?: number;
  readonly hold?: number;
  readonly at?: number;
  /** At most one filter: what stays below, above or around these frequencies. */
  readonly low?: Contour;
  readonly high?: Contour;
  readonly band?: Contour;
  /** Narrowness of the filter. */
  readonly q?: number;
}

const SOFTEST_CLICK = 0.002;

function filterOf({ low, high, band, q = 0.7 }: Shape): Filter | null {
  if (low) return { type: 'lowpass', cutoff: low, q };
  if (high) return { type: 'highpass', cutoff: high, q };
  return band ? { type: 'bandpass', cutoff: band, q } : null;
}

function layer(source: Source, shape: Shape): Layer {
  const { level, decay, attack = SOFTEST_CLICK, hold = 0, at = 0 } = shape;
  return { source, filter: filterOf(shape), at, attack, hold, decay, level };
}

export function noise(colour: NoiseColour, shape: Shape): Layer {
  return layer({ kind: 'noise', colour }, shape);
}

export function tone(wave: Wave, pitch: Contour, shape: Shape, shake: Shake | null = null): Layer {
  return layer({ kind: 'tone', wave, pitch, shake }, shape);
}

/** Hoarse: shaken so many times a second. */
export function hoarse(rate: number, depth: number): Shake {
  return { rate, of: 'hertz', depth };
}

/** Metallic: shaken by a multiple of the pitch itself. */
export function metallic(rate: number, depth: number): Shake {
  return { rate, of: 'pitch', depth };
}

/** The same layers several times: at those seconds, each time at that share of their level. */
export function repeated(
  hits: readonly (readonly [at: number, share: number])[],
  layers: readonly Layer[],
): readonly Layer[] {
  return hits.flatMap(([at, share]) =>
    layers.map((one) => ({ ...one, at: one.at + at, level: one.level * share })),
  );
}

export interface Mix {
  readonly level: number;
  readonly echo?: number;
}

/** Makes the recipes of one channel. */
export function on(channel: Channel) {
  return ({ level, echo = 0 }: Mix, ...layers: readonly Layer[]): Recipe => ({
    channel,
    level,
    echo,
    layers,
  });
}
