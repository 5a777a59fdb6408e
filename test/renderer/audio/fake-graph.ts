import type { GraphNode, Knob, LiveGraph, SampleBuffer } from '../../../renderer/audio/graph';

/** A knob that remembers where it was told to go, and stands there at once. */
class FakeKnob implements Knob {
  value: number;
  readonly told: (readonly [value: number, time: number])[] = [];

  constructor(value = 0) {
    this.value = value;
  }
  setValueAtTime(value: number, time: number): void {
    this.told.push([value, time]);
    this.value = value;
  }
  linearRampToValueAtTime(value: number, time: number): void {
    this.setValueAtTime(value, time);
  }
  exponentialRampToValueAtTime(value: number, time: number): void {
    this.setValueAtTime(value, time);
  }
  cancelScheduledValues(): void {}
}

/** Any node there is, with what was done to it. */
export class FakeNode implements GraphNode {
  readonly outputs: (GraphNode | Knob)[] = [];
  readonly gain = new FakeKnob(1);
  readonly frequency = new FakeKnob(440);
  readonly Q = new FakeKnob(1);
  readonly pan = new FakeKnob();
  readonly playbackRate = new FakeKnob(1);
  buffer: SampleBuffer | null = null;
  loop = false;
  started: number | null = null;
  stopped: number | null = null;
  readonly kind: string;

  constructor(kind: string) {
    this.kind = kind;
  }
  connect(to: GraphNode | Knob): void {
    this.outputs.push(to);
  }
  start(time: number): void {
    this.started = time;
  }
  stop(time: number): void {
    this.stopped = time;
  }
}

class FakeTone extends FakeNode {
  type: OscillatorType = 'sine';
}

class FakeFilter extends FakeNode {
  type: BiquadFilterType = 'lowpass';
}

/** A graph that makes no sound and has no clock: tests set `currentTime`. */
export class FakeGraph implements LiveGraph {
  state = 'suspended';
  currentTime = 0;
  readonly sampleRate = 100;
  readonly destination = new FakeNode('destination');
  readonly nodes: FakeNode[] = [];

  private made<N extends FakeNode>(node: N): N {
    this.nodes.push(node);
    return node;
  }
  createGain = () => this.made(new FakeNode('gain'));
  createOscillator = () => this.made(new FakeTone('tone'));
  createBufferSource = () => this.made(new FakeNode('sample'));
  createBiquadFilter = () => this.made(new FakeFilter('filter'));
  createStereoPanner = () => this.made(new FakeNode('panner'));
  createConvolver = () => this.made(new FakeNode('echo'));
  createDynamicsCompressor = () => this.made(new FakeNode('limiter'));
  createBuffer(_channels: number, length: number): SampleBuffer {
    const samples = new Float32Array(length);
    return { getChannelData: () => samples };
  }
  async resume(): Promise<void> {
    this.state = 'running';
  }
  async suspend(): Promise<void> {
    this.state = 'suspended';
  }
  async close(): Promise<void> {
    this.state = 'closed';
  }

  of(kind: string): readonly FakeNode[] {
    return this.nodes.filter((node) => node.kind === kind);
  }
  /** Sources that begin to sound. */
  get sounding(): readonly FakeNode[] {
    return this.nodes.filter(({ started }) => started !== null);
  }
}
