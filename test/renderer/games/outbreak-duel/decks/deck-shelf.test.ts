import { describe, expect, it, vi } from 'vitest';
import { storedDeck } from '../../../../../models/kernel/deck-kind';
import { PRECONS } from '../../../../../models/outbreak-duel/content/precons';
import { createDeckShelf, metaOf } from '../../../../../renderer/games/outbreak-duel/decks/deck-shelf';
import type { DeckMeta, Decks } from '../../../../../renderer/platform/platform';
import { aDeckMeta } from '../../../../helpers/deck-meta';
import { aPair } from '../../../../helpers/outbreak-duel-decks';

/** Decks as long as a test runs, of which every list is counted. */
function decksInMemory() {
  const kept = new Map<string, { readonly meta: DeckMeta; readonly text: string }>();
  const decks = {
    list: vi.fn(async () => [...kept.values()].map(({ meta }) => meta)),
    load: async (id: string) => kept.get(id)?.text ?? null,
    save: async (id: string, meta: DeckMeta, text: string) => void kept.set(id, { meta, text }),
    remove: async (id: string) => void kept.delete(id),
  } satisfies Decks;
  return { decks, kept };
}

function aShelf() {
  const made = decksInMemory();
  let minute = 0;
  const now = () => new Date(Date.UTC(2026, 10, 28, 20, minute++));
  return { ...made, shelf: createDeckShelf(made.decks, now) };
}

describe('the shelf of decks', () => {
  it('gives back what was kept, and lists it newest first without asking the store again', async () => {
    const { shelf, decks } = aShelf();
    await shelf.refresh();
    await shelf.keep('a', PRECONS.hold);
    await shelf.keep('b', aPair({}, { name: 'Other' }));
    await shelf.keep('a', aPair({}, { name: 'Renamed' }));
    expect(shelf.list()?.map(({ id, name }) => [id, name])).toEqual([
      ['a', 'Renamed'],
      ['b', 'Other'],
    ]);
    expect(await shelf.open('b')).toEqual(aPair({}, { name: 'Other' }));
    expect(decks.list).toHaveBeenCalledTimes(1);
  });

  it('tells whoever listens of every change, until they stop', async () => {
    const { shelf } = aShelf();
    let heard = 0;
    const stop = shelf.subscribe(() => heard++);
    await shelf.refresh();
    await shelf.keep('a', PRECONS.hold);
    await shelf.remove('a');
    expect(heard).toBe(3);
    stop();
    await shelf.refresh();
    expect(heard).toBe(3);
  });

  it('shows of a pair whom it is for, or why it may not be played (OD-DECK-01)', () => {
    const now = new Date(0);
    expect(metaOf('a', PRECONS.hold, now)).toMatchObject({
      name: 'Hold the Line',
      summary: 'Dutch Halloran, 24 HP',
      ready: true,
    });
    const unready = metaOf('a', aPair({ survivor: { W01: 2 } }), now);
    expect(unready.summary).toBe('A Survivor Deck has 40 cards; this one has 39.');
    expect(unready).not.toHaveProperty('ready');
  });

  it('lists decks of its own game only', async () => {
    const { shelf, decks } = aShelf();
    await decks.save('x', aDeckMeta({ id: 'x', game: 'another' }), storedDeck('another', {}));
    await shelf.refresh();
    expect(shelf.list()).toEqual([]);
  });

  it.each([
    ['is gone', null, 'This deck is no longer there.'],
    [
      'has a card that is not there',
      { ...PRECONS.hold, cards: { survivor: { W99: 1 }, zombie: {} } },
      'was made by another version',
    ],
    ['has a name of another kind', { ...PRECONS.hold, name: 7 }, 'was made by another version'],
    [
      'has half a card',
      { ...PRECONS.hold, cards: { survivor: { W01: 0.5 }, zombie: {} } },
      'was made by another version',
    ],
  ])('says in a sentence that a deck %s', async (_what, deck, sentence) => {
    const { shelf, decks } = aShelf();
    if (deck) await decks.save('x', aDeckMeta({ id: 'x' }), storedDeck('outbreak-duel', deck));
    await expect(shelf.open('x')).rejects.toThrow(sentence);
  });
});
