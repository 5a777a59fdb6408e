import { describe, expect, it } from 'vitest';
import { echoSamples, type NoiseColour, noiseSamples } from '../../../renderer/audio/noise';
import { seeded } from '../../../renderer/random/random';

const LENGTH = 20_000;

function samplesOf(colour: NoiseColour): Float32Array {
  return noiseSamples(colour, LENGTH, 500, seeded(1));
}

/** Mean step from one sample to the next, as a share of the mean size: the higher, the brighter. */
function brightness(samples: Float32Array): number {
  const mean = (values: Float32Array) =>
    values.reduce((sum, value) => sum + Math.abs(value), 0) / values.length;
  return mean(samples.map((value, index) => value - (samples[index - 1] ?? value))) / mean(samples);
}

describe('noise', () => {
  it.each(['white', 'pink', 'brown'] as const)('in %s stays between -1 and 1', (colour) => {
    const samples = samplesOf(colour);
    expect(samples).toHaveLength(LENGTH);
    expect(samples.filter((value) => Math.abs(value) > 1)).toHaveLength(0);
    expect(samples.some((value) => Math.abs(value) > 0.1)).toBe(true);
  });

  it('is the duller the warmer its colour', () => {
    const [white, pink, brown] = [samplesOf('white'), samplesOf('pink'), samplesOf('brown')].map(brightness);
    expect(white).toBeGreaterThan((pink ?? 0) * 1.5);
    expect(pink).toBeGreaterThan((brown ?? 0) * 1.5);
  });

  it('goes round without a seam', () => {
    const brown = samplesOf('brown');
    const steps = brown.map((value, index) => Math.abs(value - (brown[index - 1] ?? value)));
    const seam = Math.abs((brown[0] ?? 0) - (brown.at(-1) ?? 0));
    expect(seam).toBeLessThanOrEqual(Math.max(...steps));
  });
});

it('an echo dies away to nothing', () => {
  const samples = echoSamples(LENGTH, seeded(1));
  const loudest = (from: number, to: number) => Math.max(...samples.slice(from, to).map(Math.abs));
  expect(loudest(0, LENGTH / 4)).toBeGreaterThan(loudest(LENGTH / 2, LENGTH) * 4);
  expect(loudest(LENGTH - 50, LENGTH)).toBeLessThan(0.001);
});
