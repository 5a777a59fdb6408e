import { create } from '@react-three/test-renderer';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useLapse } from '../../../renderer/table/useLapse';

interface ProbeProps {
  readonly what: object | null;
  readonly duration: number;
  readonly shown: number[];
}

function Probe({ what, duration, shown }: ProbeProps) {
  useLapse(what, duration, (share) => shown.push(Number(share.toFixed(2))));
  return null;
}

let now = 0;

beforeEach(() => {
  now = 5000;
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** What is shown in frames at these times after the beginning. */
async function shownAt(duration: number, times: readonly number[]): Promise<readonly number[]> {
  const shown: number[] = [];
  const table = await create(<Probe what={{}} duration={duration} shown={shown} />);
  shown.length = 0;
  for (const time of times) {
    now = 5000 + time;
    await table.advanceFrames(1, 0.01);
  }
  await table.unmount();
  return shown;
}

it('shows what goes by from its beginning to its end, and no frame more', async () => {
  expect(await shownAt(400, [0, 100, 300, 400, 500, 900])).toEqual([0, 0.25, 0.75, 1]);
});

it('shows the end at once where motion is reduced', async () => {
  expect(await shownAt(0, [0, 100])).toEqual([1]);
});
