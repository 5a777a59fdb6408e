/** Who may come into an Area and strike there in the coming Exposure Phase, as far as nothing hidden is looked at. */
import { EXPOSURE_DESIGNS } from './content/exposure-cards';
import { AREA_LIMIT, INFECTED } from './content/infected';
import type { AreaId, CommonInfected } from './ids';
import { areaOf, atDistance2, neighbours } from './map';
import { exposureValue } from './rules/exposure';
import { canEnter, standingOf, totalIn } from './rules/infected';
import { isNight, runnersIn } from './rules/runners';
import { nearestNests } from './rules/spawn';
import { tempo } from './rules/tempo';
import { isUv } from './rules/uv';
import type { State } from './state';

/** Infected of one kind that Move symbols could draw out of one Area. */
export interface Coming {
  readonly from: AreaId;
  readonly type: CommonInfected;
  readonly count: number;
}

/** What a hand of Exposure cards brings (DL-EXP-03). */
interface Brought {
  readonly cards: number;
  readonly spawn: number;
  readonly moves: number;
  readonly sprinters: boolean;
}

/** How many may come into an Area, and how hard they strike. */
export interface WorstArrival {
  readonly count: number;
  /** Their Attack values together (DL-EATK-03). */
  readonly power: number;
}

/** In the order in which they move (DL-EMOVE-05). */
const MOVERS: readonly CommonInfected[] = ['volatile', 'viral', 'biter'];

/**
 * Who stands next door and is kept away by nothing, the first to move first (DL-EMOVE-02, DL-EMOVE-03).
 * @param sprinters Virals two Areas away come as well (DL-EMOVE-07)
 */
export function comingTo(state: State, area: AreaId, sprinters = false): readonly Coming[] {
  const free = (from: AreaId) => runnersIn(state, from).length === 0;
  const groups = MOVERS.flatMap((type) => {
    const near = neighbours(area).filter((from) => free(from) && canEnter(state, type, from, area));
    const far = sprinters && type === 'viral' && !isUv(state, area) ? atDistance2(area).filter(free) : [];
    return [...near, ...far].map((from) => ({ from, type, count: standingOf(state, from, type) }));
  });
  return groups.filter(({ count }) => count > 0);
}

/** Every hand of at most so many different cards. */
function hands(cards: number, night: boolean, loudness: number): readonly Brought[] {
  const none: Brought = { cards: 0, spawn: 0, moves: 0, sprinters: false };
  return EXPOSURE_DESIGNS.reduce<readonly Brought[]>(
    (all, design) => {
      const { spawn, moves, effect } = night ? design.night : design.day;
      const louder = effect?.kind === 'loud-tempo' && loudness >= effect.tempo ? effect.moves : 0;
      const more = all
        .filter((hand) => hand.cards < cards)
        .map((hand) => ({
          cards: hand.cards + 1,
          spawn: hand.spawn + spawn,
          moves: hand.moves + moves + louder,
          sprinters: hand.sprinters || effect?.kind === 'sprinters',
        }));
      return all.concat(more);
    },
    [none],
  );
}

/** Of what a spawn brings, how many appear in the Area itself and how many next door, from where they may go on (DL-SPAWN-02). */
function spawned(state: State, area: AreaId, type: CommonInfected, count: number) {
  const nests = nearestNests(state, area).map(({ zone }) => areaOf(zone));
  if (nests.includes(area))
    return { here: Math.min(count, Math.max(0, AREA_LIMIT - totalIn(state, area))), near: 0 };
  const open = nests.some(
    (nest) =>
      neighbours(area).includes(nest) &&
      runnersIn(state, nest).length === 0 &&
      canEnter(state, type, nest, area),
  );
  return { here: 0, near: open ? count : 0 };
}

/** What one hand brings into an Area: what spawns moves in the same phase (DL-EXP-03). */
function arrivalOf(state: State, area: AreaId, hand: Brought): WorstArrival {
  const type = isNight(state) ? 'viral' : 'biter';
  const { here, near } = spawned(state, area, type, hand.spawn);
  const standing = comingTo(state, area, hand.sprinters);
  const movers = MOVERS.flatMap((kind) => {
    const there = standing.filter((group) => group.type === kind).reduce((sum, { count }) => sum + count, 0);
    const count = there + (kind === type ? near : 0);
    return Array.from({ length: count }, () => INFECTED[kind].attack);
  }).slice(0, hand.moves);
  return {
    count: here + movers.length,
    power: here * INFECTED[type].attack + movers.reduce((sum, attack) => sum + attack, 0),
  };
}

/** The hand of all Runners of an Area that brings most into it; nothing in UV light (DL-ENV-05). */
export function worstArrival(state: State, area: AreaId): WorstArrival {
  if (isUv(state, area)) return { count: 0, power: 0 };
  const runners = runnersIn(state, area);
  const cards = runners.reduce((sum, runner) => sum + exposureValue(runner), 0);
  const loudness = Math.max(0, ...runners.map(tempo));
  return hands(cards, isNight(state), loudness)
    .map((hand) => arrivalOf(state, area, hand))
    .reduce((worst, one) => (one.power > worst.power || one.count > worst.count ? one : worst));
}
