import { describe, expect, it } from 'vitest';
import { CARDS } from '../../../../../models/outbreak-duel/content/cards';
import { PRECONS } from '../../../../../models/outbreak-duel/content/precons';
import { CARD_IDS } from '../../../../../models/outbreak-duel/ids';
import {
  costOf,
  figuresOf,
  keywordsOf,
  nameOf,
  searchedText,
  timingOf,
  typeWords,
} from '../../../../../renderer/games/outbreak-duel/card-words';
import { copiesAfter } from '../../../../../renderer/games/outbreak-duel/decks/copies-keys';
import {
  COSTS,
  type Filter,
  NO_FILTER,
  SORTS,
  shownCards,
  sortOf,
  toggled,
} from '../../../../../renderer/games/outbreak-duel/decks/filter';
import { costCurve, edCurve, sortCounts } from '../../../../../renderer/games/outbreak-duel/decks/tally';

const { hold } = PRECONS;
const shown = (change: Partial<Filter>) => shownCards({ ...NO_FILTER, ...change }, hold);

describe('the collection of the deck editor', () => {
  it('shows all 72 cards of a Survivor Deck or all 30 zombies', () => {
    expect(shown({})).toHaveLength(72);
    expect(shown({ side: 'zombie' })).toHaveLength(30);
  });

  it('has a button for every sort and every cost that there is', () => {
    for (const side of ['survivor', 'zombie'] as const) {
      const cards = shown({ side }).map((id) => CARDS[id]);
      expect(new Set(cards.map(sortOf))).toEqual(new Set(SORTS[side]));
      expect([...new Set(cards.map((card) => costOf(card).n))].sort((one, other) => one - other)).toEqual([
        ...COSTS[side],
      ]);
    }
  });

  it.each<[string, Partial<Filter>, readonly string[]]>([
    ['costs', { costs: [0] }, ['W03', 'W12', 'I12', 'E08']],
    [
      'types and costs at once',
      { sorts: ['react', 'scr'], costs: [2] },
      ['R02', 'R07', 'R11', 'S01', 'S02', 'S03'],
    ],
    [
      'ranges, of what is attached as well',
      { ranges: ['ranged'], sorts: ['weapon', 'attachment'], costs: [1] },
      ['W08', 'W09', 'W10', 'W11', 'W13', 'A01', 'A03', 'A05', 'A06'],
    ],
    ['kinds of zombies', { side: 'zombie', sorts: ['boss'] }, ['ZX1', 'ZX2', 'ZX3']],
    ['names', { text: 'sHoT' }, ['W10', 'W12', 'E17', 'R04']],
    ['words of the text, all of them', { text: 'weapon graveyard' }, ['E07']],
    ['keywords', { side: 'zombie', text: 'infect' }, ['ZW3', 'ZM3', 'ZX2']],
    ['what no card has', { text: 'constructor' }, []],
    ['the deck alone', { inDeck: true, sorts: ['item'] }, ['I03', 'I04', 'I06', 'I14']],
  ])('can be narrowed by %s', (_what, filter, ids) => {
    expect(shown(filter)).toEqual(ids);
  });

  it('puts a choice in and takes it out again', () => {
    expect(toggled([1, 2], 3)).toEqual([1, 2, 3]);
    expect(toggled([1, 2, 3], 2)).toEqual([1, 3]);
  });
});

describe('a card in words', () => {
  it.each(CARD_IDS)('of %s has no word missing', (id) => {
    const card = CARDS[id];
    const words = [
      nameOf(id),
      typeWords(card),
      timingOf(card),
      searchedText(id),
      ...keywordsOf(card).flatMap(({ name, meaning }) => [name, meaning]),
      ...figuresOf(card).map(({ value }) => value),
    ].join('\n');
    expect(words).not.toMatch(/[[\]{}]|undefined|NaN/);
    expect(nameOf(id)).not.toBe('');
  });

  it('explains its keywords with its own numbers (OD-KW-01)', () => {
    expect(keywordsOf(CARDS.ZX1).map(({ name }) => name)).toEqual(['Relentless', 'Surge (2 TH): +2 damage']);
    expect(keywordsOf(CARDS.W10).map(({ name }) => name)).toEqual(['Loud', 'Cleave 2']);
    expect(keywordsOf(CARDS.ZM5)[0]?.meaning).toContain('top 4 cards');
    expect(keywordsOf(CARDS.E05).map(({ name }) => name)).toEqual(['Quick']);
  });
});

describe('the charts of a deck', () => {
  it('count types and kinds', () => {
    expect(sortCounts(hold.cards.survivor, 'survivor').map(({ n }) => n)).toEqual([11, 6, 4, 8, 10, 1]);
    expect(sortCounts(hold.cards.zombie, 'zombie').map(({ n }) => n)).toEqual([5, 0, 14, 0, 1]);
  });

  it('count costs, of which each column is the sum of its parts', () => {
    const curve = costCurve(hold.cards.survivor, 'survivor');
    expect(curve.map(({ n }) => n)).toEqual([0, 33, 7]);
    for (const { n, parts } of curve) expect(parts.reduce((sum, part) => sum + part.n, 0)).toBe(n);
    expect(costCurve(hold.cards.zombie, 'zombie').map(({ n }) => n)).toEqual([3, 2, 12, 2, 0, 1]);
  });

  it('count how hard the horde is to escape', () => {
    expect(edCurve(hold.cards.zombie).map(({ value, n }) => [value, n])).toEqual([
      [2, 0],
      [3, 7],
      [4, 8],
      [5, 4],
      [6, 1],
    ]);
  });
});

describe('a key on a card', () => {
  const press = (key: string, n: number, more = {}) =>
    copiesAfter({ key, ctrlKey: false, metaKey: false, altKey: false, ...more }, n);

  it.each([
    ['+', 1, 2],
    ['+', 3, 3],
    ['=', 0, 1],
    ['-', 2, 1],
    ['-', 0, 0],
    ['Delete', 1, 0],
    ['Backspace', 3, 2],
    ['0', 3, 0],
    ['3', 0, 3],
    ['4', 1, null],
    ['a', 1, null],
    ['toString', 1, null],
    // What was imported may be too much; a key makes it no more.
    ['+', 5, 5],
    ['-', 5, 4],
  ])('%s at %i copies asks for %s', (key, n, copies) => {
    expect(press(key, n)).toBe(copies);
  });

  it('that is held with Ctrl is for somebody else', () => {
    expect(press('-', 2, { ctrlKey: true })).toBeNull();
  });
});
