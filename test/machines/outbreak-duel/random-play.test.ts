import { outbreakDuel } from '../../../machines/outbreak-duel/game';
import { PRECON_IDS } from '../../../models/outbreak-duel/ids';
import { invariantFaults } from '../../../models/outbreak-duel/invariants';
import type { Options } from '../../../models/outbreak-duel/state';
import { testRandomGames } from '../../helpers/random-games';

/** All pairings, either pair first (OD-STR-01: the same turn for both). */
const variants = PRECON_IDS.flatMap((first) =>
  PRECON_IDS.map((second): readonly [string, Options] => [
    `${first} against ${second}`,
    { decks: [first, second], firstPlayer: 0, headStartTh: 2, handicapHp: [0, 0] },
  ]),
);

testRandomGames({ game: outbreakDuel, seats: [2], variants, invariantFaults, undoable: 5 });
