/** The table of statistics as people read it, row by row. */
import { type StatisticRow as Row, rowsOf, totalOf } from '../../kernel/statistics';
import { RISK_DIE } from '../content/dice';
import { BOOSTS, DIE_TYPES, INFECTED_TYPES, RISK_SYMBOLS, type RiskSymbol } from '../ids';
import type { RunnerStatistics } from './tally';

export type StatisticGroup = 'moves' | 'fighting' | 'harm' | 'dice' | 'risk' | 'exposure';

export type StatisticRow = Row<RunnerStatistics, StatisticGroup>;

type ValueOf = StatisticRow['of'];

const { count, average, luck } = rowsOf<RunnerStatistics, StatisticGroup>();

/** How often a Risk die shows a symbol in the long run. */
function chanceOf(symbol: RiskSymbol): number {
  return RISK_DIE.faces.filter((face) => face === symbol).length / RISK_DIE.faces.length;
}

/** How many more dice showed the symbol than so many show on average. */
function beyondExpected(symbol: RiskSymbol): ValueOf {
  return ({ risk }) => risk.symbols[symbol] - totalOf(risk.symbols) * chanceOf(symbol);
}

export const STATISTIC_ROWS: readonly StatisticRow[] = [
  count('moves', 'run', ({ moves }) => moves.by.run),
  count('moves', 'climb', ({ moves }) => moves.by.climb),
  count('moves', 'jump', ({ moves }) => moves.by.jump),
  count('moves', 'pad', ({ moves }) => moves.by.pad),
  count('moves', 'zones', ({ moves }) => moves.zones),
  count('moves', 'roof-zones', ({ moves }) => moves.roofZones),
  count('moves', 'longest-chain', ({ moves }) => moves.longestChain),
  count('fighting', 'kills', ({ kills }) => totalOf(kills)),
  ...INFECTED_TYPES.map((type) => count('fighting', `kills.${type}`, ({ kills }) => kills[type])),
  count('fighting', 'damage-dice', ({ damage }) => damage.dice),
  average('fighting', 'damage-average', ({ damage }) => (damage.dice > 0 ? damage.sum / damage.dice : null)),
  count('fighting', 'crits', ({ damage }) => damage.crits),
  count('fighting', 'items-used', ({ things }) => things.itemsUsed),
  count('fighting', 'items-gained', ({ things }) => things.itemsGained),
  count('harm', 'wounds-light', ({ wounds }) => wounds.light),
  count('harm', 'wounds-heavy', ({ wounds }) => wounds.heavy),
  count('harm', 'wounds-risk', ({ risk }) => risk.wounds),
  count('harm', 'healed', ({ wounds }) => wounds.healed),
  count('harm', 'attacks', ({ defence }) => defence.attacks),
  count('harm', 'power', ({ defence }) => defence.power),
  count('harm', 'defence', ({ defence }) => defence.defence),
  count('harm', 'gear-used', ({ things }) => things.gearUsed),
  ...DIE_TYPES.map((type) => count('dice', `dice.${type}`, ({ dice }) => dice.rolled[type])),
  ...BOOSTS.map((icon) => count('dice', `icons.${icon}`, ({ dice }) => dice.icons[icon])),
  luck('dice', 'icon-luck', ({ dice }) => totalOf(dice.icons) - dice.expectedIcons),
  count('dice', 'momentum-gained', ({ momentum }) => momentum.gained),
  count('dice', 'momentum-kept', ({ momentum }) => momentum.kept),
  count('dice', 'momentum-lost', ({ momentum }) => momentum.lost),
  count('risk', 'risk-rolls', ({ risk }) => risk.rolls),
  count('risk', 'risk-dice', ({ risk }) => totalOf(risk.symbols)),
  ...RISK_SYMBOLS.map((symbol) => count('risk', `risk.${symbol}`, ({ risk }) => risk.symbols[symbol])),
  ...RISK_SYMBOLS.map((symbol) => luck('risk', `risk-luck.${symbol}`, beyondExpected(symbol))),
  count('exposure', 'exposure-cards', ({ exposure }) => exposure.cards),
  count('exposure', 'exposure-tokens', ({ exposure }) => exposure.tokens),
  count('exposure', 'chases', ({ exposure }) => exposure.chases),
];
