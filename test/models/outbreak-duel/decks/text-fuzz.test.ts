import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { tidyName } from '../../../../models/kernel/tidy-name';
import { PRECONS } from '../../../../models/outbreak-duel/content/precons';
import { type DeckPair, DeckPairSchema } from '../../../../models/outbreak-duel/decks/deck';
import { problemsOf } from '../../../../models/outbreak-duel/decks/problems';
import { readDeckText } from '../../../../models/outbreak-duel/decks/read-text';
import { deckText } from '../../../../models/outbreak-duel/decks/text';
import { warningsOf } from '../../../../models/outbreak-duel/decks/warnings';
import { CARD_IDS, PRECON_IDS, SURVIVOR_IDS } from '../../../../models/outbreak-duel/ids';
import { printedName, sentencesOf } from '../../../helpers/outbreak-duel-decks';

const RUNS = { numRuns: 500, seed: 20261128 };

const LINES = deckText(PRECONS.hold, printedName).trimEnd().split('\n');
const isCardLine = (line: string) => /^\d/.test(line);

/** Lines that no deck has, each of which is to be refused where it stands. */
const wrongLine = fc.oneof(
  fc.constantFrom(
    'constructor',
    '3',
    '[deck]',
    '4 W01',
    '3 __proto__',
    '1 W01x',
    'x W01',
    '1 ',
    '-',
    '{}',
    '0 ZW1',
  ),
  fc.nat().map((n) => `${n + 4} W02 Fire Axe`),
  fc.string({ minLength: 1, maxLength: 40 }).map((junk) => `2 ?${junk.replace(/[\r\n]/g, '')}`),
  fc.nat({ max: 20_000 }).map((n) => `1 ?${'y'.repeat(n)}`),
);

describe('500 damaged texts', () => {
  it('with one wrong line each give a sentence with that line (OD-DECK-01)', () => {
    const places = fc.nat({ max: LINES.length - 1 }).filter((at) => isCardLine(LINES[at] ?? ''));
    fc.assert(
      fc.property(places, wrongLine, fc.constantFrom('\n', '\r\n', '\r'), (at, wrong, end) => {
        const { faults } = readDeckText(LINES.with(at, wrong).join(end), printedName);
        expect(faults.map(({ line }) => line)).toEqual([at + 1]);
        expect(sentencesOf(faults)[0]).toMatch(new RegExp(`^Line ${at + 1}: .+\\.$`));
      }),
      RUNS,
    );
  });

  it('cut, doubled, mixed and sprinkled with anything are read without an exception (OD-DECK-01)', () => {
    const text = LINES.join('\n');
    const damage = fc.tuple(
      fc.nat({ max: text.length }),
      fc.nat({ max: 200 }),
      fc.string({ unit: 'binary', maxLength: 80 }),
    );
    const damaged = fc
      .array(damage, { minLength: 1, maxLength: 6 })
      .map((all) =>
        all.reduce((sum, [at, gone, put]) => sum.slice(0, at) + put + sum.slice(at + gone), text),
      );
    fc.assert(
      fc.property(fc.oneof(damaged, fc.string({ unit: 'binary', maxLength: 2000 })), (junk) => {
        const { pair, faults } = readDeckText(junk, printedName);
        expect(v.is(DeckPairSchema, pair)).toBe(true);
        for (const sentence of sentencesOf(faults)) expect(sentence).toMatch(/^Line \d+: .+\.$/s);
        for (const sentence of sentencesOf([...problemsOf(pair), ...warningsOf(pair)]))
          expect(sentence).toMatch(/^[A-Z][^[\]{}]+\.$/);
      }),
      RUNS,
    );
  });
});

/** Any pair that can be kept. */
const copies = fc.dictionary(fc.constantFrom(...CARD_IDS), fc.integer({ min: 1, max: 99 }), { maxKeys: 40 });
const anyPair: fc.Arbitrary<DeckPair> = fc.record({
  name: fc.string({ unit: 'grapheme', maxLength: 80 }).map(tidyName),
  survivor: fc.constantFrom(...SURVIVOR_IDS, null),
  cards: fc.record({ survivor: copies, zombie: copies }),
});

describe('any pair of decks', () => {
  it('comes back from its text as it was, and so does the text (OD-DECK-03)', () => {
    fc.assert(
      fc.property(fc.oneof(anyPair, fc.constantFrom(...PRECON_IDS.map((id) => PRECONS[id]))), (pair) => {
        const text = deckText(pair, printedName);
        const { pair: again, faults } = readDeckText(text, printedName);
        expect(faults).toEqual([]);
        expect(v.parse(DeckPairSchema, again)).toEqual(v.parse(DeckPairSchema, pair));
        expect(deckText(again, printedName)).toBe(text);
      }),
      RUNS,
    );
  });
});
