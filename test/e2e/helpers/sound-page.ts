/** Runs in a page: renders sounds as the browser will play them, and measures what comes out. */
import { AMBIENCES, type TimeOfDay } from '../../../renderer/audio/ambience/ambience';
import { startBed } from '../../../renderer/audio/ambience/bed';
import { lengthOf } from '../../../renderer/audio/recipe';
import { SOUNDS, type SoundId } from '../../../renderer/audio/sounds';
import { createSynth } from '../../../renderer/audio/synth';
import { seeded } from '../../../renderer/random/random';

export interface Measured {
  readonly sound: string;
  /** Seconds: as the recipe says, and until nothing is left above -80 dBFS. */
  readonly length: number;
  readonly audible: number;
  /** dBFS. */
  readonly peak: number;
  readonly first: number;
  readonly last: number;
  readonly isSound: boolean;
}

const RATE = 44_100;
const SEED = 7;
/** Seconds rendered beyond the end that the recipe names. */
const BEYOND = 0.2;
const BATCH = 12;
const AMBIENCE_SECONDS = 3;
const INAUDIBLE = 0.0001;

function measured(sound: string, length: number, samples: Float32Array): Measured {
  const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  return {
    sound,
    length,
    audible: (samples.findLastIndex((sample) => Math.abs(sample) > INAUDIBLE) + 1) / RATE,
    peak: 20 * Math.log10(peak),
    first: samples[0] ?? Number.NaN,
    last: samples.at(-1) ?? Number.NaN,
    isSound: samples.every(Number.isFinite),
  };
}

/** Renders some sounds one after another: one graph for them all makes its noise only once. */
async function render(ids: readonly SoundId[]): Promise<readonly Measured[]> {
  const lengths = ids.map((id) => Math.ceil((lengthOf(SOUNDS[id]) + BEYOND) * RATE));
  const starts = lengths.map((_, index) => lengths.slice(0, index).reduce((sum, length) => sum + length, 0));
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  const graph = new OfflineAudioContext(1, whole, RATE);
  const synth = createSynth(graph, seeded(SEED));
  const note = { pitch: 1, gain: 1, pan: 0, out: graph.destination, echo: graph.createGain() };
  ids.forEach((id, index) => void synth.play(SOUNDS[id], { ...note, at: (starts[index] ?? 0) / RATE }));
  const samples = (await graph.startRendering()).getChannelData(0);
  return ids.map((id, index) => {
    const [start = 0, length = 0] = [starts[index], lengths[index]];
    return measured(id, lengthOf(SOUNDS[id]), samples.subarray(start, start + length));
  });
}

export async function renderAll(): Promise<readonly Measured[]> {
  const ids = Object.keys(SOUNDS) as SoundId[];
  const all: Measured[] = [];
  while (ids.length > 0) all.push(...(await render(ids.splice(0, BATCH))));
  return all;
}

/** The beds of an ambience, without visitors. */
export async function renderBeds(time: TimeOfDay): Promise<Measured> {
  const graph = new OfflineAudioContext(1, AMBIENCE_SECONDS * RATE, RATE);
  const random = seeded(SEED);
  const place = { graph, random, synth: createSynth(graph, random), out: graph.destination };
  const stops = AMBIENCES[time].beds.map((bed) => startBed(bed, place));
  const buffer = await graph.startRendering();
  for (const stop of stops) stop(0);
  return measured(time, AMBIENCE_SECONDS, buffer.getChannelData(0));
}
