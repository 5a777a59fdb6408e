/** The one place that sounds come from. Silent until somebody touches the app, and while its window is hidden. */
import type { Random } from '../random/random';
import type { TimeOfDay } from './ambience/ambience';
import { createAmbiencePlayer } from './ambience/ambience-player';
import type { LiveGraph } from './graph';
import { createMixer, FADE, type Volumes } from './mixer';
import { createPlayer, type Manner, type Play } from './player';
import type { SoundId } from './sounds';
import { createSynth } from './synth';

export interface AudioDesk {
  /** To be called at every gesture: browsers let nothing sound before the first one. */
  wake(): void;
  readonly play: Play;
  setVolumes(volumes: Volumes): void;
  /** Which ambience lies under everything: at first that of the day. */
  setTime(time: TimeOfDay): void;
  setHidden(hidden: boolean): void;
  /** Tells of each sound when it is played, also of one that nobody can hear because it is turned down. */
  onSound(listener: (sound: SoundId) => void): () => void;
  /** Ends all sounds; the next gesture wakes it again. */
  close(): void;
}

/** What there is once the desk is awake. */
interface Awake {
  readonly graph: LiveGraph;
  readonly play: Play;
  setVolumes(volumes: Volumes): void;
  setAudible(audible: boolean): void;
  setTime(time: TimeOfDay | null): void;
}

function assemble(graph: LiveGraph, random: Random, tell: Play): Awake {
  const synth = createSynth(graph, random);
  const mixer = createMixer(graph, random);
  const ambience = createAmbiencePlayer({ graph, synth, random, play: tell, out: mixer.inputs('music').out });
  return {
    graph,
    play: createPlayer({ graph, synth, mixer, random }),
    setVolumes: mixer.setVolumes,
    setAudible: mixer.setAudible,
    setTime: ambience.set,
  };
}

interface Wanted {
  volumes: Volumes;
  time: TimeOfDay;
  hidden: boolean;
}

/** A sound card that fails is no reason to stop playing: the promise is only waited for by the browser. */
const ignore = () => {};

/** @param open makes the graph; may throw where there is no sound at all */
export function createAudioDesk(open: () => LiveGraph, volumes: Volumes, random: Random): AudioDesk {
  const listeners = new Set<(sound: SoundId) => void>();
  const wanted: Wanted = { volumes, time: 'day', hidden: false };
  let awake: Awake | null = null;
  let sleep: ReturnType<typeof setTimeout> | undefined;

  function play(sound: SoundId, manner?: Manner): void {
    if (wanted.hidden) return;
    for (const listener of listeners) listener(sound);
    awake?.play(sound, manner);
  }

  function opened(): Awake | null {
    try {
      return assemble(open(), random, play);
    } catch {
      return null;
    }
  }

  /** Does what was asked for while nothing could sound. */
  function catchUp(): void {
    awake?.setVolumes(wanted.volumes);
    awake?.setAudible(!wanted.hidden);
    awake?.setTime(wanted.hidden ? null : wanted.time);
  }

  return {
    play,
    wake() {
      if (awake === null) {
        awake = opened();
        catchUp();
      }
      if (awake?.graph.state === 'suspended' && !wanted.hidden) awake.graph.resume().catch(ignore);
    },
    setVolumes(next) {
      wanted.volumes = next;
      awake?.setVolumes(next);
    },
    setTime(time) {
      wanted.time = time;
      if (!wanted.hidden) awake?.setTime(time);
    },
    setHidden(hidden) {
      if (hidden === wanted.hidden) return;
      wanted.hidden = hidden;
      clearTimeout(sleep);
      catchUp();
      if (hidden) sleep = setTimeout(() => void awake?.graph.suspend().catch(ignore), FADE * 2000);
      else awake?.graph.resume().catch(ignore);
    },
    onSound(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close() {
      clearTimeout(sleep);
      awake?.setTime(null);
      awake?.graph.close().catch(ignore);
      awake = null;
    },
  };
}
