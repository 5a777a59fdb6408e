import { create } from '@react-three/test-renderer';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useKeys } from '../../../renderer/input/keys';
import { Silence } from '../../../renderer/input/silence';

const page = new EventTarget();

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('document', page);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function Desk({ onKey }: { readonly onKey: () => void }) {
  useKeys(() => {
    onKey();
    return true;
  });
  return null;
}

it('keeps every key from what is set aside, and gives it back afterwards', async () => {
  const heard: string[] = [];
  let silent = false;
  const scene = () => (
    <Silence value={silent}>
      <Desk onKey={() => heard.push('desk')} />
      {silent && (
        <Silence value={false}>
          <Desk onKey={() => heard.push('photo')} />
        </Silence>
      )}
    </Silence>
  );
  const press = () => page.dispatchEvent(new Event('keydown', { cancelable: true }));
  const table = await create(scene());
  press();
  silent = true;
  await table.update(scene());
  press();
  silent = false;
  await table.update(scene());
  press();
  await table.unmount();
  expect(heard).toEqual(['desk', 'photo', 'desk']);
});
