import { act, create } from '@react-three/test-renderer';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useOpened } from '../../../renderer/hud/use-opened';

type Shown = ReturnType<typeof useOpened>;

interface PartProps {
  readonly name: string;
  readonly first: boolean;
  readonly shown: (opened: Shown) => void;
}

function Part({ name, first, shown }: PartProps) {
  shown(useOpened(name, first));
  return null;
}

/** A part of the desk on the screen: whether it is open, how it is pressed, and how a menu takes it away. */
async function partOnScreen(name: string, first = false) {
  let latest: Shown = [false, () => {}];
  const shown = (opened: Shown) => {
    latest = opened;
  };
  const part = await create(<Part name={name} first={first} shown={shown} />);
  return {
    isOpen: () => latest[0],
    press: () => act(async () => latest[1](!latest[0])),
    leave: () => part.unmount(),
  };
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('what a person opened is still open when a menu has been there in between, and so is what was closed', async () => {
  const goal = await partOnScreen('goal');
  expect(goal.isOpen()).toBe(false);
  await goal.press();
  await goal.leave();
  const again = await partOnScreen('goal');
  expect(again.isOpen()).toBe(true);
  await again.press();
  await again.leave();
  expect((await partOnScreen('goal')).isOpen()).toBe(false);
});

it('a part that begins open does so until somebody closes it, and tells other parts nothing', async () => {
  const log = await partOnScreen('log of a test', true);
  expect(log.isOpen()).toBe(true);
  await log.press();
  expect(log.isOpen()).toBe(false);
  expect((await partOnScreen('another')).isOpen()).toBe(false);
});
