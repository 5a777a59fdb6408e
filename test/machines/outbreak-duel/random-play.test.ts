import { outbreakDuel } from '../../../machines/outbreak-duel/game';
import { PRECON_IDS } from '../../../models/outbreak-duel/ids';
import { invariantFaults } from '../../../models/outbreak-duel/invariants';
import type { Options } from '../../../models/outbreak-duel/state';
import { aPair } from '../../helpers/outbreak-duel-decks';
import { testRandomGames } from '../../helpers/random-games';

/** All pairings, either pair first (OD-STR-01: the same turn for both). */
const variants = PRECON_IDS.flatMap((first) =>
  PRECON_IDS.map((second): readonly [string, Options] => [
    `${first} against ${second}`,
    { decks: [first, second], firstPlayer: 0, headStartTh: 2, handicapHp: [0, 0] },
  ]),
);

/** Edge case 38, and cards that no built pair has together. */
const own = aPair(
  { survivor: { W01: 2, A01: 1 }, zombie: { ZX1: 0, ZX2: 1 } },
  { name: 'Own', survivor: 'V01' },
);
const owned: readonly [string, Options] = [
  'a pair of one’s own against itself',
  { decks: [own, own], firstPlayer: 'random', headStartTh: 2, handicapHp: [0, 0] },
];

testRandomGames({
  game: outbreakDuel,
  seats: [2],
  variants: [...variants, owned],
  invariantFaults,
  undoable: 5,
});
