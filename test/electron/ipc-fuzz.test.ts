import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { CHANNELS, type Channel, isOwnPage } from '../../electron/ipc';
import { aContentMeta, aStoredContent } from '../helpers/content-meta';
import { aDeckMeta, aStoredDeck } from '../helpers/deck-meta';
import { aFinishedMeta, aFinishedText } from '../helpers/finished-meta';
import { aPng } from '../helpers/png';
import { aPicture, aSaveMeta } from '../helpers/save-meta';
import { aMainProcess, OWN_PAGE } from './main-process';

const RUNS = { numRuns: 300, seed: 20261128 };
const NAMES = Object.keys(CHANNELS) as Channel[];

/** Arguments that each channel takes, to be spoiled. */
const SOUND: Readonly<Record<Channel, readonly unknown[]>> = {
  'saves:list': [],
  'saves:load': ['autosave'],
  'saves:picture': ['autosave'],
  'saves:save': ['autosave', aSaveMeta(), '{}', aPicture()],
  'saves:remove': ['autosave'],
  'decks:list': [],
  'decks:load': ['a-deck'],
  'decks:save': ['a-deck', aDeckMeta(), aStoredDeck()],
  'decks:remove': ['a-deck'],
  'content:list': [],
  'content:load': ['a-layout'],
  'content:save': ['a-layout', aContentMeta(), aStoredContent()],
  'content:remove': ['a-layout'],
  'finished:list': [],
  'finished:load': ['a-game'],
  'finished:save': ['a-game', aFinishedMeta(), aFinishedText()],
  'finished:remove': ['a-game'],
  'settings:load': [],
  'settings:store': ['{}'],
  'files:take': [],
  'pictures:keep': ['Curfew Dying Light 2026-11-29 14.30.05.png', aPng()],
  'app:facts': [],
  'app:log': ['error', 'text'],
  'app:notices': [],
  'app:quit': [],
  'app:set-fullscreen': [true],
};

/** What a structured clone can carry, and names that have a meaning elsewhere. */
const junk = fc.oneof(
  fc.anything({
    withDate: true,
    withMap: true,
    withSet: true,
    withTypedArray: true,
    withNullPrototype: true,
  }),
  fc.constantFrom('../autosave', '..\\autosave', 'con', '__proto__', 'constructor', 'a\0b', 'autosave/', ''),
  fc.string({ unit: 'binary', maxLength: 200 }),
);

/** Messages to a channel that are wrong at one place, too long, too short, or nothing but junk. */
function spoiled(channel: Channel): fc.Arbitrary<readonly unknown[]> {
  const sound = SOUND[channel];
  const all = fc.array(junk, { maxLength: 4 });
  const longer = junk.map((more) => [...sound, more]);
  if (sound.length === 0) return fc.oneof(all, longer);
  const place = fc.nat({ max: sound.length - 1 });
  const replaced = fc.tuple(place, junk).map(([at, value]) => sound.with(at, value));
  return fc.oneof(all, longer, replaced, fc.constant(sound.slice(1)));
}

describe.each(NAMES)('junk sent to %s', (channel) => {
  it('is refused in so many words before anything is done, unless it is well formed', async () => {
    await fc.assert(
      fc.asyncProperty(spoiled(channel), async (args) => {
        const { send, reached } = aMainProcess();
        if (v.is(CHANNELS[channel], args)) return;
        await expect(send(channel, OWN_PAGE, ...args)).rejects.toThrow(`${channel}: refused, `);
        expect(reached).toEqual([]);
      }),
      RUNS,
    );
  });

  it('is refused from every sender but the page itself, however well formed', async () => {
    const sender = fc.oneof(
      fc.constantFrom(
        null,
        { url: 'app://curfew/index.html', parent: OWN_PAGE },
        { url: 'app://curfew.example.org/index.html', parent: null },
        { url: 'https://curfew/index.html', parent: null },
        { url: 'file:///index.html', parent: null },
        { url: 'blob:app://curfew/1', parent: null },
      ),
      fc.record({ url: fc.oneof(fc.webUrl(), fc.string()), parent: fc.constant(null) }),
    );
    await fc.assert(
      fc.asyncProperty(sender, async (frame) => {
        const { send, reached } = aMainProcess();
        await expect(send(channel, frame, ...SOUND[channel])).rejects.toThrow(
          `${channel}: refused, the sender`,
        );
        expect(reached).toEqual([]);
      }),
      RUNS,
    );
  });
});

describe.each([
  'saves:load',
  'decks:load',
  'decks:remove',
  'content:load',
  'content:remove',
  'finished:load',
  'finished:remove',
] as const)('the ids that %s takes', (channel) => {
  it('can name no file outside their folder', () => {
    const ids = fc.string({ unit: fc.constantFrom('a', '1', '-', '.', '/', '\\', ':', '%', '\0') });
    fc.assert(
      fc.property(ids, (id) => !v.is(CHANNELS[channel], [id]) || /^[a-z0-9-]+$/.test(id)),
      RUNS,
    );
  });
});

describe('the names of pictures', () => {
  it('can name no file outside their folder, and none that is hidden', () => {
    const letters = fc.constantFrom('a', 'é', '1', '-', '.', '/', '\\', ':', '%', '\0', ' ');
    const names = fc.string({ unit: letters }).map((text) => `Curfew ${text}.png`);
    fc.assert(
      fc.property(
        fc.oneof(names, fc.string()),
        (name) => !v.is(CHANNELS['pictures:keep'], [name, aPng()]) || /^Curfew [^/\\:%\0]+\.png$/.test(name),
      ),
      RUNS,
    );
  });

  it('come with a PNG and nothing else', () => {
    fc.assert(
      fc.property(
        fc.uint8Array(),
        (bytes) => !v.is(CHANNELS['pictures:keep'], ['Curfew a.png', bytes]) || bytes[0] === 0x89,
      ),
      RUNS,
    );
  });
});

describe('an address that is not a page of the app', () => {
  it('is no sender, whatever it is', () => {
    fc.assert(
      fc.property(fc.webUrl(), (url) => !isOwnPage({ url, parent: null })),
      RUNS,
    );
  });
});
