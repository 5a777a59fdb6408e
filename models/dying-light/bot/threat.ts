/** What the Infected may do to a Runner in the coming Exposure Phase, as far as the open table tells. */
import { recordOf } from '../../kernel/records';
import { boostsOf } from '../content/dice';
import { INFECTED } from '../content/infected';
import { AREA_IDS, type AreaId, INFECTED_TYPES, type InfectedType } from '../ids';
import { areaDistance, areaOf, mayStep, neighbours } from '../map';
import { attackDieOdds } from '../odds';
import { attackerCount, attackersIn, attackPower } from '../rules/enemy-attack';
import { exposureValue } from '../rules/exposure';
import { preventingGear } from '../rules/gear';
import { isNight, runnersIn } from '../rules/runners';
import { defenceBonus } from '../rules/skills';
import { freeSlots } from '../rules/tempo';
import { isUv } from '../rules/uv';
import type { InfectedCounts, Runner, State } from '../state';
import { companyIn } from './company';
import { woundWeight } from './harm';

/** Mean symbols of an Exposure card (table 3.11). */
const SPAWN_PER_CARD = 0.625;
const MOVES_PER_CARD = { day: 0.625, night: 1.125 };
/** Chance, in round numbers, that one so near comes closer when the enemy card is drawn. */
const HUNTED = { volatile: 0.5, viral: 0.12 };
/** Wounds that a die or Block kept back prevents on average. */
const DIE_DEFENCE = 0.8;
/** Who moves in first (DL-EMOVE-04, DL-EMOVE-05). */
const MOVERS: readonly InfectedType[] = ['volatile', 'viral', 'biter'];

/** Areas one or two away. */
const AROUND = recordOf(AREA_IDS, (here) =>
  AREA_IDS.filter((area) => areaDistance(here, area) === 1 || areaDistance(here, area) === 2),
);

/** Defense that dice, Skill and Gear are good for on average. */
export function expectedDefence(runner: Runner): number {
  const dice = Math.min(runner.pool.length, freeSlots(runner));
  const blocks = runner.pool.filter((die) => boostsOf(die.type, die.face).includes('block')).length;
  const brace = dice > 0 ? defenceBonus(runner) : 0;
  const vest = runner.items.includes('e-vest') && !runner.vestUsed ? 1 : 0;
  const armour = preventingGear(runner, 'armor').length / 2;
  return DIE_DEFENCE * (dice + Math.min(blocks, dice) + brace) + vest + armour;
}

/** Infected of a type next door that could come over (DL-EMOVE-02, DL-EMOVE-03). */
function nextDoor(state: State, here: AreaId, type: InfectedType): number {
  let count = 0;
  for (const area of neighbours(here)) {
    const standing = state.areas[area].standing[type];
    if (standing > 0 && mayStep(type, area, here) && runnersIn(state, area).length === 0) count += standing;
  }
  return count;
}

/** What cards are expected to spawn, as far as it gets to the Runner. */
interface Spawned {
  readonly type: InfectedType;
  readonly here: number;
  readonly nextDoor: number;
}

/** Attack Power that so many Moves bring in, the strongest first. */
function arrivingPower(state: State, here: AreaId, moves: number, spawned: Spawned): number {
  let left = moves;
  let power = 0;
  for (const type of MOVERS) {
    const more = type === spawned.type ? spawned.nextDoor : 0;
    const coming = Math.min(left, nextDoor(state, here, type) + more);
    power += coming * INFECTED[type].attack;
    left -= coming;
  }
  return power;
}

/** In the nearest Nest (DL-SPAWN-01); from next door they come over with the Moves of the same cards, if they can get there. */
function spawnedNear(state: State, here: AreaId, cards: number): Spawned {
  const type = isNight(state) ? 'viral' : 'biter';
  const nests = state.tokens.filter((token) => token.kind === 'nest').map((token) => areaOf(token.zone));
  const steps = Math.min(...nests.map((nest) => areaDistance(here, nest)));
  const isOpen = (nest: AreaId) => areaDistance(here, nest) === 1 && mayStep(type, nest, here);
  const count = SPAWN_PER_CARD * cards;
  return {
    type,
    here: steps === 0 ? count : 0,
    nextDoor: steps === 1 && nests.some((nest) => isOpen(nest)) ? count : 0,
  };
}

/** Attack Power that the enemy card may still bring in at night; once it has been drawn, nothing hunts until the next Round. */
function huntingPower(state: State, here: AreaId): number {
  if (!isNight(state) || state.activationDeck.discard.includes('act-enemy')) return 0;
  let power = 0;
  for (const area of AROUND[here]) {
    const { volatile, viral } = state.areas[area].standing;
    power += HUNTED.volatile * volatile + HUNTED.viral * viral;
  }
  return power;
}

function diePlus(state: State, attackers: number): number {
  if (attackers < 1) return 0;
  const odds = attackDieOdds(Math.floor(attackers), isNight(state));
  return odds[1] + 2 * odds[2];
}

/**
 * Attack Power that a Runner has to expect if its turn ended now, whatever it keeps back; 0 where nobody comes. Company shares the
 * attackers (DL-EATK-02), and draws its own cards for the Area (DL-EXP-02).
 */
export function expectedBlow(state: State, runner: Runner): number {
  const here = areaOf(runner.zone);
  const company = companyIn(state, here, runner);
  const sharing = 1 + company.length;
  const attackers: InfectedCounts = attackersIn(state, here);
  const uv = isUv(state, here);
  const value = company.reduce((sum, other) => sum + exposureValue(other), exposureValue(runner));
  const cards = uv ? 0 : value;
  const moves = cards * (isNight(state) ? MOVES_PER_CARD.night : MOVES_PER_CARD.day);
  const spawned = spawnedNear(state, here, cards);
  const power = uv
    ? attackPower(attackers)
    : attackPower(attackers) +
      arrivingPower(state, here, moves, spawned) +
      spawned.here * INFECTED[spawned.type].attack +
      huntingPower(state, here);
  if (power === 0) return 0;
  return power / sharing + diePlus(state, attackerCount(attackers) / sharing);
}

/** Wounds of a blow. Luck on both sides: even one that is covered on average now and then comes through. */
export function expectedWounds(blow: number, defence: number): number {
  return Math.max(0, blow - defence) + 0.1 * blow;
}

/** Wounds that a Runner has to expect if its turn ended now; 0 in UV light (DL-ENV-05). */
export function threat(state: State, runner: Runner): number {
  return expectedWounds(expectedBlow(state, runner), expectedDefence(runner));
}

/** What the Infected threaten all Runners with, and a little for how many there are. The less the better. */
export function danger(state: State): number {
  let sum = 0;
  for (const runner of state.runners) sum += woundWeight(runner) * threat(state, runner);
  for (const area of AREA_IDS) {
    for (const type of INFECTED_TYPES)
      sum += 0.05 * INFECTED[type].toughness * state.areas[area].standing[type];
  }
  return sum;
}
