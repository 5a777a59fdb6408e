/** How the bots judge the moves of every decision; the highest score is played. */
import type { SeatId } from '../../kernel/types';
import type { DecisionId } from '../decisions';
import type { Move } from '../moves';
import type { State } from '../state';
import { scoreActing } from './acting';
import {
  scoreAnything,
  scoreBottle,
  scoreByTrial,
  scoreCrits,
  scoreFatigue,
  scoreHeal,
  scoreLoss,
  scoreNest,
  scoreOffer,
  scoreOrder,
  scoreRunner,
  scoreStep,
  scoreSyrup,
  scoreUpgrade,
} from './answers';
import { scoreAssignment, scoreDefending, scorePrevention } from './defence';
import { scoreGearSet, scoreRunners, scoreWeapon } from './setup-picks';

type SeatScorer = (state: State, seat: SeatId) => (move: Move) => number;

/**
 * What a move is worth, decision by decision. Each looks at the table once and then judges move after move. Higher is
 * better; moves that a bot never makes are negative infinity.
 */
export const SCORERS: Readonly<Record<DecisionId, SeatScorer>> = {
  chooseRunners: scoreRunners,
  chooseGear: scoreGearSet,
  chooseWeapon: scoreWeapon,
  scenarioIntro: scoreAnything,
  chooseRunner: scoreOrder,
  acting: scoreActing,
  pickArea: scoreAnything,
  assign: scoreAssignment,
  attackQueue: scoreAnything,
  defending: scoreDefending,
  preventFatigue: scorePrevention,
  fatigueDie: scoreFatigue,
  preventWound: scorePrevention,
  preventExposure: scorePrevention,
  spendCrits: scoreCrits,
  cleave: scoreByTrial('cleave'),
  knock: scoreByTrial('knock'),
  push: scoreByTrial('push'),
  chooseNest: scoreNest,
  chooseSpreadStart: scoreByTrial('chooseSpreadStart'),
  chooseSweepStart: scoreByTrial('chooseSweepStart'),
  chooseStep: scoreByTrial('chooseStep'),
  pickRunner: scoreRunner,
  healChoice: scoreHeal,
  moveEffect: scoreStep,
  woundChoice: scoreLoss,
  firecrackers: scoreByTrial('firecrackers'),
  bottleArea: scoreBottle,
  bottleKill: scoreByTrial('bottleKill'),
  syrup: scoreSyrup,
  upgrade: scoreUpgrade,
  exchange: scoreAnything,
  scenarioChoice: scoreOffer,
  ackCard: scoreAnything,
};
