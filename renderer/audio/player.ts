/** Plays sounds by their ids: each a little different, not too many at once. */
import { between, type Random } from '../random/random';
import type { Graph } from './graph';
import type { Mixer } from './mixer';
import type { Channel } from './recipe';
import { createRepeats } from './repeats';
import { SOUNDS, type SoundId } from './sounds';
import type { Synth } from './synth';
import { createVoices } from './voices';

export interface Manner {
  /** Seconds from now. */
  readonly after?: number;
  /** Factor of every frequency. */
  readonly pitch?: number;
  /** Factor of the loudness. */
  readonly gain?: number;
  /** From -1 on the left to 1 on the right. */
  readonly pan?: number;
}

export type Play = (sound: SoundId, manner?: Manner) => void;

/** Voices at once. */
const MOST: Readonly<Record<Channel, number>> = { effects: 14, interface: 4, music: 8 };
/** No two steps, knocks or growls are the same: their pitch differs by up to this share. */
const VARIETY = 0.05;

interface Instruments {
  readonly graph: Graph;
  readonly synth: Synth;
  readonly mixer: Mixer;
  readonly random: Random;
}

export function createPlayer({ graph, synth, mixer, random }: Instruments): Play {
  const repeats = createRepeats();
  const voices = {
    effects: createVoices(MOST.effects),
    interface: createVoices(MOST.interface),
    music: createVoices(MOST.music),
  };
  return (sound, { after = 0, pitch = 1, gain = 1, pan = 0 } = {}) => {
    const recipe = SOUNDS[sound];
    const at = graph.currentTime + after;
    const varied = recipe.channel === 'effects' ? between(random, 1 - VARIETY, 1 + VARIETY) : 1;
    const note = {
      at,
      pitch: pitch * varied,
      gain: gain * repeats.gainOf(sound, at),
      pan,
      ...mixer.inputs(recipe.channel),
    };
    voices[recipe.channel].admit(synth.play(recipe, note), graph.currentTime);
  };
}
