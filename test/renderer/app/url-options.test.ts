import { describe, expect, it } from 'vitest';
import { readUrlOptions } from '../../../renderer/app/url-options';

describe('readUrlOptions', () => {
  it('fixes nothing when the address has no query', () => {
    expect(readUrlOptions('')).toEqual({ seed: null, loaded: null, settings: {} });
  });

  it('reads seed, quality, motion, the pace of bots and loaded luck', () => {
    const loaded = { dice: [{ die: 'risk', face: 'wound' }], draws: [{ deck: 'wound', card: 'wd-rib' }] };
    const query = new URLSearchParams({
      seed: 'abc',
      quality: 'low',
      motion: 'off',
      bots: 'instant',
      loaded: JSON.stringify(loaded),
    });
    expect(readUrlOptions(`?${query}`)).toEqual({
      seed: 'abc',
      loaded,
      settings: { quality: 'low', reducedMotion: true, speed: 'instant', botPace: 'instant' },
    });
  });

  it('fixes a language, or the one for tests that nobody can choose', () => {
    expect(readUrlOptions('?language=de').settings).toEqual({ language: 'de' });
    expect(readUrlOptions('?language=pseudo')).toEqual({
      seed: null,
      loaded: null,
      settings: {},
      pseudo: true,
    });
  });

  it.each([
    '?language=klingon',
    '?loaded={',
    '?loaded={"dice":7}',
    '?quality=splendid',
    '?motion=slow',
    '?bots=slow',
  ])('ignores %s', (query) => {
    expect(readUrlOptions(query)).toEqual({ seed: null, loaded: null, settings: {} });
  });
});
