/** What may come over a Runner that ends its turn now: the warning before PASS (section 10). */
import { boostsOf } from './content/dice';
import { EXPOSURE_DESIGNS } from './content/exposure-cards';
import type { CommonInfected } from './ids';
import { areaOf, neighbours } from './map';
import { exposureValue } from './rules/exposure';
import { canEnter, standingOf } from './rules/infected';
import { isNight, runnersIn } from './rules/runners';
import { isUv } from './rules/uv';
import type { Runner, State } from './state';

export interface PassPreview {
  /** Standing attackers in the Runner's Area. */
  readonly enemies: number;
  /** Infected next door that the worst cards could bring in. */
  readonly arriving: number;
  /** Exposure cards that the Runner will draw. */
  readonly cards: number;
  /** Defense that the dice left can give. */
  readonly defence: number;
}

const COMMON: readonly CommonInfected[] = ['biter', 'viral', 'volatile'];

/** Moves of the worst hand of so many cards, their texts left out. */
function worstMoves(cards: number, night: boolean): number {
  const moves = EXPOSURE_DESIGNS.map((design) => (night ? design.night : design.day).moves);
  return moves
    .toSorted((one, other) => other - one)
    .slice(0, cards)
    .reduce((sum, n) => sum + n, 0);
}

/** Infected in neighbouring Areas that nothing keeps from coming (DL-EMOVE-02, DL-EMOVE-03). */
function mayCome(state: State, runner: Runner): number {
  const here = areaOf(runner.zone);
  let count = 0;
  for (const area of neighbours(here)) {
    if (runnersIn(state, area).length > 0) continue;
    for (const type of COMMON) {
      if (canEnter(state, type, area, here)) count += standingOf(state, area, type);
    }
  }
  return count;
}

/** The worst that is known about the coming Exposure Phase, as far as nothing hidden is looked at. */
export function passPreview(state: State, runner: Runner): PassPreview {
  const area = areaOf(runner.zone);
  const cards = isUv(state, area) ? 0 : exposureValue(runner);
  const blocks = runner.pool.filter((die) => boostsOf(die.type, die.face).includes('block')).length;
  return {
    enemies: COMMON.reduce((sum, type) => sum + standingOf(state, area, type), 0),
    arriving: Math.min(worstMoves(cards, isNight(state)), mayCome(state, runner)),
    cards,
    defence: runner.pool.length + blocks,
  };
}
