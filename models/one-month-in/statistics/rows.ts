/** The table of statistics as people read it, row by row. */
import type { StatisticRow as Row } from '../../kernel/statistics';
import type { SeatStatistics } from './tally';

export type StatisticGroup = 'om-fight' | 'om-land' | 'om-people' | 'om-food';

export type StatisticRow = Row<SeatStatistics, StatisticGroup>;

const count = (group: StatisticGroup, id: string, of: StatisticRow['of']): StatisticRow => ({
  id: `om-${id}`,
  group,
  decimals: 0,
  signed: false,
  of,
});

/** What a die does on average, without gear: it kills on 4 and bites on 5 and more (OM-FIGHT-03, OM-FIGHT-04). */
const KILLS = 1 / 2;
const BITES = 1 / 3;

const luck = (id: string, of: StatisticRow['of']): StatisticRow => ({
  ...count('om-fight', id, of),
  decimals: 1,
  signed: true,
});

export const STATISTIC_ROWS: readonly StatisticRow[] = [
  count('om-fight', 'fights', ({ fights }) => fights.begun),
  count('om-fight', 'fights-won', ({ fights }) => fights.won),
  count('om-fight', 'zombies-killed', ({ dice }) => dice.kills),
  luck('dice-luck', ({ dice }) => dice.kills - dice.thrown * KILLS),
  luck('bite-luck', ({ zombieDice }) => zombieDice.thrown * BITES - zombieDice.deaths),
  count('om-fight', 'attacks', ({ attacks }) => attacks.begun),
  count('om-fight', 'attacks-won', ({ attacks }) => attacks.won),
  count('om-fight', 'rivals-killed', ({ rivalsKilled }) => rivalsKilled),
  count('om-fight', 'gear', ({ gear }) => gear),
  count('om-people', 'lost-to-zombies', ({ lost }) => lost.zombies),
  count('om-people', 'lost-to-rivals', ({ lost }) => lost.rivals),
  count('om-people', 'sacrificed', ({ lost }) => lost.sacrificed),
  count('om-people', 'ran', ({ ran }) => ran),
  count('om-people', 'found', ({ gained }) => gained.loot),
  count('om-people', 'stragglers', ({ gained }) => gained.stragglers),
  count('om-land', 'explored', ({ explored }) => explored),
  count('om-land', 'reclaimed', ({ land }) => land.reclaimed),
  count('om-land', 'captured', ({ land }) => land.captured),
  count('om-land', 'overrun', ({ land }) => land.overrun),
  count('om-land', 'cards', ({ loot }) => loot.cards),
  count('om-land', 'salvage', ({ loot }) => loot.salvage),
  count('om-land', 'fences-built', ({ fences }) => fences.built),
  count('om-land', 'fences-torn-down', ({ fences }) => fences.tornDown),
  count('om-food', 'income', ({ food }) => food.income),
  count('om-food', 'eaten', ({ food }) => food.eaten),
  count('om-food', 'farm-work', ({ food }) => food.farmWork),
];
