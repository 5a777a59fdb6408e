/** How a bot answers in windows (11.1, "Reacts"). */
import { best } from '../../kernel/best';
import { SURVIVOR_CARDS } from '../content/cards';
import type { DecisionId } from '../decisions';
import type { SurvivorCardId } from '../ids';
import type { Move, MoveOf } from '../moves';
import { attackersLeft, biteIsOff } from '../rules/bite';
import { attackDamage, dealtBy } from '../rules/bite-damage';
import { chanceOf } from '../rules/dice';
import { escapeCost, escapeRollOf } from '../rules/escape';
import { replyOf } from '../rules/react-legal';
import { survivorOf, zombieAt } from '../rules/table';
import type { State, Zombie } from '../state';
import { gainsOf } from './search';
import type { Thought } from './thought';
import { afterDamageOf, boardThreat, steadiness } from './threat';
import { imagined, meanOf, resultsOf } from './trial';

const PASS: Move = { type: 'PASS' };
/** A card in hand, and a TP while others are left, or the last one. */
const CARD_COST = 0.8;
/** The card that there is once in a game: it is kept for a phase that hurts. */
const SCR_COST = 4;
/** What each React that answers one attack takes off it at most, in HP. */
const MOST_OFF: Readonly<Partial<Record<SurvivorCardId, number>>> = {
  R01: 2,
  R02: Number.POSITIVE_INFINITY,
  R08: Number.POSITIVE_INFINITY,
};
const TP_COST = { spare: 0.35, last: 0.75 } as const;
/** HP weigh more when there are few, and when what still comes could kill. */
const HURT = { below: 7, weight: 1.4 } as const;
const IN_DANGER = 2.2;
const WORTH_A_SHOT = 0.25;
/** A zombie that a reply kills would have bitten again. */
const LATER_THREAT = 0.35;

function biteLoss({ card }: Zombie, dealt: number): number {
  return dealt > 0 ? (dealt + afterDamageOf(card)) * steadiness(card) : 0;
}

/** The attack that is on, as things stand. */
function currentLoss(state: State): number {
  const zombie = state.bite && zombieAt(state, state.bite.zombie);
  return zombie && !biteIsOff(state) ? biteLoss(zombie, dealtBy(state)) : 0;
}

function lossOf(state: State, zombie: Zombie): number {
  if (state.marks.negateRest) return 0;
  const survivor = survivorOf(state);
  const cover = survivor.cover ? 1 : 0;
  return biteLoss(zombie, Math.max(0, attackDamage(state, zombie, false) - cover));
}

/** Everything that is still to come in this phase. */
function comingLoss(state: State): number {
  return attackersLeft(state).reduce((sum, zombie) => sum + lossOf(state, zombie), currentLoss(state));
}

function weightOf(state: State): number {
  const { hp } = survivorOf(state);
  if (comingLoss(state) >= hp) return IN_DANGER;
  return hp < HURT.below ? HURT.weight : 1;
}

function costOf(state: State, move: Move): number {
  const { tp } = survivorOf(state);
  const rate = tp > 1 ? TP_COST.spare : TP_COST.last;
  if (move.type === 'QUICK_ESCAPE') return escapeCost(state) * rate;
  if (move.type !== 'REACT') return 0;
  const card = SURVIVOR_CARDS[move.card].type === 'scr' ? SCR_COST : CARD_COST;
  return (replyOf(move.card)?.tp ?? 0) * rate + card;
}

/** Attacks that cards in hand can be played against with the TP there are, the cheapest cards first. */
function answersLeft(state: State): number {
  const { hand, tp } = survivorOf(state);
  const prices = (hand as readonly SurvivorCardId[])
    .filter((card) => card in MOST_OFF)
    .map((card) => replyOf(card)?.tp ?? 0)
    .toSorted((one, other) => one - other);
  let left = tp;
  let count = 0;
  for (const price of prices) if (price <= left) [left, count] = [left - price, count + 1];
  return count;
}

