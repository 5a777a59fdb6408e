/** The automatic steps of the chart under the names it calls them by: each one call into the rules. */
import { turnAssault } from '../../models/survive-until-daylight/rules/assault';
import {
  applyAttack,
  drawForAttack,
  payAttack,
  settleAttack,
} from '../../models/survive-until-daylight/rules/attack';
import { build, drawFirstPlayer } from '../../models/survive-until-daylight/rules/build';
import { endRound } from '../../models/survive-until-daylight/rules/end-round';
import {
  beginEnemies,
  drawForEnemy,
  endEnemies,
  nextEnemy,
  playEnemyCard,
} from '../../models/survive-until-daylight/rules/enemies';
import { drawForMarket } from '../../models/survive-until-daylight/rules/market';
import { replaceRed, sufferRed } from '../../models/survive-until-daylight/rules/red-cards';
import { keepUnasked, nextSearcher, refill } from '../../models/survive-until-daylight/rules/search';
import { landHit, nextVictim } from '../../models/survive-until-daylight/rules/strike';
import { openTrade } from '../../models/survive-until-daylight/rules/trade';
import { nextActor, startCombat } from '../../models/survive-until-daylight/rules/turn';

export const STEPS = {
  drawFirstPlayer,
  build,
  refill,
  replaceRed,
  sufferRed,
  keepUnasked,
  nextSearcher,
  turnAssault,
  openTrade,
  drawForMarket,
  startCombat,
  payAttack,
  drawForAttack,
  settleAttack,
  applyAttack,
  nextActor,
  beginEnemies,
  nextEnemy,
  drawForEnemy,
  playEnemyCard,
  nextVictim,
  landHit,
  endEnemies,
  endRound,
};

export type StepName = keyof typeof STEPS;
