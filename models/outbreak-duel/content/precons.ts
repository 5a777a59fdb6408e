/** The four preconstructed pairs (3.13), written as there: `3 W01` is three copies of W01. */
import { recordOf } from '../../kernel/records';
import type { Copies, DeckPair } from '../decks/deck';
import { type CardId, PRECON_IDS, type PreconId, type SurvivorId } from '../ids';
import { isCardId } from './cards';

interface Plan {
  readonly name: string;
  readonly survivor: SurvivorId;
  readonly survivorDeck: string;
  readonly zombieDeck: string;
}

const PLANS: Readonly<Record<PreconId, Plan>> = {
  hold: {
    name: 'Hold the Line',
    survivor: 'V01',
    survivorDeck:
      '3 W01, 2 W02, 2 W05, 3 W06, 1 W07, 1 I03, 2 I04, 2 I06, 1 I14, 2 A02, 2 A04, 2 E02, 3 E03, 2 E16, 1 E04, ' +
      '2 R01, 2 R02, 3 R05, 2 R12, 1 R06, 1 S01',
    zombieDeck: '3 ZB1, 3 ZB2, 2 ZB3, 2 ZB4, 2 ZB5, 2 ZB6, 3 ZW1, 2 ZW4, 1 ZX1',
  },
  sight: {
    name: 'Long Sight',
    survivor: 'V02',
    survivorDeck:
      '3 W08, 2 W09, 3 W10, 2 W11, 1 W12, 1 I12, 2 I10, 3 I13, 1 A01, 1 A03, 2 A05, 1 A06, 2 E01, 2 E03, 1 E09, ' +
      '1 E10, 2 E17, 3 R04, 1 R03, 1 R06, 1 R07, 2 R13, 1 R08, 1 S02',
    zombieDeck: '3 ZR1, 3 ZR2, 3 ZR3, 3 ZR4, 2 ZR5, 2 ZR6, 2 ZR7, 2 ZM3',
  },
  bleed: {
    name: 'Slow Bleed',
    survivor: 'V03',
    survivorDeck:
      '2 W01, 2 W04, 3 W08, 1 W03, 2 I06, 3 I01, 2 I02, 2 I11, 2 I03, 1 I08, 1 A07, 1 A08, 3 E13, 3 E14, 2 E15, ' +
      '2 E03, 3 R01, 2 R02, 1 R08, 1 R11, 1 S03',
    zombieDeck: '2 ZW3, 3 ZW7, 3 ZW5, 3 ZM1, 2 ZM4, 3 ZM5, 1 ZM2, 2 ZM3, 1 ZX2',
  },
  block: {
    name: 'Whole Block',
    survivor: 'V04',
    survivorDeck:
      '3 W01, 2 W06, 3 W08, 1 W13, 2 I05, 2 I07, 2 I09, 2 E01, 1 E05, 2 E06, 1 E07, 2 E08, 2 E09, 3 E11, 3 E12, ' +
      '1 E18, 2 R09, 2 R10, 2 R14, 1 R15, 1 S04',
    zombieDeck: '3 ZW1, 3 ZW2, 3 ZW6, 3 ZW8, 2 ZW4, 2 ZM6, 1 ZM1, 2 ZR3, 1 ZX3',
  },
};

function copiesOf(text: string): Copies {
  return Object.fromEntries(text.split(', ').map(copyOf));
}

function copyOf(text: string): readonly [CardId, number] {
  const [count = '', id = ''] = text.split(' ');
  if (!isCardId(id)) throw new RangeError(`There is no card "${id}".`);
  return [id, Number(count)];
}

function pairOf({ name, survivor, survivorDeck, zombieDeck }: Plan): DeckPair {
  return { name, survivor, cards: { survivor: copiesOf(survivorDeck), zombie: copiesOf(zombieDeck) } };
}

export const PRECONS = recordOf(PRECON_IDS, (id) => pairOf(PLANS[id]));