/** Whether a card that answers one attack is better kept for worse ones of this phase; they come last. */
function isForWorse(state: State, move: Move): boolean {
  const most = move.type === 'REACT' ? MOST_OFF[move.card] : undefined;
  if (most === undefined || dealtBy(state) >= survivorOf(state).hp) return false;
  const now = Math.min(most, currentLoss(state));
  const worse = attackersLeft(state).filter((zombie) => Math.min(most, lossOf(state, zombie)) > now);
  return worse.length >= answersLeft(state);
}

/** Quick Escape is for the attack of which it takes most off, among those still to come. */
function isBestToEscape(state: State): boolean {
  const chance = ({ uid }: Zombie) => {
    const roll = escapeRollOf(state, uid, 0);
    return roll ? chanceOf(roll.need, roll.bonus) : 0;
  };
  const current = state.bite && zombieAt(state, state.bite.zombie);
  if (!current) return false;
  const own = chance(current) * currentLoss(state);
  return attackersLeft(state).every((zombie) => chance(zombie) * lossOf(state, zombie) <= own);
}

/** HP, cards and threat that a reply saves. */
function gainOf(thought: Thought, from: State, move: Move): number {
  const { state, side } = thought;
  const results = resultsOf(from, 'attackReact', move);
  const before = state.players[side];
  const spared = comingLoss(state) - meanOf(results, comingLoss);
  const hurt = before.hp - meanOf(results, ({ players }) => players[side].hp);
  const killed =
    boardThreat(before.board) - meanOf(results, ({ players }) => boardThreat(players[side].board));
  const played = move.type === 'REACT' ? 1 : 0;
  const drawn = meanOf(results, ({ players }) => players[side].hand.length) - before.hand.length + played;
  return (spared - hurt) * weightOf(state) + LATER_THREAT * killed + drawn;
}

export function chooseAttackReply(thought: Thought): Move {
  const { state, legal } = thought;
  const escapes = isBestToEscape(state);
  const replies = legal.filter((move) =>
    move.type === 'QUICK_ESCAPE' ? escapes : move.type === 'REACT' && !isForWorse(state, move),
  );
  if (replies.length === 0) return PASS;
  const from = imagined(state, thought.side);
  const worth = new Map(replies.map((move) => [move, gainOf(thought, from, move) - costOf(state, move)]));
  const chosen = best(replies, (move) => worth.get(move) ?? 0);
  return (worth.get(chosen) ?? 0) > 0 ? chosen : PASS;
}

/** AP are lost afterwards: anything that is worth a shot is shot at. */
export function chooseStandoff(thought: Thought): Move {
  const replies = thought.legal.filter(({ type }) => type !== 'PASS');
  if (replies.length === 0) return PASS;
  const chosen = best(gainsOf(thought, 'standoff', replies), ({ worth }) => worth);
  return chosen.worth > WORTH_A_SHOT ? chosen.move : PASS;
}

function reactsOf(legal: readonly Move[]): readonly MoveOf<'REACT'>[] {
  return legal.filter((move): move is MoveOf<'REACT'> => move.type === 'REACT');
}

/** The cheapest one, always. */
export function chooseAlways({ legal }: Thought): Move {
  const reacts = reactsOf(legal);
  return reacts.length > 0 ? best(reacts, ({ card }) => -(replyOf(card)?.tp ?? 0)) : PASS;
}

/** What a kill is answered with if it is of any use. */
export function chooseKillReply(thought: Thought, decision: DecisionId): Move {
  const reacts = reactsOf(thought.legal);
  if (reacts.length === 0) return PASS;
  const { ap } = thought.state.players[thought.side];
  const chosen = best(gainsOf(thought, decision, reacts), (option) => option.worth + option.ap);
  return chosen.worth + chosen.ap - ap > -CARD_COST ? chosen.move : PASS;
}
