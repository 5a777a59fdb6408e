import type { Random } from '../../random/random';
import { type GainNode, type Graph, type GraphNode, glide } from '../graph';
import type { Play } from '../player';
import type { Synth } from '../synth';
import { AMBIENCES, type TimeOfDay } from './ambience';
import { startBed } from './bed';
import { startVisits } from './visits';

interface AmbienceTools {
  readonly graph: Graph;
  readonly synth: Synth;
  readonly out: GraphNode;
  readonly play: Play;
  readonly random: Random;
}

export interface AmbiencePlayer {
  /** Fades over to the ambience of that time; null fades out. */
  set(time: TimeOfDay | null): void;
}

/** Seconds from one ambience to the next. */
export const CROSSFADE = 4;

function start(time: TimeOfDay, tools: AmbienceTools): () => void {
  const { graph, play, random } = tools;
  const fader: GainNode = graph.createGain();
  fader.gain.value = 0;
  fader.connect(tools.out);
  glide(fader.gain, 1, graph.currentTime, CROSSFADE);
  const { beds, visitors } = AMBIENCES[time];
  const stopBeds = beds.map((bed) => startBed(bed, { ...tools, out: fader }));
  const stopVisits = visitors.map((visitor) => startVisits(visitor, play, random));
  return () => {
    glide(fader.gain, 0, graph.currentTime, CROSSFADE);
    for (const stop of stopVisits) stop();
    for (const stop of stopBeds) stop(graph.currentTime + CROSSFADE);
  };
}

export function createAmbiencePlayer(tools: AmbienceTools): AmbiencePlayer {
  let now: TimeOfDay | null = null;
  let stop = () => {};
  return {
    set(time) {
      if (time === now) return;
      stop();
      now = time;
      stop = time === null ? () => {} : start(time, tools);
    },
  };
}
