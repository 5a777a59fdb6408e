import { act, create } from '@react-three/test-renderer';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FinishedMeta } from '../../../../models/kernel/finished-kind';
import { AppProvider } from '../../../../renderer/app/app-context';
import {
  type FinishedGames,
  MOST_TO_UNDO,
  takeOut,
  useFinished,
} from '../../../../renderer/app/records/use-finished';
import { aFinishedMeta } from '../../../helpers/finished-meta';

const GAMES = ['one', 'two', 'three'].map((id) => aFinishedMeta({ id }));
type Kept = Parameters<typeof takeOut>[2];

/** A store of finished games, of which those that are named can't be read, or not be deleted. */
function aStore({ unreadable = '', stuck = '' } = {}) {
  const texts = new Map(GAMES.map((meta) => [meta.id, { meta, text: `text of ${meta.id}` }]));
  const finished = {
    list: async () => [...texts.values()].map(({ meta }) => meta),
    load: async (id: string) => {
      if (id === unreadable) throw new Error('The file is damaged.');
      return texts.get(id)?.text ?? null;
    },
    save: async (id: string, meta: FinishedMeta, text: string) => void texts.set(id, { meta, text }),
    remove: async (id: string) => {
      if (id === stuck) throw new Error('The disk is full.');
      texts.delete(id);
    },
  };
  return { finished, texts };
}

interface PartProps {
  readonly shown: (games: FinishedGames) => void;
}

function Part({ shown }: PartProps) {
  shown(useFinished());
  return null;
}

describe('taking games out', () => {
  it('what was deleted before a game that stays can be brought back', async () => {
    const kept: Kept = [];
    await expect(takeOut(aStore({ stuck: 'two' }).finished, GAMES, kept)).rejects.toThrow(
      'The disk is full.',
    );
    expect(kept).toEqual([{ meta: GAMES[0], text: 'text of one' }]);
  });

  it('all deleted games can be brought back', async () => {
    const kept: Kept = [];
    await takeOut(aStore().finished, GAMES, kept);
    expect(kept.map(({ meta }) => meta.id)).toEqual(['one', 'two', 'three']);
  });

  it('very many are gone for good, whether they can be read or not', async () => {
    const kept: Kept = [];
    const { finished, texts } = aStore({ unreadable: 'two' });
    await takeOut(finished, [...GAMES, ...Array.from({ length: MOST_TO_UNDO }, () => aFinishedMeta())], kept);
    expect(kept).toEqual([]);
    expect([...texts.keys()]).toEqual([]);
  });
});

describe('a finished game that can’t be read', () => {
  beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
  afterEach(() => void vi.unstubAllGlobals());

  /** The records as a screen has them. */
  async function opened({ finished }: ReturnType<typeof aStore>) {
    const seen: FinishedGames[] = [];
    const app = { platform: { finished }, notify: vi.fn(), tellFiles: vi.fn() };
    const screen = await create(
      <AppProvider value={app as never}>
        <Part shown={(games) => seen.push(games)} />
      </AppProvider>,
    );
    await act(async () => {});
    const now = (): FinishedGames => {
      const latest = seen.at(-1);
      if (!latest) throw new Error('Nothing was shown.');
      return latest;
    };
    const ids = () => now().games?.map(({ id }) => id);
    return { now, ids, leave: () => act(() => screen.unmount()) };
  }

  it('is deleted like any other, and brought back as it was', async () => {
    const store = aStore({ unreadable: 'two' });
    const { now, ids } = await opened(store);
    await act(async () => now().remove(GAMES));
    expect(ids()).toEqual([]);
    expect(now().deleted).toBe(3);
    await act(async () => now().restore());
    expect(ids()?.toSorted()).toEqual(['one', 'three', 'two']);
    expect(now().deleted).toBe(0);
    expect(store.texts.get('two')?.text).toBe('text of two');
    expect(store.texts.get('one')?.text).toBe('text of one');
  });

  it('comes back with what the records count where the store has put it aside', async () => {
    const store = aStore({ unreadable: 'two' });
    const { now, ids } = await opened(store);
    await act(async () => now().remove(GAMES.slice(1, 2)));
    store.texts.delete('two');
    await act(async () => now().restore());
    expect(ids()).toEqual(['one', 'three', 'two']);
    expect(store.texts.get('two')).toEqual({ meta: GAMES[1], text: '' });
  });

  it('stays when somebody leaves while it is being brought back', async () => {
    const store = aStore({ unreadable: 'two' });
    const { now, leave } = await opened(store);
    await act(async () => now().remove(GAMES));
    await act(async () => {
      now().restore();
      await leave();
    });
    expect([...store.texts.keys()].toSorted()).toEqual(['one', 'three', 'two']);
  });

  it('is gone for good as well when another is deleted in the same breath', async () => {
    const store = aStore({ unreadable: 'two' });
    const { now } = await opened(store);
    await act(async () => {
      now().remove(GAMES.slice(1, 2));
      now().remove(GAMES.slice(0, 1));
    });
    expect([...store.texts.keys()]).toEqual(['three']);
  });

  it.each(['another is deleted', 'the records are left'])('is gone for good once %s', async (what) => {
    const store = aStore({ unreadable: 'two' });
    const { now, leave } = await opened(store);
    await act(async () => now().remove(GAMES.slice(1, 2)));
    expect([...store.texts.keys()]).toEqual(['one', 'two', 'three']);
    if (what === 'another is deleted') await act(async () => now().remove(GAMES.slice(0, 1)));
    else await leave();
    expect([...store.texts.keys()]).not.toContain('two');
  });
});
