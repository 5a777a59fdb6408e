/** The bots of Survive Until Daylight (section 11). They see what their seat sees and use no luck. */
import type { Bot } from '../kernel/game-rules';
import type { BotLevel, Position, SeatId } from '../kernel/types';
import { cardValue, carryValue, sharesValue } from './bot/attack-value';
import { explain } from './bot/explain';
import { TEMPERS, type Temper } from './bot/level';
import { delays, scoreKeep, scoreScout, scoreTake } from './bot/search';
import { scorePick } from './bot/setup';
import { alliesToUse, chooseLucky } from './bot/strike';
import { scoreTrade } from './bot/trade';
import { chooseTurn, isWorthCheering } from './bot/turn';
import { type DecisionId, decisionAt } from './decisions';
import type { Move } from './moves';
import { memberOf } from './rules/members';
import { actorOf } from './rules/turn';
import type { Member, State } from './state';

interface Choice {
  readonly temper: Temper;
  readonly state: State;
  readonly member: Member;
  readonly legal: readonly Move[];
}

/** The first move with the highest score. */
function best(legal: readonly Move[], score: (move: Move) => number): Move {
  const [first, ...others] = legal;
  if (!first) throw new Error('A bot was asked to move where no move is legal.');
  let [found, highest] = [first, score(first)];
  for (const move of others) {
    const value = score(move);
    if (value > highest) [found, highest] = [move, value];
  }
  return found;
}

/** The move of a type, if the answer to the question is yes; else the first one of another type. */
function yesOrNo({ legal }: Choice, type: Move['type'], yes: boolean): Move {
  return best(legal, (move) => ((move.type === type) === yes ? 1 : 0));
}

function spreadScore({ temper, state }: Choice, move: Move): number {
  const { attack } = state;
  if (move.type !== 'SPREAD' || !attack?.result) return 0;
  return sharesValue(temper, state, attack, attack.result, move);
}

function cardScore({ temper, state }: Choice, move: Move): number {
  const card = move.type === 'CHOOSE' ? state.attack?.drawn[move.cardIndex] : undefined;
  return card ? cardValue(temper, state, actorOf(state), card) : 0;
}

const pick = ({ legal, member }: Choice) => best(legal, (move) => scorePick(member.seat, move));
const keeping = ({ legal, state, member }: Choice) => best(legal, (move) => scoreKeep(state, member, move));

const CHOOSERS: Readonly<Record<DecisionId, (choice: Choice) => Move>> = {
  pickCharacter: pick,
  pickFirst: pick,
  pickStarter: pick,
  searchTurn: (choice) =>
    yesOrNo(
      choice,
      'SCOUT',
      choice.legal.some(({ type }) => type === 'SCOUT'),
    ),
  scout: ({ legal, state }) =>
    best(legal, (move) => (move.type === 'SCOUT_TAKE' ? scoreScout(state, move) : 0)),
  keep: keeping,
  marketKeep: keeping,
  wave: (choice) => yesOrNo(choice, 'DELAY', delays(choice.temper, choice.state)),
  tradeOpen: ({ temper, state, member, legal }) =>
    best(legal, (move) => scoreTrade(temper, state, member, move)),
  offer: ({ legal, state, member }) => best(legal, (move) => scoreTake(state, member, move)),
  combatTurn: ({ temper, state, member, legal }) => chooseTurn(temper, state, member, legal),
  lucky: (choice) => chooseLucky(choice.temper, choice.state, choice.legal) ?? yesOrNo(choice, 'PASS', true),
  choose: (choice) => best(choice.legal, (move) => cardScore(choice, move)),
  spread: (choice) => best(choice.legal, (move) => spreadScore(choice, move)),
  carry: ({ temper, state, legal }) =>
    best(legal, (move) => (move.type === 'CARRY' ? carryValue(temper, state, move.side) : 0)),
  cheer: (choice) => yesOrNo(choice, 'CHEER', isWorthCheering(choice.temper, choice.state)),
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
