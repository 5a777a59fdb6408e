import { describe, expect, it } from 'vitest';
import { createBridge, type Invoke } from '../../electron/bridge';
import type { Platform } from '../../renderer/platform/platform';
import { aContentMeta, aStoredContent } from '../helpers/content-meta';
import { aDeckMeta, aStoredDeck } from '../helpers/deck-meta';
import { aFinishedMeta, aFinishedText } from '../helpers/finished-meta';
import { aPng } from '../helpers/png';
import { aPicture, aSaveMeta } from '../helpers/save-meta';

/** A bridge to a main process that gives one answer and notes the messages. */
function aBridge(answer: () => Promise<unknown>) {
  const messages: unknown[] = [];
  const invoke = (...message: unknown[]) => {
    messages.push(message);
    return answer();
  };
  const listeners: (() => void)[] = [];
  const bridge = createBridge(invoke as Invoke, (listener) => void listeners.push(listener));
  return { bridge, messages, listeners };
}

describe('the bridge', () => {
  it('is the platform that the renderer asks for, one message a call', async () => {
    const made = aBridge(async () => null);
    const { messages } = made;
    const bridge: Platform = made.bridge;
    await bridge.saves.list();
    await bridge.saves.load('autosave');
    await bridge.saves.picture('autosave');
    await bridge.saves.save('autosave', aSaveMeta(), '{}');
    await bridge.saves.save('autosave', aSaveMeta(), '{}', aPicture());
    await bridge.saves.remove('autosave');
    await bridge.decks.list();
    await bridge.decks.load('a-deck');
    await bridge.decks.save('a-deck', aDeckMeta(), aStoredDeck());
    await bridge.decks.remove('a-deck');
    await bridge.content.list();
    await bridge.content.load('a-layout');
    await bridge.content.save('a-layout', aContentMeta(), aStoredContent());
    await bridge.content.remove('a-layout');
    await bridge.finished.list();
    await bridge.finished.load('a-game');
    await bridge.finished.save('a-game', aFinishedMeta(), aFinishedText());
    await bridge.finished.remove('a-game');
    await bridge.pictures?.keep('Curfew a.png', aPng());
    await bridge.setFullscreen?.(true);
    await bridge.opened?.take();
    await bridge.facts();
    await bridge.log('warn', 'Look.');
    await bridge.notices();
    await bridge.quit?.();
    expect(messages).toEqual([
      ['saves:list'],
      ['saves:load', 'autosave'],
      ['saves:picture', 'autosave'],
      ['saves:save', 'autosave', aSaveMeta(), '{}', null],
      ['saves:save', 'autosave', aSaveMeta(), '{}', aPicture()],
      ['saves:remove', 'autosave'],
      ['decks:list'],
      ['decks:load', 'a-deck'],
      ['decks:save', 'a-deck', aDeckMeta(), aStoredDeck()],
      ['decks:remove', 'a-deck'],
      ['content:list'],
      ['content:load', 'a-layout'],
      ['content:save', 'a-layout', aContentMeta(), aStoredContent()],
      ['content:remove', 'a-layout'],
      ['finished:list'],
      ['finished:load', 'a-game'],
      ['finished:save', 'a-game', aFinishedMeta(), aFinishedText()],
      ['finished:remove', 'a-game'],
      ['pictures:keep', 'Curfew a.png', aPng()],
      ['app:set-fullscreen', true],
      ['files:take'],
      ['app:facts'],
      ['app:log', 'warn', 'Look.'],
      ['app:notices'],
      ['app:quit'],
    ]);
  });

  it('tells the page that a file waits, and nothing else', () => {
    const { bridge, listeners } = aBridge(async () => null);
    const heard: unknown[][] = [];
    bridge.opened.onWaiting((...args: unknown[]) => void heard.push(args));
    for (const listener of listeners) listener();
    expect(heard).toEqual([[]]);
  });

  it('sends settings as JSON text and reads them back', async () => {
    const { bridge, messages } = aBridge(async () => '{"volume":1}');
    await bridge.settings.store({ volume: 1 });
    expect(messages).toEqual([['settings:store', '{"volume":1}']]);
    expect(await bridge.settings.load()).toEqual({ volume: 1 });
  });

  it('has null for settings that were never stored', async () => {
    expect(await aBridge(async () => null).bridge.settings.load()).toBeNull();
  });

  it('passes on the sentence of an error without what Electron puts before it', async () => {
    const { bridge } = aBridge(async () => {
      throw new Error("Error invoking remote method 'saves:load': DamagedFileError: The file is damaged.");
    });
    await expect(bridge.saves.load('autosave')).rejects.toThrow(/^The file is damaged\.$/);
  });
});
