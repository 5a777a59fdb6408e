/** The rules that are broken on purpose, game by game. */
import type { GameId } from '../../../models/kernel/types';
import { DYING_LIGHT_MUTATIONS } from './dying-light';
import type { Mutation } from './mutation';
import { ONE_MONTH_IN_MUTATIONS } from './one-month-in';
import { OUTBREAK_DUEL_MUTATIONS } from './outbreak-duel';
import { SURVIVE_UNTIL_DAYLIGHT_MUTATIONS } from './survive-until-daylight';

export const MUTATIONS: Readonly<Record<GameId, readonly Mutation[]>> = {
  'dying-light': DYING_LIGHT_MUTATIONS,
  'one-month-in': ONE_MONTH_IN_MUTATIONS,
  'outbreak-duel': OUTBREAK_DUEL_MUTATIONS,
  'survive-until-daylight': SURVIVE_UNTIL_DAYLIGHT_MUTATIONS,
};
