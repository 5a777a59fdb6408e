import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { AMBIENCES } from '../../../renderer/audio/ambience/ambience';
import { lengthOf } from '../../../renderer/audio/recipe';
import { SOUNDS, type SoundId } from '../../../renderer/audio/sounds';
import { hasMessage } from '../../../renderer/i18n';

const ALL = Object.entries(SOUNDS);
const IDS = Object.keys(SOUNDS) as readonly SoundId[];
const UNTOLD = [
  'card-deal card-flip card-shuffle card-slide dice-settle dice-shake dice-throw die-place token-down token-up',
  'tracker rustle draw climb land leap push shot shuffle spring step swing heal',
  'close confirm open press refuse day-pad night-pad',
].flatMap((line) => line.split(' '));
const CAPTION = 'audio.caption.';

function lengthsIn(channel: string): readonly number[] {
  return ALL.filter(([, recipe]) => recipe.channel === channel).map(([, recipe]) => lengthOf(recipe));
}

describe('the recipes', () => {
  it('never rise at once, which would click', () => {
    const layers = ALL.flatMap(([id, { layers }]) => layers.map((layer) => ({ id, ...layer })));
    expect(layers.filter(({ attack, decay }) => attack < 0.002 || decay < 0.015)).toEqual([]);
  });

  it('sweep only over frequencies that can be reached by proportions', () => {
    const contours = ALL.flatMap(([, { layers }]) =>
      layers.flatMap(({ source, filter }) => [
        ...(source.kind === 'tone' ? source.pitch : []),
        ...(filter?.cutoff ?? []),
      ]),
    );
    expect(contours.filter((hertz) => hertz < 20 || hertz > 16_000)).toEqual([]);
  });

  it('are short where people press, and not longer than their motions need elsewhere', () => {
    expect(Math.max(...lengthsIn('interface'))).toBeLessThan(0.3);
    expect(Math.max(...lengthsIn('effects'))).toBeLessThan(1.6);
  });
});

describe('the captions', () => {
  const texts = JSON.parse(readFileSync('assets/locales/en/audio.json', 'utf8')) as Record<string, string>;
  const captions = Object.keys(texts).filter((id) => id.startsWith(CAPTION));

  it('belong to sounds that there are', () => {
    expect(captions.length).toBeGreaterThan(20);
    expect(captions.filter((id) => !Object.hasOwn(SOUNDS, id.slice(CAPTION.length)))).toEqual([]);
  });

  it('tell every sound but those of the hands, the feet, the buttons and the pads', () => {
    const untold = IDS.filter((id) => !hasMessage(CAPTION + id));
    expect(untold.toSorted()).toEqual(UNTOLD.toSorted());
  });
});

describe('the ambiences', () => {
  const visitors = Object.values(AMBIENCES).flatMap(({ visitors: all }) => all);

  it('are never a loop: everything in them comes after another time each time', () => {
    const spans = Object.values(AMBIENCES).flatMap(({ beds, visitors: all }) => [
      ...beds.map(({ pace }) => pace),
      ...all.map(({ every }) => every),
    ]);
    expect(spans.filter(([min, max]) => max < min * 1.9)).toEqual([]);
  });

  it('leave those far away out of reach of the effects volume', () => {
    expect(visitors.filter(({ sound }) => SOUNDS[sound].channel !== 'music')).toEqual([]);
  });
});
