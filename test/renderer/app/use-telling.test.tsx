import { create } from '@react-three/test-renderer';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useTellingOf } from '../../../renderer/app/use-telling';
import type { Speed } from '../../../renderer/motion/director';
import type { Tellable, Telling } from '../../../renderer/motion/telling';

interface ProbeProps {
  readonly story: Tellable;
  readonly skip?: number;
  readonly speed?: Speed;
}

let told: Telling | null = null;
let frame: FrameRequestCallback | null = null;
let now = 0;

function Probe({ story, skip = 0, speed = 1 }: ProbeProps) {
  told = useTellingOf(story, speed, skip);
  return null;
}

/** Lets time pass, frame by frame. */
async function pass(milliseconds: number): Promise<void> {
  for (const end = now + milliseconds; now < end; ) {
    now += 50;
    const due = frame;
    frame = null;
    await act(async () => due?.(now));
  }
}

const QUIET: Tellable = { lengths: [] };
const story: Tellable = { lengths: [400, 600] };

describe('how far the table is', () => {
  beforeEach(() => {
    [frame, now] = [null, 0];
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => {
      frame = callback;
      return 1;
    });
    vi.stubGlobal('cancelAnimationFrame', () => {
      frame = null;
    });
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it('is told entry by entry, in step with the motions', async () => {
    const probe = await create(<Probe story={QUIET} />);
    expect(told).toMatchObject({ untold: 0, over: true });
    await probe.update(<Probe story={story} />);
    expect(told).toMatchObject({ untold: 1, over: false });
    await pass(450);
    expect(told).toMatchObject({ untold: 0, over: false });
    await pass(600);
    expect(told?.over).toBe(true);
  });

  it('takes half the time at double speed, and none where nothing moves', async () => {
    const probe = await create(<Probe story={QUIET} speed={2} />);
    await probe.update(<Probe story={story} speed={2} />);
    await pass(550);
    expect(told?.over).toBe(true);
    await probe.update(<Probe story={{ ...story }} speed="instant" />);
    expect(told?.over).toBe(true);
  });

  it('is everything at once when somebody skips, and the next story is told from its beginning', async () => {
    const probe = await create(<Probe story={QUIET} />);
    await probe.update(<Probe story={story} />);
    await probe.update(<Probe story={story} skip={1} />);
    expect(told?.over).toBe(true);
    await pass(100);
    expect(told?.over).toBe(true);
    await probe.update(<Probe story={{ ...story }} skip={1} />);
    expect(told?.over).toBe(false);
  });
});
