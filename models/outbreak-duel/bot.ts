/** The bots of Outbreak Duel (section 11.1). They see what their seat may see, and use no luck. */
import type { Bot } from '../kernel/game-rules';
import type { BotLevel, SeatId } from '../kernel/types';
import { explain } from './bot/explain';
import { chooseAct, chooseAttacker, chooseSpawn } from './bot/horde';
import { CARELESS } from './bot/level';
import { lotsOf } from './bot/lots';
import { chooseKept } from './bot/opening';
import { chooseAlways, chooseAttackReply, chooseKillReply, chooseStandoff } from './bot/replies';
import { chooseAnswer, chooseMain } from './bot/search';
import type { Thought } from './bot/thought';
import { type DecisionId, decisionAt } from './decisions';
import type { Move } from './moves';
import { sideOf } from './rules/table';
import type { State } from './state';

const CHOOSERS: Readonly<Record<DecisionId, (thought: Thought) => Move>> = {
  handover: () => ({ type: 'READY' }),
  mulligan: chooseKept,
  main: chooseMain,
  spawn: chooseSpawn,
  standoff: chooseStandoff,
  chooseAttacker,
  attackReact: chooseAttackReply,
  abilities: chooseAct,
  needTarget: (thought) => chooseAnswer(thought, 'needTarget'),
  needCleave: (thought) => chooseAnswer(thought, 'needCleave'),
  needCard: (thought) => chooseAnswer(thought, 'needCard'),
  needDrop: (thought) => chooseAnswer(thought, 'needDrop'),
  needNumbers: ({ legal: [move] }) => move ?? { type: 'NUMBERS', numbers: [6] },
  missWindow: chooseAlways,
  killWindow: (thought) => chooseKillReply(thought, 'killWindow'),
  lethalWindow: chooseAlways,
};

/** A weaker bot makes some of its decisions by lot. */
function isCareless({ level, lot }: Thought): boolean {
  return lot('careless') < CARELESS[level];
}

function anyOf({ legal, lot }: Thought): Move {
  const move = legal[Math.floor(lot('any') * legal.length)];
  if (!move) throw new Error('A bot was asked to move though there is no move.');
  return move;
}

/** A bot for a seat. */
export function createBot(level: BotLevel, seat: SeatId): Bot<State, Move> {
  return {
    choose({ value, state }, legal) {
      const decision = decisionAt(value);
      if (!decision) throw new Error('A bot was asked to move though no decision is open.');
      const thought: Thought = { state, side: sideOf(state, seat), level, legal, lot: lotsOf(state, seat) };
      return isCareless(thought) ? anyOf(thought) : CHOOSERS[decision](thought);
    },
    explain,
  };
}
