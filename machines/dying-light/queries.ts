/** The questions at the chart's forks, each one look at the state. */
import { mustEndActivation } from '../../models/dying-light/rules/activation';
import {
  activationDeckEmpty,
  allActivated,
  areaIsSafe,
  areasLeft,
  attackersLeft,
  enemyCardDrawn,
  needsAssign,
  nightfallDue,
} from '../../models/dying-light/rules/phases';
import { isNight } from '../../models/dying-light/rules/runners';
import { gearPicked, introAcknowledged, weaponsPicked } from '../../models/dying-light/rules/setup-queries';
import type { State } from '../../models/dying-light/state';

export const QUERIES = {
  gearPicked,
  weaponsPicked,
  introAcknowledged,
  night: (state: State) => isNight(state),
  allActivated,
  activationDeckEmpty,
  enemyCardDrawn,
  mustEndActivation,
  noAreaLeft: (state: State) => !areasLeft(state),
  areaIsSafe,
  needsAssign,
  noAttackerLeft: (state: State) => !attackersLeft(state),
  nightfallDue,
  gameOver: (state: State) => state.outcome !== null,
  questionOpen: (state: State) => state.stack.length > 0 && state.outcome === null,
};

export type QueryName = keyof typeof QUERIES;
