import { oneMonthIn } from '../../../machines/one-month-in/game';
import type { LayoutId } from '../../../models/one-month-in/ids';
import { invariantFaults } from '../../../models/one-month-in/invariants';
import type { Options } from '../../../models/one-month-in/state';
import { testRandomGames } from '../../helpers/random-games';

const usual: Options = {
  layout: null,
  teams: [],
  startPlayer: 'random',
  maxRounds: 15,
  handicap: [],
  guidedCity: false,
};
const on = (layout: LayoutId): readonly [string, Options] => [layout, { ...usual, layout }];

/** Every map, with as many teams as it is for. */
const TABLES = [
  { seats: 2, variants: [['the recommended map', usual], on('2-dead-end'), on('2-long-road')] },
  { seats: 3, variants: [['the recommended map', usual], on('3-crush'), on('3-outskirts')] },
  { seats: 4, variants: [['the recommended map', usual], on('4-tight-blocks'), on('4-two-fronts')] },
] as const;

for (const { seats, variants } of TABLES)
  testRandomGames({ game: oneMonthIn, seats: [seats], variants, invariantFaults, undoable: 5 });
