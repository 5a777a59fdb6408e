/** The bots of Survive Until Daylight (section 11). They see what their seat sees and use no luck. */
import { best } from '../kernel/best';
import type { Bot } from '../kernel/game-rules';
import type { BotLevel, Position, SeatId } from '../kernel/types';
import { cardValue, carryValue, sharesValue } from './bot/attack-value';
import { aimsWide, explain } from './bot/explain';
import { TEMPERS } from './bot/level';
import { delays, scoreKeep, scoreScout, scoreTake } from './bot/search';
import { scorePick } from './bot/setup';
import { alliesToUse, chooseLucky } from './bot/strike';
import { scoreTrade } from './bot/trade';
import { chooseTurn, isWorthCheering, type Thought } from './bot/turn';
import { type DecisionId, decisionAt } from './decisions';
import type { Move } from './moves';
import { memberOf } from './rules/members';
import { actorOf } from './rules/turn';
import type { State } from './state';

/** The move of a type, if the answer to the question is yes; else the first one of another type. */
function yesOrNo({ legal }: Thought, type: Move['type'], yes: boolean): Move {
  return best(legal, (move) => ((move.type === type) === yes ? 1 : 0));
}

const MISSED_TARGET = 100;

function spreadScore({ temper, state }: Thought, move: Move): number {
  const { attack } = state;
  if (move.type !== 'SPREAD' || !attack?.result) return 0;
  const value = sharesValue(temper, state, attack, attack.result, move);
  // Whoever said that it aims at somebody hits that one, too, unless it said that its neighbours count as well.
  return move.target === 0 && !aimsWide(attack) ? value - MISSED_TARGET : value;
}

function cardScore({ temper, state }: Thought, move: Move): number {
  const card = move.type === 'CHOOSE' ? state.attack?.drawn[move.cardIndex] : undefined;
  return card ? cardValue(temper, state, actorOf(state), card) : 0;
}

const pick = ({ legal, member }: Thought) => best(legal, (move) => scorePick(member.seat, move));
const keeping = ({ temper, legal, state, member }: Thought) =>
  best(legal, (move) => scoreKeep(temper, state, member, move));

const CHOOSERS: Readonly<Record<DecisionId, (thought: Thought) => Move>> = {
  pickCharacter: pick,
  pickFirst: pick,
  pickStarter: pick,
  searchTurn: (thought) =>
    yesOrNo(
      thought,
      'SCOUT',
      thought.legal.some(({ type }) => type === 'SCOUT'),
    ),
  scout: ({ temper, legal, state }) =>
    best(legal, (move) => (move.type === 'SCOUT_TAKE' ? scoreScout(temper, state, move) : 0)),
  keep: keeping,
  marketKeep: keeping,
  wave: (thought) => yesOrNo(thought, 'DELAY', delays(thought.temper, thought.state)),
  tradeOpen: ({ temper, state, member, legal }) =>
    best(legal, (move) => scoreTrade(temper, state, member, move)),
  offer: ({ temper, legal, state, member }) => best(legal, (move) => scoreTake(temper, state, member, move)),
  combatTurn: chooseTurn,
  lucky: (thought) =>
    chooseLucky(thought.temper, thought.state, thought.legal) ?? yesOrNo(thought, 'PASS', true),
  choose: (thought) => best(thought.legal, (move) => cardScore(thought, move)),
  spread: (thought) => best(thought.legal, (move) => spreadScore(thought, move)),
  carry: ({ temper, state, legal }) =>
    best(legal, (move) => (move.type === 'CARRY' ? carryValue(temper, state, move.side) : 0)),
  cheer: (thought) => yesOrNo(thought, 'CHEER', isWorthCheering(thought)),
  absorb: ({ legal, state }) =>
    best(legal, (move) => (move.type === 'ABSORB' && move.count === alliesToUse(state) ? 1 : 0)),
};

/** A bot for a seat. */
export function createBot(level: BotLevel, seat: SeatId): Bot<State, Move> {
  return {
    choose({ value, state }, legal) {
      const decision = decisionAt(value);
      if (!decision) throw new Error('A bot was asked to move though no decision is open.');
      return CHOOSERS[decision]({ temper: TEMPERS[level], state, member: memberOf(state, seat), legal });
    },
    explain: (position: Position<State>, move) => explain(position, move),
  };
}
