import { act, create } from '@react-three/test-renderer';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sharedContent } from '../../../models/kernel/content-kind';
import type { ContentFormat } from '../../../renderer/content/content-shelf';
import { type ContentDesk, useContent } from '../../../renderer/content/use-content';
import { useRenaming } from '../../../renderer/content/use-renaming';
import { type ContentTools, NOTHING_REMEMBERED } from '../../../renderer/games/content-editor';
import type { ContentMeta, Contents } from '../../../renderer/platform/platform';

const NUMBERS: ContentFormat<number> = {
  game: 'one-month-in',
  kind: 'layout',
  read: (data) => (typeof data === 'number' ? data : null),
  whyNot: () => null,
  about: (n) => `The number ${n}`,
};
const LETTERS: ContentFormat<number> = { ...NUMBERS, game: 'dying-light', kind: 'scenario' };

interface ScreenProps {
  readonly tools: ContentTools;
  readonly format: ContentFormat<number>;
  readonly shown: (desk: Desk) => void;
}

type Desk = ContentDesk<number> & { readonly renaming: ReturnType<typeof useRenaming<number>> };

function Screen({ tools, format, shown }: ScreenProps) {
  const desk = useContent(tools, format);
  const renaming = useRenaming(desk);
  shown({ ...desk, renaming });
  return null;
}

/** An app whose screens come and go; its store can be told to take nothing, and to wait before it gives anything. */
function anApp() {
  const store = { isFull: false, given: Promise.resolve() };
  const kept = new Map<string, { readonly meta: ContentMeta; readonly text: string }>();
  const content: Contents = {
    list: async () => [...kept.values()].map(({ meta }) => meta),
    async load(id) {
      await store.given;
      return kept.get(id)?.text ?? null;
    },
    async save(id, meta, text) {
      if (store.isFull) throw new Error('The disk is full.');
      kept.set(id, { meta, text });
    },
    async remove(id) {
      if (store.isFull) throw new Error('The disk is full.');
      kept.delete(id);
    },
  };
  let ids = 0;
  const notify = vi.fn();
  const now = () => new Date(Date.UTC(2026, 10, 29) + ids);
  const tools = {
    content,
    newId: () => `id-${++ids}`,
    now,
    notify,
    tellFiles: () => {},
    memory: { current: NOTHING_REMEMBERED },
  } as unknown as ContentTools;
  async function screen(format: ContentFormat<number> = NUMBERS) {
    const desks: Desk[] = [];
    const screen = await create(<Screen tools={tools} format={format} shown={(desk) => desks.push(desk)} />);
    const desk = () => desks.at(-1) as Desk;
    const doing = (work: (desk: Desk) => void) => act(async () => work(desk()));
    return { doing, desk, leave: () => screen.unmount() };
  }
  return { screen, kept, store, notify };
}

const namesOf = (desk: ContentDesk<number>) => desk.deleted.map(({ made }) => made.name);

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('of several deletions each is brought back, the last one first, with the steps that led there', async () => {
  const { screen, kept } = anApp();
  const { doing, desk } = await screen();
  for (const name of ['One', 'Two', 'Three']) await doing(({ add }) => add(name, '', 1));
  await doing(({ change }) => change({ body: 3 }));
  for (let times = 0; times < 3; times++) await doing(({ remove }) => remove());
  expect(namesOf(desk())).toEqual(['Three', 'Two', 'One']);
  expect(kept.size).toBe(0);
  expect(desk().open).toBeNull();
  for (const name of ['One', 'Two', 'Three']) {
    await doing(({ bringBack }) => bringBack());
    expect(desk().open?.made.name).toBe(name);
  }
  expect(namesOf(desk())).toEqual([]);
  expect([...kept.values()].map(({ meta }) => meta.name)).toEqual(['One', 'Two', 'Three']);
  await doing(({ undo }) => undo());
  expect(desk().open?.made.body).toBe(1);
});

it('deletions are still there when somebody was away from the screen, and are no concern of another editor', async () => {
  const { screen } = anApp();
  const first = await screen();
  for (const name of ['One', 'Two']) await first.doing(({ add }) => add(name, '', 1));
  for (let times = 0; times < 2; times++) await first.doing(({ remove }) => remove());
  await first.leave();
  const other = await screen(LETTERS);
  expect(other.desk().deleted).toEqual([]);
  await other.doing(({ add }) => add('Letter', '', 1));
  await other.doing(({ remove }) => remove());
  await other.leave();
  const again = await screen();
  expect(namesOf(again.desk())).toEqual(['Two', 'One']);
  await again.doing(({ bringBack }) => bringBack());
  expect(again.desk().open?.made.name).toBe('One');
  await again.leave();
  expect(namesOf((await screen(LETTERS)).desk())).toEqual(['Letter']);
});

it('what the store does not take lies there as it was left, and is no older for having been away', async () => {
  const { screen, kept, store } = anApp();
  const first = await screen();
  await first.doing(({ add }) => add('One', '', 1));
  store.isFull = true;
  await first.doing(({ change }) => change({ body: 2 }));
  await first.leave();
  const again = await screen();
  expect(again.desk().open?.made.body).toBe(2);
  await again.doing(({ add }) => add('Never kept', '', 7));
  await again.leave();
  const last = await screen();
  expect(last.desk().open?.made).toMatchObject({ name: 'Never kept', body: 7 });
  store.isFull = false;
  await last.doing(({ change }) => change({ body: 8 }));
  expect([...kept.values()].map(({ meta }) => meta.name)).toEqual(['One', 'Never kept']);
});

