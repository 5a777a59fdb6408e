/** Plays recipes on a graph. */
import { between, type Random } from '../random/random';
import type { Graph, GraphNode, Knob, SampleBuffer, SampleNode, SourceNode } from './graph';
import { type NoiseColour, noiseSamples } from './noise';
import { type Contour, type Layer, layerLength, lengthOf, type Recipe, type Source } from './recipe';

export interface Note {
  /** Time of the graph, in seconds. */
  readonly at: number;
  /** Factor of every frequency. */
  readonly pitch: number;
  /** Factor of the loudness. */
  readonly gain: number;
  /** From -1 on the left to 1 on the right. */
  readonly pan: number;
  readonly out: GraphNode;
  /** Where the share for the echo goes. */
  readonly echo: GraphNode;
}

/** A note being played. */
export interface Voice {
  readonly endsAt: number;
  /** Takes the note away early, without a click. */
  hush(at: number): void;
}

export interface Synth {
  play(recipe: Recipe, note: Note): Voice;
  /** A source of noise that never ends by itself. */
  noise(colour: NoiseColour): SampleNode;
}

const NOISE_SECONDS = 6;
const SEAM_SECONDS = 0.1;
/** A decay ends in a straight line, so that it comes to nothing at all. */
const TAIL = 0.01;
const HUSH = 0.02;

/** Follows a contour with even glides; the ear hears pitch as proportions. */
function follow(knob: Knob, contour: Contour, factor: number, from: number, length: number): void {
  const step = length / Math.max(1, contour.length - 1);
  contour.forEach((hertz, index) => {
    if (index === 0) knob.setValueAtTime(hertz * factor, from);
    else knob.exponentialRampToValueAtTime(hertz * factor, from + index * step);
  });
}

function envelope(knob: Knob, { attack, hold, decay, level }: Layer, from: number): void {
  const full = from + attack + hold;
  const tail = Math.min(TAIL, decay / 2);
  // Also before: a source may be a sample early, and a gain is open by itself.
  knob.value = 0;
  knob.setValueAtTime(0, from);
  knob.linearRampToValueAtTime(level, from + attack);
  knob.setValueAtTime(level, full);
  knob.exponentialRampToValueAtTime(level * 0.02, full + decay - tail);
  knob.linearRampToValueAtTime(0, full + decay);
}

function noiseBuffers(graph: Graph, random: Random): (colour: NoiseColour) => SampleBuffer {
  const made = new Map<NoiseColour, SampleBuffer>();
  return (colour) => {
    const known = made.get(colour);
    if (known) return known;
    const length = Math.round(NOISE_SECONDS * graph.sampleRate);
    const buffer = graph.createBuffer(1, length, graph.sampleRate);
    const seam = Math.round(SEAM_SECONDS * graph.sampleRate);
    buffer.getChannelData(0).set(noiseSamples(colour, length, seam, random));
    made.set(colour, buffer);
    return buffer;
  };
}

type Tone = Extract<Source, { kind: 'tone' }>;

export function createSynth(graph: Graph, random: Random): Synth {
  const bufferOf = noiseBuffers(graph, random);

  function noise(colour: NoiseColour): SampleNode {
    const node = graph.createBufferSource();
    node.buffer = bufferOf(colour);
    node.loop = true;
    return node;
  }

  /** The tone, and what shakes it. */
  function tones({ wave, pitch, shake }: Tone, factor: number, from: number, length: number): SourceNode[] {
    const node = graph.createOscillator();
    node.type = wave;
    follow(node.frequency, pitch, factor, from, length);
    if (!shake) return [node];
    const shaker = graph.createOscillator();
    const depth = graph.createGain();
    const rate = shake.of === 'pitch' ? shake.rate * pitch[0] * factor : shake.rate;
    shaker.frequency.setValueAtTime(rate, from);
    depth.gain.setValueAtTime(shake.depth * pitch[0] * factor, from);
    shaker.connect(depth);
    depth.connect(node.frequency);
    return [node, shaker];
  }

  function sourcesOf(source: Source, factor: number, from: number, length: number): readonly SourceNode[] {
    if (source.kind === 'tone') return tones(source, factor, from, length);
    const node = noise(source.colour);
    node.playbackRate.setValueAtTime(factor, from);
    return [node];
  }

  function filtered({ filter, ...layer }: Layer, factor: number, from: number, out: GraphNode): GraphNode {
    if (!filter) return out;
    const node = graph.createBiquadFilter();
    node.type = filter.type;
    node.Q.setValueAtTime(filter.q, from);
    follow(node.frequency, filter.cutoff, factor, from, layerLength({ filter, ...layer }));
    node.connect(out);
    return node;
  }

  function playLayer(layer: Layer, { at, pitch }: Note, out: GraphNode): void {
    const from = at + layer.at;
    const length = layerLength(layer);
    const amount = graph.createGain();
    envelope(amount.gain, layer, from);
    amount.connect(out);
    const [node, ...helpers] = sourcesOf(layer.source, pitch, from, length);
    node?.connect(filtered(layer, pitch, from, amount));
    node?.start(from, ...(layer.source.kind === 'noise' ? [between(random, 0, NOISE_SECONDS)] : []));
    for (const source of helpers) source.start(from);
    for (const source of [node, ...helpers]) source?.stop(from + length);
  }

  function share(echo: number, from: GraphNode, note: Note): void {
    const amount = graph.createGain();
    amount.gain.setValueAtTime(echo, note.at);
    from.connect(amount);
    amount.connect(note.echo);
  }

  function play(recipe: Recipe, note: Note): Voice {
    const whole = graph.createGain();
    const placed = graph.createStereoPanner();
    whole.gain.setValueAtTime(recipe.level * note.gain, note.at);
    placed.pan.setValueAtTime(note.pan, note.at);
    whole.connect(placed);
    placed.connect(note.out);
    if (recipe.echo > 0) share(recipe.echo, placed, note);
    for (const layer of recipe.layers) playLayer(layer, note, whole);
    return {
      endsAt: note.at + lengthOf(recipe),
      hush(at) {
        whole.gain.setValueAtTime(recipe.level * note.gain, at);
        whole.gain.linearRampToValueAtTime(0, at + HUSH);
      },
    };
  }

  return { play, noise };
}
