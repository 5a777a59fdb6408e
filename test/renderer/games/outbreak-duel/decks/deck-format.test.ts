import { describe, expect, it } from 'vitest';
import { storedDeck } from '../../../../../models/kernel/deck-kind';
import { PRECONS } from '../../../../../models/outbreak-duel/content/precons';
import { createContentShelf } from '../../../../../renderer/content/content-shelf';
import { decksAsContent } from '../../../../../renderer/content/decks-as-content';
import { DECK_FORMAT, madeOf, pairOf } from '../../../../../renderer/games/outbreak-duel/decks/deck-format';
import { aDeckMeta } from '../../../../helpers/deck-meta';
import { decksInMemory } from '../../../../helpers/decks-in-memory';
import { aPair } from '../../../../helpers/outbreak-duel-decks';

function aShelf() {
  const made = decksInMemory();
  let minute = 0;
  const now = () => new Date(Date.UTC(2026, 10, 28, 20, minute++));
  return { ...made, shelf: createContentShelf(decksAsContent(made.decks), DECK_FORMAT, now) };
}

describe('the shelf of decks', () => {
  it('gives back what was kept, and lists it newest first without asking the store again', async () => {
    const { shelf, decks } = aShelf();
    await shelf.refresh();
    await shelf.keep('a', madeOf(PRECONS.hold));
    await shelf.keep('b', madeOf(aPair({}, { name: 'Other' })));
    await shelf.keep('a', madeOf(aPair({}, { name: 'Renamed' })));
    expect(shelf.list()?.map(({ id, name }) => [id, name])).toEqual([
      ['a', 'Renamed'],
      ['b', 'Other'],
    ]);
    expect(pairOf(await shelf.open('b'))).toEqual(aPair({}, { name: 'Other' }));
    expect(decks.list).toHaveBeenCalledTimes(1);
  });

  it('tells whoever listens of every change, until they stop', async () => {
    const { shelf } = aShelf();
    let heard = 0;
    const stop = shelf.subscribe(() => heard++);
    await shelf.refresh();
    await shelf.keep('a', madeOf(PRECONS.hold));
    await shelf.remove('a');
    expect(heard).toBe(3);
    stop();
    await shelf.refresh();
    expect(heard).toBe(3);
  });

  it('shows of a pair whom it is for, or why it may not be played (OD-DECK-01)', async () => {
    const { shelf, kept } = aShelf();
    await shelf.keep('a', madeOf(PRECONS.hold));
    expect(kept.get('a')?.meta).toEqual({
      id: 'a',
      game: 'outbreak-duel',
      name: 'Hold the Line',
      savedAt: '2026-11-28T20:00:00.000Z',
      summary: 'Dutch Halloran, 24 HP',
      ready: true,
    });
    await shelf.keep('a', madeOf(aPair({ survivor: { W01: 2 } })));
    const unready = kept.get('a')?.meta;
    expect(unready?.summary).toBe('A Survivor Deck has 40 cards; this one has 39.');
    expect(unready).not.toHaveProperty('ready');
  });

  it('keeps decks by their own format, whoever lists them', async () => {
    const { shelf, kept } = aShelf();
    await shelf.keep('a', madeOf(PRECONS.hold));
    expect(kept.get('a')?.text).toBe(storedDeck('outbreak-duel', PRECONS.hold));
  });

  it('lists decks of its own game only', async () => {
    const { shelf, decks } = aShelf();
    await decks.save('x', aDeckMeta({ id: 'x', game: 'another' }), storedDeck('another', {}));
    await shelf.refresh();
    expect(shelf.list()).toEqual([]);
  });

  it.each([
    ['is gone', null, 'This is not there any more.'],
    [
      'has a card that is not there',
      { ...PRECONS.hold, cards: { survivor: { W99: 1 }, zombie: {} } },
      'comes from another version',
    ],
    ['has a name of another kind', { ...PRECONS.hold, name: 7 }, 'comes from another version'],
    [
      'has half a card',
      { ...PRECONS.hold, cards: { survivor: { W01: 0.5 }, zombie: {} } },
      'comes from another version',
    ],
  ])('says in a sentence that a deck %s', async (_what, deck, sentence) => {
    const { shelf, decks } = aShelf();
    if (deck) await decks.save('x', aDeckMeta({ id: 'x' }), storedDeck('outbreak-duel', deck));
    await expect(shelf.open('x')).rejects.toThrow(sentence);
  });
});