it('what could not be brought back can be tried again', async () => {
  const { screen, kept, store } = anApp();
  const { doing, desk } = await screen();
  await doing(({ add }) => add('One', '', 1));
  await doing(({ remove }) => remove());
  store.isFull = true;
  await doing(({ bringBack }) => bringBack());
  expect(namesOf(desk())).toEqual(['One']);
  store.isFull = false;
  await doing(({ bringBack }) => bringBack());
  expect(namesOf(desk())).toEqual([]);
  expect(kept.size).toBe(1);
  expect(desk().open?.made.name).toBe('One');
});

it('nothing is deleted twice, or changed after it was deleted, before the next one is there', async () => {
  const { screen, kept } = anApp();
  const { doing, desk } = await screen();
  for (const name of ['One', 'Two']) await doing(({ add }) => add(name, '', 1));
  await doing(({ remove, change }) => {
    remove();
    remove();
    change({ body: 9 });
  });
  expect(namesOf(desk())).toEqual(['Two']);
  expect([...kept.values()].map(({ meta }) => meta.name)).toEqual(['One']);
  expect(desk().open?.made.name).toBe('One');
});

it('each editor finds what lay open in it, with its steps, also after the other was seen', async () => {
  const { screen } = anApp();
  const first = await screen();
  for (const name of ['One', 'Two']) await first.doing(({ add }) => add(name, '', 1));
  const [, older] = first.desk().metas ?? [];
  await first.doing(({ choose }) => choose(older?.id ?? ''));
  await first.doing(({ change }) => change({ body: 5 }));
  await first.leave();
  const other = await screen(LETTERS);
  await other.doing(({ add }) => add('Letter', '', 1));
  await other.leave();
  const again = await screen();
  expect(again.desk().open?.made).toMatchObject({ name: 'One', body: 5 });
  await again.doing(({ undo }) => undo());
  expect(again.desk().open?.made.body).toBe(1);
});

it('what is being called otherwise is what lay open when that was asked, whatever is laid there meanwhile', async () => {
  const { screen, kept, store } = anApp();
  const { doing, desk } = await screen();
  for (const name of ['One', 'Two']) await doing(({ add }) => add(name, '', 1));
  let give = () => {};
  store.given = new Promise((resolve) => {
    give = resolve;
  });
  await doing(({ choose, metas }) => choose(metas?.at(-1)?.id ?? ''));
  await doing(({ renaming }) => renaming.ask());
  expect(desk().renaming.asked?.made.name).toBe('Two');
  await doing(() => give());
  expect(desk().open?.made.name).toBe('One');
  await doing(({ renaming }) => renaming.rename('Second', 'Ada'));
  expect([...kept.values()].map(({ meta }) => meta.name)).toEqual(['One', 'Second']);
  expect(desk().open?.made).toMatchObject({ name: 'Second', maker: 'Ada' });
  await doing(({ undo }) => undo());
  expect(desk().open?.made.name).toBe('Two');
});

it('what could not be deleted is there still, and can be changed', async () => {
  const { screen, store, notify } = anApp();
  const { doing, desk } = await screen();
  await doing(({ add }) => add('One', '', 1));
  store.isFull = true;
  await doing(({ remove }) => remove());
  expect(notify).toHaveBeenLastCalledWith('The disk is full.');
  expect(namesOf(desk())).toEqual([]);
  store.isFull = false;
  await doing(({ choose, metas }) => choose(metas?.[0]?.id ?? ''));
  await doing(({ change }) => change({ body: 2 }));
  expect(desk().open?.made).toMatchObject({ name: 'One', body: 2 });
});

it('what the store did not take is as it was left when it could not be deleted either', async () => {
  const { screen, store } = anApp();
  const { doing, desk } = await screen();
  await doing(({ add }) => add('One', '', 1));
  store.isFull = true;
  await doing(({ change }) => change({ body: 2 }));
  await doing(({ remove }) => remove());
  store.isFull = false;
  await doing(({ choose, metas }) => choose(metas?.[0]?.id ?? ''));
  expect(desk().open?.made).toMatchObject({ name: 'One', body: 2 });
});

it('of files that came together each is named in one message, also what the store did not take', async () => {
  const { screen, store, notify } = anApp();
  const { doing, desk } = await screen();
  const content = (name: string) =>
    sharedContent({ game: 'one-month-in', kind: 'layout', name, maker: '', body: 1 });
  store.isFull = true;
  const texts = ['a list of things to buy', content('One'), '{"format":'];
  const files = texts.map((text, index) => new File([text], `file-${index}.json`));
  await doing(({ takeFiles }) => takeFiles(files));
  await vi.waitFor(() => expect(notify).toHaveBeenCalled());
  expect(notify.mock.calls).toEqual([
    [
      "file-0.json can't be taken in: nothing in it was made for this game by this editor. " +
        '"One" is imported. The disk is full. ' +
        "file-2.json can't be taken in: nothing in it was made for this game by this editor.",
    ],
  ]);
  expect(desk().open?.made.name).toBe('One');
});
