import { create } from '@react-three/test-renderer';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useBots } from '../../../renderer/app/bots';

const PAUSE = 600;
/** The machine's clock; the timers have one of their own. */
let clock = 0;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(performance, 'now').mockImplementation(() => clock);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

interface PartProps {
  readonly isAwake: boolean;
  readonly ready: () => () => void;
}

const POSITION = {};

function Part({ isAwake, ready }: PartProps) {
  useBots(POSITION, isAwake, ready, PAUSE);
  return null;
}

/** Milliseconds from its turn to the move of a bot that thinks so long. */
async function waited(thinks: number): Promise<number> {
  let played = false;
  const ready = () => {
    clock += thinks;
    return () => {
      played = true;
    };
  };
  await create(<Part isAwake ready={ready} />);
  let timers = 0;
  while (!played) {
    vi.advanceTimersByTime(1);
    timers++;
  }
  return timers + thinks;
}

it('a bot plays after its pause, however long it has thought (OD-PRIV-01, OD-PRIV-06)', async () => {
  expect([await waited(0), await waited(40), await waited(300)]).toEqual([PAUSE, PAUSE, PAUSE]);
});

it('a bot does not think while a menu lies over the table', async () => {
  const ready = vi.fn(() => () => {});
  await create(<Part isAwake={false} ready={ready} />);
  vi.advanceTimersByTime(10 * PAUSE);
  expect(ready).not.toHaveBeenCalled();
});
