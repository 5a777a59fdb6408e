/** The dice of a turn as they get fewer. The same dice are left in many places, so that what they are good for is worked out once. */
import type { Price } from '../rules/payment';
import { hasMomentumAfter } from '../rules/payment';
import type { Die, Runner } from '../state';
import { afterSpending } from './imagine';
import { evadesOf, paymentsFor } from './payments';

/** Dice of the turn, a bit each in the order of its pool. */
type Dice = number;

/** A way to pay. */
export interface Payment {
  /** What is left after it. */
  readonly left: Dice;
  readonly evades: number;
  /** Whether the Runner has Momentum once it is paid. */
  readonly momentum: boolean;
}

/** The Runner with these dice left, wherever it stands. */
export interface Hand {
  readonly dice: Dice;
  readonly climbed: boolean;
  readonly runner: Runner;
  /** None when the dice cannot pay. */
  readonly paymentsFor: (price: Price) => readonly Payment[];
}

export class Hands {
  private readonly known = new Map<number, Hand>();

  /** @param runner as it is when the plan begins */
  constructor(private readonly runner: Runner) {}

  /** @param left of the dice that the Runner had */
  holding(left: readonly Die[], climbed: boolean): Hand {
    return this.of(this.bitsOf(left), climbed);
  }

  of(dice: Dice, climbed: boolean): Hand {
    const key = 2 * dice + (climbed ? 1 : 0);
    const known = this.known.get(key) ?? this.deal(dice, climbed);
    this.known.set(key, known);
    return known;
  }

  private deal(dice: Dice, climbed: boolean): Hand {
    const spent = this.runner.pool.flatMap(({ id }, at) => (dice & (1 << at) ? [] : [id]));
    const runner = standing(afterSpending(this.runner, spent), climbed);
    const known = new Map<string, readonly Payment[]>();
    const payments = (price: Price) =>
      paymentsFor(runner, price).map((paid) => ({
        left: dice & ~this.bitsOf(paid),
        evades: evadesOf(paid),
        momentum: hasMomentumAfter(runner, paid.length),
      }));
    return {
      dice,
      climbed,
      runner,
      paymentsFor: (price) => {
        const key = `${price.cost} ${price.icon} ${price.skill} ${price.item}`;
        const found = known.get(key) ?? payments(price);
        known.set(key, found);
        return found;
      },
    };
  }

  private bitsOf(dice: readonly Die[]): Dice {
    let bits = 0;
    for (const die of dice) bits |= 1 << this.runner.pool.findIndex(({ id }) => id === die.id);
    return bits;
  }
}

/** The first Climb of a turn may be cheaper than the next ones (`sk-wall`). */
export function standing(runner: Runner, climbed: boolean): Runner {
  const climbs = climbed ? Math.max(1, runner.activation.climbs) : runner.activation.climbs;
  return { ...runner, activation: { ...runner.activation, climbs } };
}
