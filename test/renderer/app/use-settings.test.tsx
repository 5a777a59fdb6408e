import { act, create } from '@react-three/test-renderer';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Settings } from '../../../renderer/app/settings';
import { useSettings } from '../../../renderer/app/use-settings';

const NOTHING_FIXED = {};
const fail = vi.fn();

/** What all tabs of the browser store in. */
function aStore() {
  let stored: unknown = null;
  return {
    load: async () => stored,
    store: async (value: unknown) => {
      stored = value;
    },
    stored: () => stored as Partial<Settings>,
  };
}

let kept: ReturnType<typeof useSettings>;

function Tab({ store, isHere }: { readonly store: ReturnType<typeof aStore>; readonly isHere: boolean }) {
  kept = useSettings(store, NOTHING_FIXED, fail, isHere);
  return null;
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});

it('a tab that takes over has the settings as the other one left them, and changes only what it is told to', async () => {
  const store = aStore();
  const tab = await create(<Tab store={store} isHere={false} />);
  await act(async () => {});
  const paints = { biter: { skin: { colour: '#12ab34', wash: 0, brush: 0 } } };
  await store.store({ ...kept.settings, paints });
  await tab.update(<Tab store={store} isHere />);
  await act(async () => {});
  await act(async () => kept.change({ textSize: 130 }));
  expect(store.stored()).toMatchObject({ textSize: 130, paints });
  expect(fail).not.toHaveBeenCalled();
});

it('a tab that takes over and can read nothing goes on with what it has', async () => {
  const store = aStore();
  const paints = { biter: { skin: { colour: '#12ab34', wash: 0, brush: 0 } } };
  await store.store({ paints });
  const tab = await create(<Tab store={store} isHere={false} />);
  await act(async () => {});
  store.load = async () => {
    throw new Error('The disk failed.');
  };
  await tab.update(<Tab store={store} isHere />);
  await act(async () => {});
  await act(async () => kept.change({ textSize: 130 }));
  expect(store.stored()).toMatchObject({ textSize: 130, paints });
});

it('what was read before another tab had its turn is not taken for what it left', async () => {
  const store = aStore();
  const { load } = store;
  let answerLate = () => {};
  store.load = () =>
    new Promise((resolve) => {
      answerLate = () => resolve(null);
    });
  const tab = await create(<Tab store={store} isHere={false} />);
  store.load = load;
  await store.store({ textSize: 130 });
  await tab.update(<Tab store={store} isHere />);
  await act(async () => {});
  await act(async () => answerLate());
  expect(kept.settings?.textSize).toBe(130);
});
