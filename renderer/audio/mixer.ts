/** Where all sounds meet: a volume for each channel, the echo of the street, the volume of the whole. */
import type { Random } from '../random/random';
import { type GainNode, type Graph, type GraphNode, glide } from './graph';
import { echoSamples } from './noise';
import { CHANNELS, type Channel } from './recipe';

/** As the settings have them, 0 to 1. */
export type Volumes = Readonly<Record<Channel | 'master', number>>;

interface Inputs {
  readonly out: GraphNode;
  readonly echo: GraphNode;
}

export interface Mixer {
  inputs(channel: Channel): Inputs;
  setVolumes(volumes: Volumes): void;
  /** Fades everything in or out. */
  setAudible(audible: boolean): void;
}

/** Seconds that a volume needs to change. */
export const FADE = 0.08;
const ECHO_SECONDS = 1.5;
const ECHO_LEVEL = 0.35;

/** The ear hears proportions: the middle of a slider shall sound like half. */
const loudness = (volume: number) => volume ** 2;

function createEcho(graph: Graph, random: Random, out: GraphNode): GraphNode {
  const length = Math.round(ECHO_SECONDS * graph.sampleRate);
  const [echo, amount] = [graph.createConvolver(), graph.createGain()];
  const buffer = graph.createBuffer(1, length, graph.sampleRate);
  buffer.getChannelData(0).set(echoSamples(length, random));
  echo.buffer = buffer;
  amount.gain.value = ECHO_LEVEL;
  echo.connect(amount);
  amount.connect(out);
  return echo;
}

/** Starts silent: nothing is heard before the first `setVolumes`. */
export function createMixer(graph: Graph, random: Random): Mixer {
  const gain = (to: GraphNode): GainNode => {
    const node = graph.createGain();
    node.connect(to);
    return node;
  };
  const limiter = graph.createDynamicsCompressor();
  limiter.connect(graph.destination);
  const gate = gain(limiter);
  const master = gain(gate);
  const echo = createEcho(graph, random, master);
  const channel = () => ({ out: gain(master), echo: gain(echo) });
  const channels = { effects: channel(), interface: channel(), music: channel() };
  const volumeKnobs = CHANNELS.flatMap((name) => [channels[name].out.gain, channels[name].echo.gain]);
  for (const knob of [master.gain, ...volumeKnobs]) knob.value = 0;
  return {
    inputs: (name) => channels[name],
    setVolumes(volumes) {
      const now = graph.currentTime;
      glide(master.gain, loudness(volumes.master), now, FADE);
      for (const name of CHANNELS) {
        glide(channels[name].out.gain, loudness(volumes[name]), now, FADE);
        glide(channels[name].echo.gain, loudness(volumes[name]), now, FADE);
      }
    },
    setAudible: (audible) => glide(gate.gain, audible ? 1 : 0, graph.currentTime, FADE),
  };
}
