/** The table of statistics as people read it, row by row. */
import type { StatisticRow as Row } from '../../kernel/statistics';
import { COMBAT_CARDS, COMBAT_DECK } from '../content/combat-cards';
import { RECIPE_IDS } from '../ids';
import { ENEMY_TYPES, HARMS, type SeatStatistics } from './tally';

export type StatisticGroup = 'sd-fight' | 'sd-harm' | 'sd-search' | 'sd-team';

export type StatisticRow = Row<SeatStatistics, StatisticGroup>;

type ValueOf = StatisticRow['of'];

const count = (group: StatisticGroup, id: string, of: ValueOf): StatisticRow => ({
  id: `sd-${id}`,
  group,
  decimals: 0,
  signed: false,
  of,
});

function sum(counts: Readonly<Record<string, number>>): number {
  return Object.values(counts).reduce((total, n) => total + n, 0);
}

const PLAIN = COMBAT_DECK.map((card) => COMBAT_CARDS[card]).filter(({ fixed }) => fixed === null);
/** What a combat card with a plain value adds on average (3.6). */
const MEAN_VALUE = PLAIN.reduce((total, { value }) => total + value, 0) / PLAIN.length;

export const STATISTIC_ROWS: readonly StatisticRow[] = [
  count('sd-fight', 'attacks', ({ attacks }) => attacks),
  count('sd-fight', 'damage-done', ({ damageDone }) => damageDone),
  count('sd-fight', 'kills', ({ kills }) => sum(kills)),
  ...ENEMY_TYPES.map((type) => count('sd-fight', `kills.${type}`, ({ kills }) => kills[type])),
  ...RECIPE_IDS.map((id) => count('sd-fight', `crafted.${id}`, ({ crafted }) => crafted[id])),
  count('sd-fight', 'specials', ({ specials }) => specials),
  {
    ...count('sd-fight', 'card-luck', ({ combat }) => combat.sum - combat.cards * MEAN_VALUE),
    decimals: 1,
    signed: true,
  },
  count('sd-harm', 'damage', ({ damage }) => sum(damage)),
  ...HARMS.map((harm) => count('sd-harm', `damage.${harm}`, ({ damage }) => damage[harm])),
  count('sd-harm', 'splashed', ({ splashed }) => splashed),
  count('sd-harm', 'healed', ({ healed }) => healed),
  count('sd-harm', 'barricades', ({ stopped }) => stopped.barricades),
  count('sd-harm', 'traps', ({ stopped }) => stopped.traps),
  count('sd-harm', 'allies', ({ stopped }) => stopped.allies),
  count('sd-search', 'found', ({ cards }) => cards.found),
  count('sd-search', 'kept', ({ cards }) => cards.kept),
  count('sd-search', 'lost', ({ cards }) => cards.lost),
  count('sd-search', 'wave-held', ({ wave }) => wave.held),
  count('sd-search', 'delays', ({ wave }) => wave.delays),
  count('sd-team', 'gifts-given', ({ gifts }) => gifts.given),
  count('sd-team', 'gifts-taken', ({ gifts }) => gifts.taken),
  count('sd-team', 'survivors-saved', ({ survivorsSaved }) => survivorsSaved),
  count('sd-team', 'survivors-lost', ({ survivorsLost }) => survivorsLost),
];
