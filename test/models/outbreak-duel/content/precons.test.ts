import { describe, expect, it } from 'vitest';
import { PRECONS } from '../../../../models/outbreak-duel/content/precons';
import { cardsOf } from '../../../../models/outbreak-duel/decks/deck';
import { CARD_IDS, type CardId, PRECON_IDS } from '../../../../models/outbreak-duel/ids';

/** The column "in decks" of the tables of section 3: H, S, M and W are the four pairs. */
const IN_DECKS: Readonly<Record<CardId, string>> = {
  W01: 'H3 M2 W3',
  W02: 'H2',
  W03: 'M1',
  W04: 'M2',
  W05: 'H2',
  W06: 'H3 W2',
  W07: 'H1',
  W08: 'S3 M3 W3',
  W09: 'S2',
  W10: 'S3',
  W11: 'S2',
  W12: 'S1',
  W13: 'W1',
  I01: 'M3',
  I02: 'M2',
  I03: 'H1 M2',
  I04: 'H2',
  I05: 'W2',
  I06: 'H2 M2',
  I07: 'W2',
  I08: 'M1',
  I09: 'W2',
  I10: 'S2',
  I11: 'M2',
  I12: 'S1',
  I13: 'S3',
  I14: 'H1',
  A01: 'S1',
  A02: 'H2',
  A03: 'S1',
  A04: 'H2',
  A05: 'S2',
  A06: 'S1',
  A07: 'M1',
  A08: 'M1',
  E01: 'S2 W2',
  E02: 'H2',
  E03: 'H3 S2 M2',
  E04: 'H1',
  E05: 'W1',
  E06: 'W2',
  E07: 'W1',
  E08: 'W2',
  E09: 'S1 W2',
  E10: 'S1',
  E11: 'W3',
  E12: 'W3',
  E13: 'M3',
  E14: 'M3',
  E15: 'M2',
  E16: 'H2',
  E17: 'S2',
  E18: 'W1',
  R01: 'H2 M3',
  R02: 'H2 M2',
  R03: 'S1',
  R04: 'S3',
  R05: 'H3',
  R06: 'H1 S1',
  R07: 'S1',
  R08: 'S1 M1',
  R09: 'W2',
  R10: 'W2',
  R11: 'M1',
  R12: 'H2',
  R13: 'S2',
  R14: 'W2',
  R15: 'W1',
  S01: 'H1',
  S02: 'S1',
  S03: 'M1',
  S04: 'W1',
  ZW1: 'H3 W3',
  ZW2: 'W3',
  ZW3: 'M2',
  ZW4: 'H2 W2',
  ZW5: 'M3',
  ZW6: 'W3',
  ZW7: 'M3',
  ZW8: 'W3',
  ZR1: 'S3',
  ZR2: 'S3',
  ZR3: 'S3 W2',
  ZR4: 'S3',
  ZR5: 'S2',
  ZR6: 'S2',
  ZR7: 'S2',
  ZB1: 'H3',
  ZB2: 'H3',
  ZB3: 'H2',
  ZB4: 'H2',
  ZB5: 'H2',
  ZB6: 'H2',
  ZM1: 'M3 W1',
  ZM2: 'M1',
  ZM3: 'S2 M2',
  ZM4: 'M2',
  ZM5: 'M3',
  ZM6: 'W2',
  ZX1: 'H1',
  ZX2: 'M1',
  ZX3: 'W1',
};

const LETTERS = { hold: 'H', sight: 'S', bleed: 'M', block: 'W' } as const;

/** The column as the decks themselves have it. */
function column(id: CardId): string {
  const copies = PRECON_IDS.map((precon) => {
    const { survivor, zombie } = PRECONS[precon].cards;
    const n = (survivor[id] ?? 0) + (zombie[id] ?? 0);
    return n > 0 ? `${LETTERS[precon]}${n}` : '';
  });
  return copies.filter((text) => text !== '').join(' ');
}

describe('the preconstructed pairs', () => {
  it('have every card as often as the tables say', () => {
    expect(Object.fromEntries(CARD_IDS.map((id) => [id, column(id)]))).toEqual(IN_DECKS);
  });

  it.each(PRECON_IDS)('%s is 40 and 20 cards for its Survivor (OD-SETUP-02)', (id) => {
    const { survivor, cards } = PRECONS[id];
    expect(cardsOf(cards.survivor)).toHaveLength(40);
    expect(cardsOf(cards.zombie)).toHaveLength(20);
    expect(survivor).toBe({ hold: 'V01', sight: 'V02', bleed: 'V03', block: 'V04' }[id]);
  });
});
