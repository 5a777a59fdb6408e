import { between, type Random } from '../../random/random';
import { type Graph, type GraphNode, glide, type SourceNode } from '../graph';
import type { Synth } from '../synth';
import type { Bed } from './ambience';

export interface BedPlace {
  readonly graph: Graph;
  readonly synth: Synth;
  readonly random: Random;
  readonly out: GraphNode;
}

function sourceOf({ source }: Bed, { graph, synth }: BedPlace): SourceNode {
  if (source.kind === 'noise') return synth.noise(source.colour);
  const node = graph.createOscillator();
  node.type = source.wave;
  node.frequency.value = source.hertz;
  return node;
}

/**
 * Lets a bed sound and drift until it is stopped.
 * @returns stops it, at a time of the graph in seconds
 */
export function startBed(bed: Bed, place: BedPlace): (at: number) => void {
  const { graph, random, out } = place;
  const [source, filter, amount] = [sourceOf(bed, place), graph.createBiquadFilter(), graph.createGain()];
  let timer: ReturnType<typeof setTimeout> | undefined;
  filter.type = bed.filter;
  filter.Q.value = bed.q;
  filter.frequency.value = between(random, ...bed.cutoff);
  amount.gain.value = between(random, ...bed.level);
  source.connect(filter);
  filter.connect(amount);
  amount.connect(out);
  const wander = () => {
    const seconds = between(random, ...bed.pace);
    glide(filter.frequency, between(random, ...bed.cutoff), graph.currentTime, seconds);
    glide(amount.gain, between(random, ...bed.level), graph.currentTime, seconds);
    timer = setTimeout(wander, seconds * 1000);
  };
  source.start(graph.currentTime);
  wander();
  return (at) => {
    clearTimeout(timer);
    source.stop(at);
  };
}
