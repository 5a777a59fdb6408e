import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCaptions, READING_TIME } from '../../../renderer/audio/captions';

describe('the captions of sounds', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('tell what is worth telling, and go by themselves', () => {
    const captions = createCaptions((sound) => sound !== 'press');
    captions.say('press');
    captions.say('howler');
    expect(captions.getSnapshot()).toEqual(['howler']);
    vi.advanceTimersByTime(READING_TIME);
    expect(captions.getSnapshot()).toEqual([]);
  });

  it('are at most two lines, the newest last', () => {
    const captions = createCaptions(() => true);
    captions.say('howler');
    captions.say('growl');
    captions.say('bite');
    expect(captions.getSnapshot()).toEqual(['growl', 'bite']);
  });

  it('stay longer, but not twice, while a sound is repeated', () => {
    const captions = createCaptions(() => true);
    captions.say('growl');
    vi.advanceTimersByTime(READING_TIME - 1);
    captions.say('growl');
    vi.advanceTimersByTime(READING_TIME - 1);
    expect(captions.getSnapshot()).toEqual(['growl']);
    vi.advanceTimersByTime(1);
    expect(captions.getSnapshot()).toEqual([]);
  });

  it('leave no timer behind', () => {
    const captions = createCaptions(() => true);
    captions.say('growl');
    captions.clear();
    expect([captions.getSnapshot(), vi.getTimerCount()]).toEqual([[], 0]);
  });
});
