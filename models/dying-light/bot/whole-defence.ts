/** Whole defences: every combination of dice, Gear, vest and Desperate Defense that begins with a step (DL-DEF-01..05). */
import { MOMENTUM_SLOT } from '../content/board';
import type { DefendingMove, Move } from '../moves';
import { burdenOf } from '../rules/burdens';
import { type DefendMove, defenceOf, whyNoVest } from '../rules/defend';
import { defendingOptions } from '../rules/defend-options';
import { preventingGear } from '../rules/gear';
import { defenceBonus } from '../rules/skills';
import { tempo } from '../rules/tempo';
import type { Defence, Runner, State } from '../state';
import { FATIGUE_HARM, GEAR_HARM } from './harm';

/** Dice come back with the next gather, so that they are nearly free; only waste is to be avoided. */
const DIE_PRICE = 0.02;
const MOMENTUM_WORTH = 0.9;

/** Defense that something brings, and what it costs. */
interface Bargain {
  readonly adds: number;
  readonly price: number;
  /** Dice that go on the track, where they may be fatigued afterwards. */
  readonly placed: number;
}

const NOTHING: Bargain = { adds: 0, price: 0, placed: 0 };
const VEST: Bargain = { adds: 1, price: 2 * DIE_PRICE, placed: 0 };

function ofDice(runner: Runner, defence: Defence, move: DefendMove): Bargain {
  const placed = move.dice.length;
  const brace = defence.diceSpent ? 0 : defenceBonus(runner);
  const reaches = tempo(runner) < MOMENTUM_SLOT && tempo(runner) + placed >= MOMENTUM_SLOT;
  const price = DIE_PRICE * placed - (reaches ? MOMENTUM_WORTH : 0);
  return { adds: defenceOf(move) + brace, price, placed };
}

function upTo(most: number, price: number): readonly Bargain[] {
  return Array.from({ length: Math.max(0, most) + 1 }, (_, adds) => ({
    adds,
    price: price * adds,
    placed: 0,
  }));
}

/** Steps that Armor Gear has left. */
function armourOf(runner: Runner): readonly Bargain[] {
  const tokens = runner.gear.filter(({ id }) => preventingGear(runner, 'armor').includes(id));
  const steps = tokens.reduce((sum, { condition }) => sum + (condition === 'whole' ? 2 : 1), 0);
  return upTo(steps, GEAR_HARM);
}

/** Desperate Defense may also take dice that were placed a moment ago, never the Tempo Die (DL-DEF-03). */
function desperateOf(runner: Runner, placed: number): readonly Bargain[] {
  if (burdenOf(runner, 'no-desperate-defence')) return [NOTHING];
  const onTrack = runner.track.filter((die) => die !== null).length + placed;
  const free = runner.fatigue.filter((die) => die === null).length;
  return upTo(Math.min(free, onTrack - 1), FATIGUE_HARM);
}

/** What a defence is made of, each part with everything that it may bring. */
export interface Parts {
  readonly dice: readonly Bargain[];
  readonly vest: readonly Bargain[];
  readonly gear: readonly Bargain[];
  readonly desperate: (placed: number) => readonly Bargain[];
}

function isDefend(move: Move): move is DefendMove {
  return move.type === 'DEFEND';
}

export function partsOf(state: State, runner: Runner, defence: Defence): Parts {
  const defends = defendingOptions(state, runner, defence).filter(isDefend);
  return {
    dice: [NOTHING, ...defends.map((move) => ofDice(runner, defence, move))],
    vest: whyNoVest(runner) === null ? [NOTHING, VEST] : [NOTHING],
    gear: armourOf(runner),
    desperate: (placed) => desperateOf(runner, placed),
  };
}

/** The whole defences that begin with a move: its own part is settled, or has at least what the move brings. */
export function partsAfter(runner: Runner, defence: Defence, parts: Parts, move: DefendingMove): Parts {
  const atLeast = (bargains: readonly Bargain[], least: number) =>
    bargains.filter(({ adds }) => adds >= least);
  switch (move.type) {
    case 'DEFEND':
      return { ...parts, dice: [ofDice(runner, defence, move)] };
    case 'VEST':
      return { ...parts, vest: [VEST] };
    case 'GEAR':
      return { ...parts, gear: atLeast(parts.gear, 1) };
    case 'DESPERATE':
      return { ...parts, desperate: (placed) => atLeast(parts.desperate(placed), move.trackSlots.length) };
    case 'COMMIT':
      return { dice: [NOTHING], vest: [NOTHING], gear: [NOTHING], desperate: () => [NOTHING] };
    default:
      return move satisfies never;
  }
}

/** Worth of the best whole defence that these parts make. */
export function bestOf(parts: Parts, harm: (adds: number) => number): number {
  let best = Number.NEGATIVE_INFINITY;
  for (const dice of parts.dice) {
    for (const desperate of parts.desperate(dice.placed)) {
      for (const gear of parts.gear) {
        for (const vest of parts.vest) {
          const all = [dice, desperate, gear, vest];
          const adds = all.reduce((sum, one) => sum + one.adds, 0);
          const price = all.reduce((sum, one) => sum + one.price, 0);
          best = Math.max(best, -harm(adds) - price);
        }
      }
    }
  }
  return best;
}
