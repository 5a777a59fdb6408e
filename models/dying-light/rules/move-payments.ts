/** All ways to pay for a Move, cheapest first, and the Pushes that may go before it (9.1.2, 9.1.3). */
import { boostsOf } from '../content/dice';
import { GEAR } from '../content/gear';
import type { DieId, ZoneId } from '../ids';
import { areaOf } from '../map';
import type { MoveAction, MoveKind, PushBefore } from '../moves';
import type { Die, Runner, State } from '../state';
import { usedBoosts } from './boosts';
import { diceChoices, iconsOn } from './dice-choices';
import { gearBoosts } from './gear';
import { standingCount } from './infected';
import { priceOfMove, riskOfMove } from './move-price';
import { type Reach, reachOf } from './move-reach';
import { hasMomentumAfter, spendingOf } from './payment';
import { pushPlans } from './push';
import { freeSlots } from './tempo';

/** More dice than any Move costs are never looked at: the Grain Silo from the street with a sprain. */
const MOST_DICE = 6;

function payable(runner: Runner): readonly (readonly Die[])[] {
  return diceChoices(runner.pool, Math.min(MOST_DICE, freeSlots(runner)));
}

function paymentsFor(
  state: State,
  runner: Runner,
  { kind, to }: Reach,
  choices: readonly (readonly Die[])[],
): readonly MoveAction[] {
  const price = priceOfMove(state, runner, kind, to);
  return choices
    .map((dice) => spendingOf(runner, dice, price))
    .filter((spending) => spending !== null)
    .map((spending) => ({ type: 'MOVE', kind, to, ...spending, push: [] }));
}

interface Weighed {
  readonly move: MoveAction;
  readonly risk: number;
  readonly fightingIcons: number;
}

function diceOf(runner: Runner, ids: readonly DieId[]): readonly Die[] {
  return runner.pool.filter((die) => ids.includes(die.id));
}

function weigh(state: State, runner: Runner, move: MoveAction): Weighed {
  const icons = diceOf(runner, move.dice).flatMap((die) => boostsOf(die.type, die.face));
  return {
    move,
    risk: riskAhead(state, runner, move),
    fightingIcons: icons.filter((icon) => icon === 'block' || icon === 'power').length,
  };
}

function cheaper(one: Weighed, other: Weighed): number {
  return (
    one.move.dice.length - other.move.dice.length ||
    one.risk - other.risk ||
    one.fightingIcons - other.fightingIcons
  );
}

/** The Risk that a Move will have, seen before paying (DL-GEAR-04). */
export function riskAhead(state: State, runner: Runner, move: MoveAction): number {
  return riskOfMove(state, runner, {
    kind: move.kind,
    to: move.to,
    enemies: standingCount(state, areaOf(runner.zone)) - move.push.length,
    momentum: hasMomentumAfter(runner, move.dice.length),
    evades: usedBoosts(move, 'evade'),
  });
}

/**
 * Every payment of a Move without Push, cheapest first: fewest dice, then least Risk, then keeping Block and Power.
 * Empty when the dice cannot pay. The ground must allow the Move.
 */
export function movePayments(
  state: State,
  runner: Runner,
  kind: MoveKind,
  to: ZoneId,
): readonly MoveAction[] {
  return paymentsFor(state, runner, { kind, to }, payable(runner))
    .map((move) => weigh(state, runner, move))
    .toSorted(cheaper)
    .map(({ move }) => move);
}

/**
 * The same payment without Push, and with every use of its Push icons (DL-BOOST-06): each choice before the Move, and
 * only after it where somebody stands on arrival.
 */
function withPushes(state: State, runner: Runner, move: MoveAction, plansFor: Plans): readonly MoveAction[] {
  const dice = diceOf(runner, move.dice);
  const boosts = [...move.boosts, ...iconsOn(dice, 'push')];
  const pushGear = gearBoosts(runner, dice).filter((id) => GEAR[id].boost === 'push');
  const gearBoostsUsed = [...move.gearBoosts, ...pushGear];
  const icons = usedBoosts({ boosts, gearBoosts: gearBoostsUsed }, 'push');
  if (icons === 0) return [move];
  const somebodyThere = standingCount(state, areaOf(move.to)) > 0;
  const plans = plansFor(icons).filter((push) => push.length > 0 || somebodyThere);
  return [move, ...plans.map((push) => ({ ...move, boosts, gearBoosts: gearBoostsUsed, push }))];
}

type Plans = (icons: number) => readonly (readonly PushBefore[])[];

/**
 * The Pushes before a Move that are listed: none or one. Larger sets would be thousands of Moves in a crowd; the judge
 * lets a person compose them, and the icons left are asked after the Move anyway.
 */
function listedPushes(state: State, runner: Runner): Plans {
  const plans = pushPlans(state, runner, 1);
  return () => plans;
}

/** A payment of a Move, and the same one with every use of its Push icons, all sets of Pushes before included. */
export function pushChoices(state: State, runner: Runner, move: MoveAction): readonly MoveAction[] {
  return withPushes(state, runner, move, (icons) => pushPlans(state, runner, icons));
}

/** Every Move that can be paid now, with none or one Push before it (9.1). */
export function moveOptions(state: State, runner: Runner): readonly MoveAction[] {
  const choices = payable(runner);
  const plans = listedPushes(state, runner);
  return reachOf(state, runner)
    .flatMap((reach) => paymentsFor(state, runner, reach, choices))
    .flatMap((move) => withPushes(state, runner, move, plans));
}
