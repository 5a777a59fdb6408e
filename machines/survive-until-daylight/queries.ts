/** The questions at the chart's forks, each one look at the state. */
import { carryOpen, needsChoice, spreadOpen } from '../../models/survive-until-daylight/rules/attack';
import { nextToArm, nextToPick } from '../../models/survive-until-daylight/rules/build';
import { attackerReady, enemiesQueued } from '../../models/survive-until-daylight/rules/enemies';
import { marketDone } from '../../models/survive-until-daylight/rules/market';
import { isReplaced } from '../../models/survive-until-daylight/rules/red-cards';
import { isOvertime, isRed, keepsItself } from '../../models/survive-until-daylight/rules/search';
import { mustAbsorb, victimsLeft } from '../../models/survive-until-daylight/rules/strike';
import { allReady } from '../../models/survive-until-daylight/rules/trade';
import type { State } from '../../models/survive-until-daylight/state';

export const QUERIES = {
  everybodyPicked: (state: State) => nextToPick(state) === null,
  firstByLot: (state: State) => state.options.firstPlayer === 'random',
  everybodyArmed: (state: State) => nextToArm(state) === null,
  waveDrawn: (state: State) => state.drawn === 'wave',
  redReplaced: isReplaced,
  redDrawn: (state: State) => isRed(state.drawn),
  keepsItself,
  overtime: isOvertime,
  allReady,
  marketDone,
  luckyPassed: (state: State) => state.luckyQueue.length === 0,
  needsChoice,
  spreadOpen,
  carryOpen,
  cheerPassed: (state: State) => state.cheerQueue.length === 0,
  actorLeft: (state: State) => state.actor !== null,
  enemiesQueued,
  attackerReady,
  victimsLeft,
  mustAbsorb,
  gameOver: (state: State) => state.outcome !== null,
};

export type QueryName = keyof typeof QUERIES;
