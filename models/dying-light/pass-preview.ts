/** What may come over a Runner that ends its turn now: the warning before PASS (section 10). */
import { boostsOf } from './content/dice';
import { areaOf } from './map';
import { attackerCount, attackersIn, attackPower } from './rules/enemy-attack';
import { exposureValue } from './rules/exposure';
import { isUv } from './rules/uv';
import type { Runner, State } from './state';
import { worstArrival } from './threats';

export interface PassPreview {
  /** Standing attackers in the Runner's Area. */
  readonly enemies: number;
  /** Infected that the worst cards could bring in: those next door, and those that spawn first and then move. */
  readonly arriving: number;
  /** Attack Power of them all, before the attack die (DL-EATK-03). */
  readonly power: number;
  /** Exposure cards that the Runner will draw. */
  readonly cards: number;
  /** Defense that the dice left can give. */
  readonly defence: number;
}

/** The worst that is known about the coming Exposure Phase, as far as nothing hidden is looked at. */
export function passPreview(state: State, runner: Runner): PassPreview {
  const area = areaOf(runner.zone);
  const blocks = runner.pool.filter((die) => boostsOf(die.type, die.face).includes('block')).length;
  const standing = attackersIn(state, area);
  const arrival = worstArrival(state, area);
  return {
    enemies: attackerCount(standing),
    arriving: arrival.count,
    power: attackPower(standing) + arrival.power,
    cards: isUv(state, area) ? 0 : exposureValue(runner),
    defence: runner.pool.length + blocks,
  };
}
