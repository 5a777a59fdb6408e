import { describe, expect, it } from 'vitest';
import { createRepeats } from '../../../renderer/audio/repeats';
import { createVoices } from '../../../renderer/audio/voices';

describe('a crowd of voices', () => {
  it('hushes the oldest when one too many comes, and forgets those that have ended', () => {
    const hushed: string[] = [];
    const voice = (name: string, endsAt: number) => ({ endsAt, hush: () => void hushed.push(name) });
    const voices = createVoices(2);
    voices.admit(voice('short', 1), 0);
    voices.admit(voice('long', 9), 0);
    voices.admit(voice('after the short one', 9), 2);
    expect(hushed).toEqual([]);
    voices.admit(voice('too many', 9), 3);
    expect(hushed).toEqual(['long']);
  });
});

describe('rapid repeats of a sound', () => {
  it('get quieter down to a floor, and are themselves again after a pause', () => {
    const repeats = createRepeats();
    const gains = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6].map((at) => repeats.gainOf('growl', at));
    expect(gains).toEqual([1, 0.75, 0.5625, 0.421875, 0.31640625, 0.3, 0.3]);
    expect(repeats.gainOf('growl', 1)).toBe(1);
  });

  it('leave other sounds alone', () => {
    const repeats = createRepeats();
    repeats.gainOf('growl', 0);
    expect(repeats.gainOf('hit', 0.1)).toBe(1);
  });
});
