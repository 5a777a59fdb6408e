/** Runs in a page: renders sounds as the browser will play them, and measures what comes out. */
import { AMBIENCES, type TimeOfDay } from '../../../renderer/audio/ambience/ambience';
import { startBed } from '../../../renderer/audio/ambience/bed';
import { lengthOf } from '../../../renderer/audio/recipe';
import { SOUNDS, type SoundId } from '../../../renderer/audio/sounds';
import { createSynth } from '../../../renderer/audio/synth';
import { seeded } from '../../../renderer/table/random';

export interface Measured {
  readonly sound: string;
  /** Seconds: as the recipe says, and until nothing is left above -80 dBFS. */
  readonly length: number;
  readonly audible: number;
  /** dBFS. */
  readonly peak: number;
  readonly first: number;
  readonly last: number;
  readonly isFinite: boolean;
}

const RATE = 44_100;
const SEED = 7;
/** Seconds rendered beyond the end that the recipe names. */
const BEYOND = 0.2;
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
    isFinite: samples.every(Number.isFinite),
  };
}

async function render(id: SoundId): Promise<Measured> {
  const recipe = SOUNDS[id];
  const length = lengthOf(recipe);
  const graph = new OfflineAudioContext(1, Math.ceil((length + BEYOND) * RATE), RATE);
  const echo = graph.createGain();
  createSynth(graph, seeded(SEED)).play(recipe, {
    at: 0,
    pitch: 1,
    gain: 1,
    pan: 0,
    out: graph.destination,
    echo,
  });
  const buffer = await graph.startRendering();
  return measured(id, length, buffer.getChannelData(0));
}

export async function renderAll(): Promise<readonly Measured[]> {
  const all: Measured[] = [];
  for (const id of Object.keys(SOUNDS) as SoundId[]) all.push(await render(id));
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
