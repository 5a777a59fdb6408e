import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AMBIENCES } from '../../../../renderer/audio/ambience/ambience';
import { CROSSFADE, createAmbiencePlayer } from '../../../../renderer/audio/ambience/ambience-player';
import { startVisits } from '../../../../renderer/audio/ambience/visits';
import type { SoundId } from '../../../../renderer/audio/sounds';
import { createSynth } from '../../../../renderer/audio/synth';
import { seeded } from '../../../../renderer/random/random';
import { FakeGraph, FakeNode } from '../fake-graph';

const HOUR = 3_600_000;

function ambience() {
  const [graph, random] = [new FakeGraph(), seeded(5)];
  const synth = createSynth(graph, random);
  const heard: SoundId[] = [];
  const out = new FakeNode('out');
  const play = (sound: SoundId) => void heard.push(sound);
  return { graph, heard, player: createAmbiencePlayer({ graph, synth, out, play, random }) };
}

describe('the ambience', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('fades over from day to night: the one ends when the other is all there', () => {
    const { graph, player } = ambience();
    player.set('day');
    const day = graph.sounding;
    expect(day).toHaveLength(AMBIENCES.day.beds.length);
    graph.currentTime = 100;
    player.set('night');
    expect(day.map(({ stopped }) => stopped)).toEqual(day.map(() => 100 + CROSSFADE));
    const night = graph.sounding.filter((node) => !day.includes(node));
    expect(night).toHaveLength(AMBIENCES.night.beds.length);
    expect(night.map(({ stopped }) => stopped)).toEqual(night.map(() => null));
  });

  it('starts nothing anew while the time stays the same', () => {
    const { graph, player } = ambience();
    player.set('day');
    const nodes = graph.nodes.length;
    player.set('day');
    expect(graph.nodes.length).toBe(nodes);
  });

  it('lets everyone of its visitors come by within an hour, and nobody once it is over', () => {
    const { heard, player } = ambience();
    player.set('night');
    vi.advanceTimersByTime(HOUR);
    expect(new Set(heard)).toEqual(new Set(AMBIENCES.night.visitors.map(({ sound }) => sound)));
    player.set(null);
    heard.length = 0;
    vi.advanceTimersByTime(HOUR);
    expect([heard, vi.getTimerCount()]).toEqual([[], 0]);
  });

  it('is never regular: no two waits for a visitor are alike', () => {
    const visits: number[] = [];
    const gull = { sound: 'gull', every: [30, 90], pitches: [1], gain: [1, 1] } as const;
    startVisits(gull, () => visits.push(Date.now()), seeded(2));
    vi.advanceTimersByTime(HOUR);
    const waits = visits.slice(1).map((at, index) => at - (visits[index] ?? 0));
    expect(waits.length).toBeGreaterThan(40);
    expect(new Set(waits).size).toBeGreaterThan(waits.length * 0.95);
    expect(Math.min(...waits)).toBeGreaterThanOrEqual(30_000);
    expect(Math.max(...waits)).toBeLessThanOrEqual(90_001);
  });
});
