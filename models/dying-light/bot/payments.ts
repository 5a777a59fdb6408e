/** The few ways to pay for a Move that a plan looks at: the dice that are missed least, and those that get away unhurt. */
import { boostsOf } from '../content/dice';
import type { Price } from '../rules/payment';
import { freeSlots } from '../rules/tempo';
import type { Die, Runner } from '../state';

const shows = (die: Die, icon: string) => boostsOf(die.type, die.face).some((boost) => boost === icon);

/** Dice with few icons first. */
function leastMissed(one: Die, other: Die): number {
  return boostsOf(one.type, one.face).length - boostsOf(other.type, other.face).length;
}

/** So many dice with the icon and the rest without regard to it; null when there are not enough. */
function take(
  pool: readonly Die[],
  count: number,
  icon: Price['icon'],
  needed: number,
): readonly Die[] | null {
  const helping = icon === null ? [] : pool.filter((die) => shows(die, icon)).slice(0, needed);
  if (helping.length < needed || pool.length < count) return null;
  const rest = pool.filter((die) => !helping.includes(die)).slice(0, count - needed);
  return [...helping, ...rest];
}

function cheapest(pool: readonly Die[], price: Price): readonly Die[] | null {
  const least = Math.max(1, price.cost - price.skill - price.item);
  for (let count = 1; count <= price.cost; count++) {
    const needed = count >= least ? 0 : least - count;
    const dice = take(pool, count, price.icon, needed);
    if (dice) return dice;
  }
  return null;
}

/** None when the dice cannot pay; Gear is left out of account. */
export function paymentsFor(runner: Runner, price: Price): readonly (readonly Die[])[] {
  const pool = runner.pool.toSorted(leastMissed);
  const plain = cheapest(pool, price);
  if (!plain || plain.length > freeSlots(runner)) return [];
  const evading = pool.toSorted((one, other) => evadesOf([other]) - evadesOf([one]));
  const unhurt = cheapest(evading, price);
  return unhurt && evadesOf(unhurt) > evadesOf(plain) ? [plain, unhurt] : [plain];
}

export function evadesOf(dice: readonly Die[]): number {
  return dice.filter((die) => shows(die, 'evade')).length;
}
