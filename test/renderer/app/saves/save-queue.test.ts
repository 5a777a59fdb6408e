import { describe, expect, it } from 'vitest';
import { createSaveQueue } from '../../../../renderer/app/saves/save-queue';
import { isSlot } from '../../../../renderer/app/saves/slots';
import { aPicture, aSaveMeta } from '../../../helpers/save-meta';
import { slowStore } from '../../../helpers/slow-store';

/** A queue in front of a store that answers when it is told to, and the sentences of what it refused. */
function aQueue() {
  const store = slowStore();
  const queue = createSaveQueue(store.saves, isSlot);
  const refused: string[] = [];
  const save = (id: string, text: string) => {
    const saved = queue.save(id, aSaveMeta({ id, name: text }), text);
    saved.catch((error: Error) => refused.push(error.message));
    return saved;
  };
  return { ...store, queue, refused, save };
}

describe('a game in front of a slow store', () => {
  it('is sent at once', () => {
    const { save, sent } = aQueue();
    void save('game-a', '1');
    expect(sent).toEqual(['1']);
  });

  it('is never on its way twice, and of what waits only the newest is sent', async () => {
    const { save, sent, answer, texts } = aQueue();
    const saved = ['1', '2', '3', '4'].map((text) => save('game-a', text));
    expect(sent).toEqual(['1']);
    await answer();
    expect(sent).toEqual(['1', '4']);
    await answer();
    await Promise.all(saved);
    expect([sent, texts()]).toEqual([['1', '4'], { 'game-a': '4' }]);
  });

  it('does not wait for another one', () => {
    const { save, sent } = aQueue();
    void save('game-a', '1');
    void save('game-b', '2');
    expect(sent).toEqual(['1', '2']);
  });

  it('is listed and loaded as it is, not as the store has it', async () => {
    const { save, queue, answer } = aQueue();
    void save('game-a', '1');
    await answer();
    void save('game-a', '2');
    void save('game-a', '3');
    expect(await queue.load('game-a')).toBe('3');
    expect((await queue.list()).map(({ name }) => name)).toEqual(['3']);
  });

  it('has the picture that it has itself, not that of the store', async () => {
    const { queue, answer } = aQueue();
    void queue.save('a', aSaveMeta({ id: 'a' }), '1', aPicture('A'));
    expect(await queue.picture('a')).toBe(aPicture('A'));
    await answer();
    expect(await queue.picture('a')).toBe(aPicture('A'));
    void queue.save('a', aSaveMeta({ id: 'a' }), '2');
    expect(await queue.picture('a')).toBeNull();
  });

  it('hears from the queue why nothing can be stored, where that is so', () => {
    const { saves } = slowStore();
    expect(createSaveQueue(saves, isSlot).whyNot()).toBeNull();
    const blocked = createSaveQueue({ ...saves, whyNot: () => 'Nothing is stored here.' }, isSlot);
    expect(blocked.whyNot()).toBe('Nothing is stored here.');
  });

  it('keeps the queue busy until the store has it', async () => {
    const { save, queue, answer } = aQueue();
    void save('game-a', '1');
    void save('game-a', '2');
    await answer();
    expect(queue.isIdle()).toBe(false);
    await answer();
    expect(queue.isIdle()).toBe(true);
  });

  it('is waited for by whoever has to leave, but not what comes later', async () => {
    const { save, queue, answer, sent } = aQueue();
    void save('game-a', '1');
    void save('game-a', '2');
    let done = false;
    const flushed = queue.flush().then(() => {
      done = true;
    });
    await answer();
    expect(done).toBe(false);
    void save('game-a', '3');
    await answer();
    await flushed;
    expect(sent).toEqual(['1', '2', '3']);
  });

  it('does not come back after it was removed', async () => {
    const { save, queue, answer, texts, sent } = aQueue();
    void save('game-a', '1');
    void save('game-a', '2');
    const removed = queue.remove('game-a');
    await answer();
    await removed;
    expect([texts(), sent, await queue.list()]).toEqual([{}, ['1'], []]);
  });

  it('is forgotten when another tab has it', async () => {
    const { save, queue, answer, sent } = aQueue();
    void save('game-a', '1');
    void save('game-a', '2');
    queue.drop();
    expect(queue.isIdle()).toBe(true);
    await answer();
    expect(sent).toEqual(['1']);
  });
});

describe('a game that the store refuses', () => {
  const FULL = 'There is no room left.';

  it('is told of, and is still there to be loaded and listed', async () => {
    const { save, queue, refuse, refused, answer, texts } = aQueue();
    void save('game-a', '1');
    await answer();
    void save('game-a', '2');
    await refuse(FULL);
    expect(refused).toEqual([FULL]);
    expect(texts()).toEqual({ 'game-a': '1' });
    expect([await queue.load('game-a'), queue.isIdle()]).toEqual(['2', false]);
    expect((await queue.list()).map(({ name }) => name)).toEqual(['2']);
  });

  it('is of no account when a newer version of it is taken', async () => {
    const { save, refuse, answer, refused, texts } = aQueue();
    void save('game-a', '1');
    void save('game-a', '2');
    await refuse(FULL);
    await answer();
    expect([refused, texts()]).toEqual([[], { 'game-a': '2' }]);
  });

  it('is offered again as soon as the store takes another one', async () => {
    const { save, queue, refuse, answer, texts } = aQueue();
    void save('game-a', '1');
    await refuse(FULL);
    void save('game-b', '2');
    await answer();
    await answer();
    expect([texts(), queue.isIdle()]).toEqual([{ 'game-a': '1', 'game-b': '2' }, true]);
  });

  it('is offered again on the way out, which fails with the sentence when it is refused again', async () => {
    const { save, queue, refuse, answer, texts } = aQueue();
    void save('game-a', '1');
    await refuse(FULL);
    const first = expect(queue.flush()).rejects.toThrow(FULL);
    await refuse(FULL);
    await first;
    const second = queue.flush();
    await answer();
    await second;
    expect(texts()).toEqual({ 'game-a': '1' });
  });

  it('is not kept under a name: the person was told that it was not saved', async () => {
    const { save, queue, refuse, refused } = aQueue();
    void save('save-a', '1');
    await refuse(FULL);
    expect([refused, await queue.list(), queue.isIdle()]).toEqual([[FULL], [], true]);
  });
});
