import { describe, expect, it } from 'vitest';
import { holdWindow } from '../../../../renderer/app/saves/hold-window';
import { createSaveQueue } from '../../../../renderer/app/saves/save-queue';
import { isSlot } from '../../../../renderer/app/saves/slots';
import { aSaveMeta } from '../../../helpers/save-meta';
import { slowStore } from '../../../helpers/slow-store';

/** A window over a store that answers when it is told to. @param app false in a browser, which asks by itself */
function aWindow(app = true, finish = () => {}) {
  const store = slowStore();
  const queue = createSaveQueue(store.saves, isSlot);
  const told: string[] = [];
  const target = new EventTarget();
  const clock = { now: 0 };
  let quits = 0;
  const quit = async () => void quits++;
  const release = holdWindow(
    queue,
    { quit: app ? quit : undefined, notify: (sentence) => told.push(sentence), now: () => clock.now, finish },
    target as Window,
  );
  return {
    ...store,
    told,
    clock,
    release,
    quits: () => quits,
    save: (text: string) => void queue.save('game-a', aSaveMeta({ id: 'game-a' }), text).catch(() => {}),
    /** Whether the window may go. */
    close: () => target.dispatchEvent(new Event('beforeunload', { cancelable: true })),
  };
}

describe('closing the window', () => {
  it('goes through when everything is stored', async () => {
    const { save, answer, close, told } = aWindow();
    save('1');
    await answer();
    expect([close(), told]).toEqual([true, []]);
  });

  it('waits for the last moves in a slow store, and then goes on by itself', async () => {
    const { save, answer, close, told, quits, texts } = aWindow();
    save('1');
    save('2');
    save('3');
    expect(close()).toBe(false);
    expect(told).toEqual(['Your game is being saved; Curfew closes as soon as that is done.']);
    await answer();
    expect(quits()).toBe(0);
    await answer();
    expect([quits(), texts(), close()]).toEqual([1, { 'game-a': '3' }, true]);
  });

  it('waits for somebody who is impatient, too', () => {
    const { save, close } = aWindow();
    save('1');
    expect([close(), close(), close()]).toEqual([false, false, false]);
  });

  it('goes through at the second attempt when the store does not answer for ten seconds', () => {
    const { save, close, clock } = aWindow();
    save('1');
    expect(close()).toBe(false);
    clock.now = 9_999;
    expect(close()).toBe(false);
    clock.now = 10_000;
    expect(close()).toBe(true);
  });

  it('says what the store refused, and goes through at the second attempt', async () => {
    const { save, refuse, close, told, quits } = aWindow();
    save('1');
    close();
    await refuse('The disk is full.');
    expect(told.at(-1)).toBe(
      'The game could not be saved: The disk is full. Close again to leave without its last moves.',
    );
    expect([quits(), close()]).toEqual([0, true]);
  });

  it('waits again when the refusal was long ago', async () => {
    const { save, refuse, close, clock } = aWindow();
    save('1');
    close();
    await refuse('The disk is full.');
    clock.now = 60_001;
    save('2');
    expect(close()).toBe(false);
  });

  it('is left to the browser, which asks the person, where the app can not close its window', async () => {
    const { save, answer, close, told } = aWindow(false);
    save('1');
    expect(close()).toBe(false);
    await answer();
    expect([close(), told]).toEqual([true, []]);
  });

  it('keeps what somebody is still writing, and waits for that as well', async () => {
    const window = aWindow(true, () => window.save('written to its end'));
    expect(window.close()).toBe(false);
    await window.answer();
    expect([window.texts(), window.quits()]).toEqual([{ 'game-a': 'written to its end' }, 1]);
  });

  it('is no concern of a page that is gone', () => {
    const { save, close, release } = aWindow();
    save('1');
    release();
    expect(close()).toBe(true);
  });
});
