import { create } from '@react-three/test-renderer';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSame } from '../../../renderer/table/useSame';

interface Lying {
  readonly cards: readonly string[];
}

interface ProbeProps {
  readonly value: Lying;
  readonly seen: Lying[];
}

function Probe({ value, seen }: ProbeProps) {
  seen.push(useSame(value));
  return null;
}

/** What the hook gives back for one value after another. */
async function kept(first: Lying, ...rest: readonly Lying[]): Promise<readonly Lying[]> {
  const seen: Lying[] = [];
  const table = await create(<Probe value={first} seen={seen} />);
  for (const value of rest) await table.update(<Probe value={value} seen={seen} />);
  await table.unmount();
  return seen;
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('keeps the object while a new one says the same', async () => {
  const first = { cards: ['flare', 'wd-sprain'] };
  const seen = await kept(first, { cards: ['flare', 'wd-sprain'] }, { cards: ['flare', 'wd-sprain'] });
  expect(seen.length).toBeGreaterThanOrEqual(3);
  expect(seen.every((value) => value === first)).toBe(true);
});

it('gives the new object when it says something else', async () => {
  const [first, second] = [{ cards: ['flare'] }, { cards: ['wd-sprain', 'flare'] }];
  const seen = await kept(first, second, { cards: ['wd-sprain', 'flare'] });
  expect(seen[0]).toBe(first);
  expect(seen.at(-1)).toBe(second);
});
