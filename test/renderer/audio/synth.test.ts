import { describe, expect, it } from 'vitest';
import { noise, on, tone } from '../../../renderer/audio/layers';
import type { Recipe } from '../../../renderer/audio/recipe';
import { createSynth } from '../../../renderer/audio/synth';
import { FakeGraph, FakeNode } from './fake-graph';

const BEEP = on('effects')(
  { level: 0.5 },
  tone('sine', [200, 100], { level: 0.8, attack: 0.1, decay: 0.4, at: 1 }),
);

function played(recipe: Recipe, manner: { readonly pitch?: number; readonly gain?: number } = {}) {
  const graph = new FakeGraph();
  const [out, echo] = [new FakeNode('out'), new FakeNode('echo')];
  const note = { at: 10, pitch: 1, gain: 1, pan: 0, out, echo, ...manner };
  return { graph, out, echo, voice: createSynth(graph, () => 0.5).play(recipe, note) };
}

describe('the synthesiser', () => {
  it('sounds a layer from its beginning to its end, at the pitch asked for', () => {
    const { graph, voice } = played(BEEP, { pitch: 2 });
    const [source] = graph.of('tone');
    expect([source?.started, source?.stopped]).toEqual([11, 11.5]);
    expect(source?.frequency.told).toEqual([
      [400, 11],
      [200, 11.5],
    ]);
    expect(voice.endsAt).toBe(11.5);
  });

  it('rises from silence and falls back to silence', () => {
    const [whole, amount] = played(BEEP, { gain: 0.5 }).graph.of('gain');
    expect(whole?.gain.told).toEqual([[0.25, 10]]);
    expect(amount?.gain.told.map(([value]) => value)).toEqual([0, 0.8, 0.8, 0.016, 0]);
    expect(amount?.gain.told.at(-1)?.[1]).toBeCloseTo(11.5, 9);
  });

  it('sends a share into the echo only where the recipe has one', () => {
    const wet = on('effects')({ level: 1, echo: 0.3 }, noise('pink', { level: 1, decay: 0.1 }));
    const reaches = (run: ReturnType<typeof played>) =>
      run.graph.nodes.some(({ outputs }) => outputs.includes(run.echo));
    expect([reaches(played(BEEP)), reaches(played(wet))]).toEqual([false, true]);
  });

  it('makes each colour of noise once', () => {
    const hiss = noise('white', { level: 1, decay: 0.1 });
    const { graph } = played(on('effects')({ level: 1 }, hiss, hiss));
    const [first, second] = graph.of('sample').map(({ buffer }) => buffer);
    expect(first).not.toBeNull();
    expect(second).toBe(first);
  });

  it('hushes a voice without a click', () => {
    const { graph, voice } = played(BEEP);
    voice.hush(10.5);
    const [whole] = graph.of('gain');
    expect(whole?.gain.told.slice(1)).toEqual([
      [0.5, 10.5],
      [0, 10.52],
    ]);
  });
});
