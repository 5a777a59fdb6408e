import { create } from '@react-three/test-renderer';
import { useLayoutEffect } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useLatest } from '../../../renderer/input/use-latest';

interface HandlerProps {
  readonly handle: () => string;
  readonly heard: string[];
}

/** Presses just before the picture is painted, which is the first moment at which anybody could. */
function Handler({ handle, heard }: HandlerProps) {
  const latest = useLatest(handle);
  useLayoutEffect(() => {
    heard.push(latest.current());
  });
  return null;
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('has the handler of what is about to be seen, never that of the decision before', async () => {
  const heard: string[] = [];
  const table = await create(<Handler handle={() => 'draw'} heard={heard} />);
  await table.update(<Handler handle={() => 'keep'} heard={heard} />);
  await table.unmount();
  expect(heard).toEqual(['draw', 'keep']);
});
