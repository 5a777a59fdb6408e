import { dyingLight } from '../../../machines/dying-light/game';
import { DIFFICULTIES } from '../../../models/dying-light/ids';
import { invariantFaults } from '../../../models/dying-light/invariants';
import { testRandomGames } from '../../helpers/random-games';

testRandomGames({
  game: dyingLight,
  seats: [1, 2, 3, 4],
  variants: (['normal', ...DIFFICULTIES.filter((difficulty) => difficulty !== 'normal')] as const).map(
    (difficulty) => [difficulty, { scenario: 'sc-errand' as const, difficulty, soloRunners: 1 as const }],
  ),
  invariantFaults,
  undoable: 5,
});
