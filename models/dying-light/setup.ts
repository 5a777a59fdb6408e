/** The table before anybody has picked a and the empty board of a Runner who joins (specification 4.1). */
import type { Draft } from '../kernel/change';
import { createLuck, type LoadedLuck } from '../kernel/luck';
import { recordOf } from '../kernel/records';
import type { Seat, SeatId } from '../kernel/types';
import { COOLDOWN_SLOTS, FATIGUE_SLOTS, TRACK_SLOTS } from './content/board';
import { ACTION_DICE } from './content/dice';
import { EXPOSURE_DECKS } from './content/exposure-cards';
import { RUNNERS } from './content/runners';
import {
  AREA_IDS,
  CHASE_IDS,
  COMMON_ITEM_IDS,
  DIE_TYPES,
  type DieId,
  type DieType,
  EPIC_DECK_IDS,
  INFECTED_TYPES,
  type RunnerId,
  WOUND_IDS,
  type ZoneId,
} from './ids';
import type { DraftRunner } from './play';
import { scenarioFor } from './scenario/lookup';
import type { ActivationMemory, AreaState, Options, ScenarioState, State } from './state';

function emptyArea(): AreaState {
  return { standing: recordOf(INFECTED_TYPES, () => 0), down: recordOf(INFECTED_TYPES, () => 0) };
}

/** Nothing done yet in this activation. */
function freshActivation(): Draft<ActivationMemory> {
  return { climbs: 0, grapnelUsed: false, tradedWith: [], justSwitched: false };
}

function diceInBox(type: DieType): readonly DieId[] {
  return Array.from({ length: ACTION_DICE[type].count }, (_, index) => `die-${type}-${index + 1}` as const);
}

function untouchedScenario(options: Options): ScenarioState {
  const { lastRound } = scenarioFor(options.scenario);
  return {
    revealed: [],
    vars: {},
    lists: {},
    fired: [],
    events: {},
    acks: [],
    lastRound: lastRound[options.difficulty],
  };
}

/**
 * The state in which the chart waits for everybody to pick a Runner. Nothing is shuffled or placed yet: `build` does.
 * @param seed any text; the same seed, options, seats and moves give the same game
 * @param loaded results to hand out before luck is asked
 */
export function setup(options: Options, seats: readonly Seat[], seed: string, loaded?: LoadedLuck): State {
  return {
    options,
    seats,
    luck: createLuck(seed, loaded),
    round: scenarioFor(options.scenario).startRound,
    runners: [],
    active: null,
    areas: recordOf(AREA_IDS, emptyArea),
    tokens: [],
    lanterns: [],
    supply: recordOf(DIE_TYPES, diceInBox),
    wounds: { draw: [...WOUND_IDS], discard: [] },
    common: { draw: [...COMMON_ITEM_IDS], discard: [] },
    epic: { draw: [...EPIC_DECK_IDS], discard: [] },
    chase: [...CHASE_IDS],
    activationDeck: { draw: [], discard: [] },
    inhibitorUsed: false,
    exposurePhase: null,
    defence: null,
    stack: [],
    scenario: untouchedScenario(options),
    outcome: null,
  };
}

/** A Runner as picked: without dice, Gear or Weapon, in the Zone where the scenario starts. */
export function newRunner(id: RunnerId, seat: SeatId, zone: ZoneId): DraftRunner {
  return {
    id,
    seat,
    zone,
    pool: [],
    track: Array.from({ length: TRACK_SLOTS }, () => null),
    momentumSpot: null,
    fatigue: Array.from({ length: FATIGUE_SLOTS }, () => null),
    cooldown: Array.from({ length: COOLDOWN_SLOTS }, () => null),
    gear: [],
    gearSet: null,
    weapon: null,
    items: [],
    salvage: 0,
    exposureToken: false,
    chase: null,
    lightWound: null,
    lightWoundKnown: false,
    heavyWounds: [],
    exposure: { draw: [...EXPOSURE_DECKS[RUNNERS[id].colour]], discard: [] },
    activated: false,
    vestUsed: false,
    vars: {},
    activation: freshActivation(),
  };
}

export { build } from './rules/build';
