/**
 * What is used here of the Web Audio API. Every AudioContext, live or offline, is such a graph; tests bring one that
 * only takes notes.
 */

export interface Knob {
  /** Holds at once; what is only scheduled cannot be read back yet. */
  value: number;
  setValueAtTime(value: number, time: number): unknown;
  linearRampToValueAtTime(value: number, time: number): unknown;
  exponentialRampToValueAtTime(value: number, time: number): unknown;
  cancelScheduledValues(time: number): unknown;
}

export interface GraphNode {
  connect(to: GraphNode | Knob): unknown;
}

export interface GainNode extends GraphNode {
  readonly gain: Knob;
}

export interface FilterNode extends GraphNode {
  type: BiquadFilterType;
  readonly frequency: Knob;
  readonly Q: Knob;
}

export interface PannerNode extends GraphNode {
  readonly pan: Knob;
}

/** Something that sounds from `start` to `stop`. */
export interface SourceNode extends GraphNode {
  start(time: number, offset?: number): void;
  stop(time: number): void;
}

export interface ToneNode extends SourceNode {
  type: OscillatorType;
  readonly frequency: Knob;
}

export interface SampleNode extends SourceNode {
  buffer: SampleBuffer | null;
  loop: boolean;
  readonly playbackRate: Knob;
}

export interface SampleBuffer {
  getChannelData(channel: number): Float32Array;
}

export interface EchoNode extends GraphNode {
  buffer: SampleBuffer | null;
}

export type Wave = 'sine' | 'triangle' | 'square' | 'sawtooth';

export interface Graph {
  /** Seconds since the graph began. */
  readonly currentTime: number;
  readonly sampleRate: number;
  readonly destination: GraphNode;
  createGain(): GainNode;
  createOscillator(): ToneNode;
  createBufferSource(): SampleNode;
  createBiquadFilter(): FilterNode;
  createStereoPanner(): PannerNode;
  createConvolver(): EchoNode;
  createDynamicsCompressor(): GraphNode;
  createBuffer(channels: number, length: number, sampleRate: number): SampleBuffer;
}

/** A graph that reaches the loudspeakers. */
export interface LiveGraph extends Graph {
  readonly state: string;
  resume(): Promise<void>;
  suspend(): Promise<void>;
  close(): Promise<void>;
}

/** Lets a knob glide to a value without a click. */
export function glide(knob: Knob, to: number, from: number, seconds: number): void {
  knob.cancelScheduledValues(from);
  knob.setValueAtTime(knob.value, from);
  knob.linearRampToValueAtTime(to, from + seconds);
}
