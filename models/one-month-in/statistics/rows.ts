/** The table of statistics as people read it, row by row. */
import { type StatisticRow as Row, rowsOf } from '../../kernel/statistics';
import type { SeatStatistics } from './tally';

export type StatisticGroup = 'fight' | 'land' | 'people' | 'food';

export type StatisticRow = Row<SeatStatistics, StatisticGroup>;

const { count, luck } = rowsOf<SeatStatistics, StatisticGroup>();

/** What a die does on average, without gear: it kills on 4 and bites on 5 and more (OM-FIGHT-03, OM-FIGHT-04). */
const KILLS = 1 / 2;
const BITES = 1 / 3;

export const STATISTIC_ROWS: readonly StatisticRow[] = [
  count('fight', 'fights', ({ fights }) => fights.begun),
  count('fight', 'fights-won', ({ fights }) => fights.won),
  count('fight', 'zombies-killed', ({ dice }) => dice.kills),
  luck('fight', 'dice-luck', ({ dice }) => dice.kills - dice.thrown * KILLS),
  luck('fight', 'bite-luck', ({ zombieDice }) => zombieDice.thrown * BITES - zombieDice.deaths),
  count('fight', 'attacks', ({ attacks }) => attacks.begun),
  count('fight', 'attacks-won', ({ attacks }) => attacks.won),
  count('fight', 'rivals-killed', ({ rivalsKilled }) => rivalsKilled),
  count('fight', 'gear', ({ gear }) => gear),
  count('people', 'lost-to-zombies', ({ lost }) => lost.zombies),
  count('people', 'lost-to-rivals', ({ lost }) => lost.rivals),
  count('people', 'sacrificed', ({ lost }) => lost.sacrificed),
  count('people', 'ran', ({ ran }) => ran),
  count('people', 'found', ({ gained }) => gained.loot),
  count('people', 'stragglers', ({ gained }) => gained.stragglers),
  count('land', 'explored', ({ explored }) => explored),
  count('land', 'reclaimed', ({ land }) => land.reclaimed),
  count('land', 'captured', ({ land }) => land.captured),
  count('land', 'overrun', ({ land }) => land.overrun),
  count('land', 'cards', ({ loot }) => loot.cards),
  count('land', 'salvage', ({ loot }) => loot.salvage),
  count('land', 'fences-built', ({ fences }) => fences.built),
  count('land', 'fences-torn-down', ({ fences }) => fences.tornDown),
  count('food', 'income', ({ food }) => food.income),
  count('food', 'eaten', ({ food }) => food.eaten),
  count('food', 'farm-work', ({ food }) => food.farmWork),
];
