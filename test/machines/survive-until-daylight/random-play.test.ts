import { surviveUntilDaylight } from '../../../machines/survive-until-daylight/game';
import { invariantFaults } from '../../../models/survive-until-daylight/invariants';
import { testRandomGames } from '../../helpers/random-games';

testRandomGames({
  game: surviveUntilDaylight,
  seats: [1, 2, 3, 4, 5, 6],
  variants: [
    ['normal', { difficulty: 'normal', firstPlayer: 'random' }],
    ['easy', { difficulty: 'easy', firstPlayer: 'choose' }],
    ['hard', { difficulty: 'hard', firstPlayer: 'random' }],
  ],
  invariantFaults,
  undoable: 5,
});
