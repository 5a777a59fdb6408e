/** The automatic steps of the chart under the names it calls them by: each one call into the rules. */

import type { ODPlay } from '../../models/outbreak-duel/play';
import { advance } from '../../models/outbreak-duel/rules/advance';
import { resolveBite } from '../../models/outbreak-duel/rules/bite';
import { beginGame, deal } from '../../models/outbreak-duel/rules/opening';
import { drawStep, endTurn, refresh } from '../../models/outbreak-duel/rules/turn';
import { passBySetting } from '../../models/outbreak-duel/rules/windows';
import { beginZombiePhase, endZombiePhase } from '../../models/outbreak-duel/rules/zombie-phase';

export const STEPS = {
  deal,
  beginGame,
  refresh,
  drawStep,
  beginZombiePhase,
  passStandoff: (play: ODPlay) => passBySetting(play, 'standoff'),
  advance,
  passAttack: (play: ODPlay) => passBySetting(play, 'attack'),
  resolveBite,
  endZombiePhase,
  endTurn,
};

export type StepName = keyof typeof STEPS;
