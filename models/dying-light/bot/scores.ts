/** How the bots judge the moves of every decision; the highest score is played. */
import type { BotLevel, SeatId } from '../../kernel/types';
import type { DecisionId } from '../decisions';
import type { Move } from '../moves';
import type { State } from '../state';
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
import { scoreTurn } from './turn';

type SeatScorer = (state: State, seat: SeatId, level: BotLevel) => (move: Move) => number;

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
  // Only what a Runner does on its own turn is misjudged; nobody botches an answer that is plain to see.
  acting: (state, _, level) => scoreTurn(level, state),
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
