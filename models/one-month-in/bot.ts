/** The bots of One Month In (section 11). They see what everybody sees, and use no luck. */
import type { Bot } from '../kernel/game-rules';
import type { BotLevel, SeatId } from '../kernel/types';
import { explain } from './bot/explain';
import { chooseInAttack, chooseInFight, chooseOnArrival } from './bot/fights';
import { TEMPERS } from './bot/level';
import { lastingNoiseOf, noiseOf } from './bot/noise';
import { chooseFence, chooseFood } from './bot/opening';
import type { Thought } from './bot/thought';
import { chooseAction } from './bot/turn';
import { type DecisionId, decisionAt } from './decisions';
import type { Move } from './moves';
import type { State } from './state';

const CHOOSERS: Readonly<Record<DecisionId, (thought: Thought) => Move>> = {
  placeFences: chooseFence,
  feeding: chooseFood,
  acting: chooseAction,
  arrivalChoice: chooseOnArrival,
  fightDecide: chooseInFight,
  attackDecide: chooseInAttack,
};

/** A bot for a seat. */
export function createBot(level: BotLevel, seat: SeatId): Bot<State, Move> {
  const temper = TEMPERS[level];
  return {
    choose({ value, state }, legal) {
      const decision = decisionAt(value);
      if (!decision) throw new Error('A bot was asked to move though no decision is open.');
      const noise = noiseOf(state, temper.noise);
      const lasting = lastingNoiseOf(seat, temper.noise);
      return CHOOSERS[decision]({ state, seat, temper, noise, lasting, legal });
    },
    explain,
  };
}
