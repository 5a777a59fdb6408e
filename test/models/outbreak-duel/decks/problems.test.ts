import { describe, expect, it } from 'vitest';
import { PRECONS } from '../../../../models/outbreak-duel/content/precons';
import { isLegalPair, problemsOf } from '../../../../models/outbreak-duel/decks/problems';
import { warningsOf } from '../../../../models/outbreak-duel/decks/warnings';
import { PRECON_IDS } from '../../../../models/outbreak-duel/ids';
import { aPair, sentencesOf } from '../../../helpers/outbreak-duel-decks';

const problems = (...pair: Parameters<typeof aPair>) => sentencesOf(problemsOf(aPair(...pair)));
const warnings = (...pair: Parameters<typeof aPair>) => sentencesOf(warningsOf(aPair(...pair)));

describe('a pair of decks', () => {
  it.each(PRECON_IDS)('as built (%s) has neither a problem nor a warning (OD-DECK-01, OD-DECK-02)', (id) => {
    expect(problemsOf(PRECONS[id])).toEqual([]);
    expect(warningsOf(PRECONS[id])).toEqual([]);
    expect(isLegalPair(PRECONS[id])).toBe(true);
  });

  it.each([
    ['39 cards', { survivor: { W01: 2 } }, 'A Survivor Deck has 40 cards; this one has 39.'],
    ['21 zombies', { zombie: { ZW4: 3 } }, 'A Zombie Deck has 20 cards; this one has 21.'],
    ['four hammers', { survivor: { W01: 4, W02: 1 } }, 'At most 3 copies of Claw Hammer; you have 4.'],
    ['four Shamblers', { zombie: { ZW1: 4, ZW4: 1 } }, 'At most 3 copies of Shambler; you have 4.'],
    ['two Critical Responses', { survivor: { S01: 2, W01: 2 } }, 'Only one Critical Response per deck.'],
    ['somebody else’s', { survivor: { S01: 0, S03: 1 } }, 'Field Surgery belongs to Mara Voss.'],
    ['two Bosses', { zombie: { ZX2: 1, ZW4: 1 } }, 'Only one Boss per Zombie Deck.'],
    ['two of one Boss', { zombie: { ZX1: 2, ZW4: 1 } }, 'Only one Boss per Zombie Deck.'],
    ['a zombie among cards', { survivor: { ZW1: 1, W01: 2 } }, 'Shambler is not a Survivor card.'],
    ['a card among zombies', { zombie: { W01: 1, ZW4: 1 } }, 'Claw Hammer is not a Zombie card.'],
  ] as const)('with %s is told so (OD-DECK-01)', (_what, changes, sentence) => {
    expect(problems(changes)).toEqual([sentence]);
    expect(isLegalPair(aPair(changes))).toBe(false);
  });

  it('without a Survivor asks for one, and does not say whose the Critical Response is (OD-DECK-01)', () => {
    expect(problems({}, { survivor: null })).toEqual(['Choose a Survivor first.']);
  });

  it('with five Weapons is told so, with six it is not (OD-DECK-01)', () => {
    const six = { W01: 0, W06: 1, E04: 3, I14: 3, R06: 2 };
    expect(problems({ survivor: six })).toEqual([]);
    expect(problems({ survivor: { ...six, W07: 0, R06: 3 } })).toEqual([
      'At least 6 Weapons, or you will be punching the dead.',
    ]);
  });

  it('says everything at once, in the order of the rule (OD-DECK-01)', () => {
    const found = problemsOf({ survivor: null, cards: { survivor: { ZX1: 1 }, zombie: {} } });
    expect(found.map(({ code }) => code)).toEqual([
      'survivorSize',
      'zombieSize',
      'noSurvivor',
      'fewWeapons',
      'wrongSide',
    ]);
  });
});

describe('a warning', () => {
  it('is given of a deck in which nothing costs TP, and leaves it playable (OD-DECK-02)', () => {
    const none = { R01: 0, R02: 0, R05: 0, R12: 0, R06: 0 };
    const sentence = 'No Reacts: your TP will only buy Quick Escapes.';
    expect(warnings({ survivor: { ...none, S01: 0 } })).toEqual([sentence]);
    expect(warnings({ survivor: none })).toEqual([]);
    const filled = { ...none, S01: 0, W02: 3, W05: 3, W07: 3, I03: 3, I04: 3, I06: 3, I14: 3, E16: 3 };
    expect(problems({ survivor: filled })).toEqual([]);
  });

  it.each([
    [{ A01: 1 }, 'Reflex Sight needs a ranged Weapon and you have none.'],
    [{ W01: 0, W02: 0, W05: 0, W06: 0, W07: 0, A04: 0 }, 'Grip Tape needs a melee Weapon and you have none.'],
  ])('is given of an Attachment without a Weapon that it fits (OD-DECK-02)', (survivor, sentence) => {
    expect(warnings({ survivor })).toEqual([sentence]);
  });

  it('is not given of an Attachment that a Survivor wears (OD-DECK-02)', () => {
    expect(warnings({ survivor: { A07: 1 } })).toEqual([]);
  });

  it('is given of an average ZTC above 3, and not of 3 (OD-DECK-02)', () => {
    const average = (zombie: object) =>
      warningsOf({ ...aPair(), cards: { survivor: aPair().cards.survivor, zombie } }).map(({ code }) => code);
    expect(average({ ZB1: 3 })).toEqual([]);
    expect(average({ ZB1: 3, ZB3: 1 })).toEqual(['curve']);
    expect(average({})).toEqual([]);
  });
});
