import type { Random } from '../random/random';

/** White hisses, pink rustles like wind, brown rumbles like far traffic. */
export type NoiseColour = 'white' | 'pink' | 'brown';

type Stream = () => number;

const even = (random: Random) => random() * 2 - 1;

/** Three leaky sums of white noise, slow, middling and quick, fall off as pink noise does (after Paul Kellet). */
function pinkStream(random: Random): Stream {
  let [slow, middle, quick] = [0, 0, 0];
  return () => {
    const white = even(random);
    slow = 0.99765 * slow + white * 0.099046;
    middle = 0.963 * middle + white * 0.2965164;
    quick = 0.57 * quick + white * 1.0526913;
    return (slow + middle + quick + white * 0.1848) * 0.16;
  };
}

function brownStream(random: Random): Stream {
  let sum = 0;
  return () => {
    sum = (sum + even(random) * 0.02) / 1.02;
    return sum * 3.5;
  };
}

function streamOf(colour: NoiseColour, random: Random): Stream {
  switch (colour) {
    case 'white':
      return () => even(random);
    case 'pink':
      return pinkStream(random);
    case 'brown':
      return brownStream(random);
    default:
      return colour satisfies never;
  }
}

/**
 * Noise that can go round and round without a seam: what follows its end is blended into its beginning.
 * @param length number of samples
 * @param seam samples of the blend, fewer than `length`
 */
export function noiseSamples(
  colour: NoiseColour,
  length: number,
  seam: number,
  random: Random,
): Float32Array {
  const next = streamOf(colour, random);
  const samples = Float32Array.from({ length: length + seam }, next);
  const round = samples.slice(0, length);
  for (let index = 0; index < seam; index++) {
    const share = index / seam;
    round[index] = (samples[index] ?? 0) * share + (samples[length + index] ?? 0) * (1 - share);
  }
  return round;
}

/** What a clap between houses leaves behind: noise that dies away and gets duller. */
export function echoSamples(length: number, random: Random): Float32Array {
  let dull = 0;
  return Float32Array.from({ length }, (_, index) => {
    const left = 1 - index / length;
    dull += (even(random) - dull) * (0.1 + 0.5 * left);
    return dull * left ** 3;
  });
}
