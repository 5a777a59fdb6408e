import { describe, expect, it } from 'vitest';
import { LONGEST_NAME, tidyName } from '../../../../models/kernel/tidy-name';
import { PRECONS } from '../../../../models/outbreak-duel/content/precons';
import type { DeckPair } from '../../../../models/outbreak-duel/decks/deck';
import { problemsOf } from '../../../../models/outbreak-duel/decks/problems';
import { readDeckText } from '../../../../models/outbreak-duel/decks/read-text';
import { deckText, LARGEST_DECK_TEXT } from '../../../../models/outbreak-duel/decks/text';
import { PRECON_IDS } from '../../../../models/outbreak-duel/ids';
import { aPair, printedName, sentencesOf } from '../../../helpers/outbreak-duel-decks';

const read = (text: string) => readDeckText(text, printedName);
const written = (pair: DeckPair) => deckText(pair, printedName);
const refused = (text: string) => sentencesOf(read(text).faults);

/** The text of the specification. */
const EXAMPLE = `# Outbreak Duel deck v1
name: Hold the Line
survivor: V01 Dutch Halloran
[survivor]
3 W01 Claw Hammer
1 S01 Last One at the Door
[zombie]
3 ZB1 Night-Club Bouncer
`;

describe('a deck as text', () => {
  it('is read as it is written in the rule, with three problems (OD-DECK-03, TV-67)', () => {
    const { pair, faults } = read(EXAMPLE);
    expect(faults).toEqual([]);
    expect(pair).toEqual({
      name: 'Hold the Line',
      survivor: 'V01',
      cards: { survivor: { W01: 3, S01: 1 }, zombie: { ZB1: 3 } },
    });
    expect(problemsOf(pair).map(({ code, params }) => [code, params.n])).toEqual([
      ['survivorSize', 4],
      ['zombieSize', 3],
      ['fewWeapons', undefined],
    ]);
  });

  it.each(PRECON_IDS)('gives back the pair %s, and the very same text again (OD-DECK-03)', (id) => {
    const text = written(PRECONS[id]);
    const { pair, faults } = read(text);
    expect(faults).toEqual([]);
    expect(pair).toEqual(PRECONS[id]);
    expect(written(pair)).toBe(text);
  });

  it.each([
    ['nothing in it', { name: '', survivor: null, cards: { survivor: {}, zombie: {} } }],
    ['too many copies', aPair({ survivor: { W01: 7, W02: 6 } })],
    ['cards of the other side', aPair({ survivor: { ZW1: 2 }, zombie: { S04: 1 } })],
    ['a name like a line of the format', aPair({}, { name: 'survivor: [zombie] # 3 W01' })],
  ] as const)('gives back a pair with %s (OD-DECK-03)', (_what, pair) => {
    const text = written(pair);
    expect(read(text)).toEqual({ pair, faults: [] });
    expect(written(read(text).pair)).toBe(text);
  });

  it('is written with ids, sorted by id (OD-DECK-03)', () => {
    const lines = written(PRECONS.hold).split('\n');
    expect(lines.slice(0, 6)).toEqual([
      '# Outbreak Duel deck v1',
      'name: Hold the Line',
      'survivor: V01 Dutch Halloran',
      '[survivor]',
      '2 A02 Grip Tape',
      '2 A04 Nails and Wire',
    ]);
    const cards = lines.filter((line) => /^\d/.test(line)).map((line) => line.split(' ')[1] ?? '');
    const half = cards.indexOf('ZB1');
    expect(cards.slice(0, half)).toEqual(cards.slice(0, half).sort());
    expect(cards.slice(half)).toEqual(cards.slice(half).sort());
  });

  it('may have its sections in any order, twice, with blank lines and remarks (OD-DECK-03)', () => {
    const text = '\n[zombie]\n# the dead\n1 ZW1\n\n[survivor]\n1 W01\n[zombie]\n2 ZW1\nsurvivor: V02\n';
    expect(read(text)).toEqual({
      pair: { name: '', survivor: 'V02', cards: { survivor: { W01: 1 }, zombie: { ZW1: 3 } } },
      faults: [],
    });
  });

  it('lets the id decide, and a name without an id, in whatever letters (OD-DECK-03)', () => {
    const text = '[survivor]\n3 W01 Fire Axe\n2 fire axe\n1 w05\n[ZOMBIE]\n1 NIGHT-CLUB BOUNCER\n';
    expect(read(text).pair.cards).toEqual({ survivor: { W01: 3, W02: 2, W05: 1 }, zombie: { ZB1: 1 } });
    expect(refused('[survivor]\n1 fire ax\n')).toEqual(['Line 2: no card called fire ax.']);
    expect(read('survivor: wren ashby').pair.survivor).toBe('V04');
  });

  it.each([
    ['an unknown card', '[survivor]\n2 W99', 'Line 2: no card called W99.'],
    ['a name that code inherits', '[survivor]\n2 constructor', 'Line 2: no card called constructor.'],
    ['another such name', 'survivor: __proto__', 'Line 1: no card called __proto__.'],
    ['a section that code inherits', '[toString]\n', 'Line 1: this is no line of a deck.'],
    ['four copies', '[survivor]\n\n4 W01', 'Line 3: the number must be 1 to 3.'],
    ['no copies', '[survivor]\n0 W01', 'Line 2: the number must be 1 to 3.'],
    ['less than none', '[survivor]\n-1 W01', 'Line 2: the number must be 1 to 3.'],
    ['half a card', '[survivor]\n1.5 W01', 'Line 2: the number must be 1 to 3.'],
    ['digits of another script', '[survivor]\n٣ W01', 'Line 2: the number must be 1 to 3.'],
    ['no number', '[survivor]\nW01 Claw Hammer', 'Line 2: the number must be 1 to 3.'],
    ['a number alone', '[survivor]\n3', 'Line 2: this is no line of a deck.'],
    ['an unknown section', '[zombies]', 'Line 1: this is no line of a deck.'],
    ['an unknown Survivor', 'survivor: V05', 'Line 1: no card called V05.'],
    [
      'no section',
      '3 W01',
      'Line 1: write [survivor] or [zombie] above it, so that it is known which deck it is for.',
    ],
  ])('with %s is told the line (OD-DECK-01)', (_what, text, sentence) => {
    expect(refused(text)).toEqual([sentence]);
  });

  it('names every line that is wrong, up to twenty (OD-DECK-01)', () => {
    const text = `[survivor]\n${'9 W01\n'.repeat(30)}`;
    expect(read(text).faults.map(({ line }) => line)).toEqual(Array.from({ length: 20 }, (_, n) => n + 2));
  });

  it.each([
    ['a byte order mark', `\uFEFF${EXAMPLE}`],
    ['lines that end as on Windows', EXAMPLE.replaceAll('\n', '\r\n')],
    ['lines that end as on old Macs', EXAMPLE.replaceAll('\n', '\r')],
    ['blanks and tabs around', EXAMPLE.replaceAll('\n', ' \t\n\t ').replaceAll('3 W01 ', '3\tW01\t')],
  ])('may have %s (OD-DECK-03)', (_what, text) => {
    expect(read(text)).toEqual(read(EXAMPLE));
  });

  it('is not read beyond a mebibyte, and takes any line until then (OD-DECK-03)', () => {
    const long = 'x'.repeat(LARGEST_DECK_TEXT - 20);
    expect(refused(`[survivor]\n1 ${long}`)).toEqual([
      expect.stringMatching(/^Line 2: no card called x+….$/),
    ]);
    expect(refused('#'.repeat(LARGEST_DECK_TEXT + 1))).toEqual(['It is too large to be a deck.']);
    expect(refused('#'.repeat(LARGEST_DECK_TEXT))).toEqual([]);
  });

  it('keeps no more copies than can be stored, however often a line is there', () => {
    expect(read(`[survivor]\n${'3 W01\n'.repeat(5000)}`).pair.cards.survivor).toEqual({ W01: 99 });
  });
});

describe('a name', () => {
  it.each([
    ['  Night\r\nshift\u0000 ', 'Night shift'],
    ['a\u2028b', 'a b'],
    ['🧟'.repeat(40), '🧟'.repeat(30)],
    [' '.repeat(90), ''],
  ])('%j becomes one line of at most sixty letters (OD-DECK-03)', (name, tidy) => {
    expect(tidyName(name)).toBe(tidy);
    expect(tidyName(name).length).toBeLessThanOrEqual(LONGEST_NAME);
  });
});
