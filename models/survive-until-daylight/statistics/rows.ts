/** The table of statistics as people read it, row by row. */
import { type StatisticRow as Row, rowsOf, totalOf } from '../../kernel/statistics';
import { RECIPE_IDS } from '../ids';
import { MEAN_VALUE } from './luck';
import { ENEMY_TYPES, HARMS, type SeatStatistics } from './tally';

export type StatisticGroup = 'fight' | 'harm' | 'search' | 'team';

export type StatisticRow = Row<SeatStatistics, StatisticGroup>;

const { count, luck } = rowsOf<SeatStatistics, StatisticGroup>();

export const STATISTIC_ROWS: readonly StatisticRow[] = [
  count('fight', 'attacks', ({ attacks }) => attacks),
  count('fight', 'damage-done', ({ damageDone }) => damageDone),
  count('fight', 'kills', ({ kills }) => totalOf(kills)),
  ...ENEMY_TYPES.map((type) => count('fight', `kills.${type}`, ({ kills }) => kills[type])),
  ...RECIPE_IDS.map((id) => count('fight', `crafted.${id}`, ({ crafted }) => crafted[id])),
  count('fight', 'specials', ({ specials }) => specials),
  luck('fight', 'card-luck', ({ combat }) => combat.sum - combat.cards * MEAN_VALUE),
  count('harm', 'damage', ({ damage }) => totalOf(damage)),
  ...HARMS.map((harm) => count('harm', `damage.${harm}`, ({ damage }) => damage[harm])),
  count('harm', 'splashed', ({ splashed }) => splashed),
  count('harm', 'healed', ({ healed }) => healed),
  count('harm', 'barricades', ({ stopped }) => stopped.barricades),
  count('harm', 'traps', ({ stopped }) => stopped.traps),
  count('harm', 'allies', ({ stopped }) => stopped.allies),
  count('search', 'found', ({ cards }) => cards.found),
  count('search', 'kept', ({ cards }) => cards.kept),
  count('search', 'lost', ({ cards }) => cards.lost),
  count('search', 'wave-held', ({ wave }) => wave.held),
  count('search', 'delays', ({ wave }) => wave.delays),
  count('team', 'gifts-given', ({ gifts }) => gifts.given),
  count('team', 'gifts-taken', ({ gifts }) => gifts.taken),
  count('team', 'survivors-saved', ({ survivorsSaved }) => survivorsSaved),
  count('team', 'survivors-lost', ({ survivorsLost }) => survivorsLost),
];
