/** What people choose on the new-game screen, and the set-up moves that follow from it. */
import type { Difficulty, GearSetId, RunnerId, StartingWeaponId } from '../../../../models/dying-light/ids';
import type { Move } from '../../../../models/dying-light/moves';
import type { ScenarioChoice } from '../../../../models/dying-light/scenario/format';
import type { Options } from '../../../../models/dying-light/state';
import type { LoadedLuck } from '../../../../models/kernel/luck';
import type { Controller, Seat, SeatId } from '../../../../models/kernel/types';
import { swapped } from '../../../seats/swapped';

/** One Runner of the game to come. */
export interface PlannedRunner {
  /** Name of the person; the second Runner of a single player has none of its own. */
  readonly name: string;
  readonly controller: Controller;
  readonly runner: RunnerId;
  readonly gear: GearSetId;
  readonly weapon: StartingWeaponId;
}

export interface GamePlan {
  readonly runners: readonly PlannedRunner[];
  /** One person plays both Runners. */
  readonly soloPair: boolean;
  readonly scenario: ScenarioChoice;
  readonly difficulty: Difficulty;
  readonly seed: string;
  readonly loaded: LoadedLuck | null;
}

type Picks = Pick<PlannedRunner, 'runner' | 'gear' | 'weapon'>;

/** The usual picks, one for each seat (specification 4.1). */
const USUAL_PICKS: readonly Picks[] = [
  { runner: 'mara', gear: 'courier', weapon: 'w-bow' },
  { runner: 'oskar', gear: 'brawler', weapon: 'w-hammer' },
  { runner: 'juno', gear: 'sneak', weapon: 'w-baton' },
  { runner: 'teo', gear: 'scavenger', weapon: 'w-cleavers' },
];

export const MAX_RUNNERS = USUAL_PICKS.length;

/** A game that can be started with one click. */
export function usualPlan(seed: string, nameOf: (index: number) => string): GamePlan {
  return withRunners(
    { runners: [], soloPair: false, scenario: 'sc-errand', difficulty: 'easy', seed, loaded: null },
    1,
    nameOf,
  );
}

function isFree(plan: readonly PlannedRunner[], picks: Picks): boolean {
  return plan.every((r) => r.runner !== picks.runner && r.gear !== picks.gear && r.weapon !== picks.weapon);
}

/** The usual picks where nobody has them, else the first of each kind that is left. */
function freePicks(taken: readonly PlannedRunner[], index: number): Picks {
  const usual = USUAL_PICKS.slice(index).find((picks) => isFree(taken, picks));
  if (usual) return usual;
  const left = <K extends keyof Picks>(key: K) =>
    USUAL_PICKS.map((picks) => picks[key]).find((pick) => taken.every((r) => r[key] !== pick));
  const [first] = USUAL_PICKS as [Picks];
  return {
    runner: left('runner') ?? first.runner,
    gear: left('gear') ?? first.gear,
    weapon: left('weapon') ?? first.weapon,
  };
}

/** The plan with so many Runners; those that stay keep their picks, those that come are people. */
export function withRunners(plan: GamePlan, count: number, nameOf: (index: number) => string): GamePlan {
  const runners = plan.runners.slice(0, count);
  for (let index = runners.length; index < count; index++) {
    runners.push({ name: nameOf(index), controller: { kind: 'human' }, ...freePicks(runners, index) });
  }
  return { ...plan, runners, soloPair: plan.soloPair && count === 2 };
}

/** Gives a pick to one Runner; whoever had it gets the one that this Runner gives up. */
export function withPick<K extends keyof Picks>(
  plan: GamePlan,
  index: number,
  key: K,
  pick: PlannedRunner[K],
): GamePlan {
  return { ...plan, runners: swapped(plan.runners, index, key, pick) };
}

/** The plan with somebody else playing for one Runner, or under another name. */
export function withPerson(
  plan: GamePlan,
  index: number,
  { name, controller }: Pick<PlannedRunner, 'name' | 'controller'>,
): GamePlan {
  const runners = plan.runners.map((runner, at) => (at === index ? { ...runner, name, controller } : runner));
  return { ...plan, runners };
}

function seatOf(plan: GamePlan, index: number): SeatId {
  return plan.soloPair ? 'seat-1' : `seat-${index + 1}`;
}

export function seatsOf(plan: GamePlan): readonly Seat[] {
  const seated = plan.soloPair ? plan.runners.slice(0, 1) : plan.runners;
  return seated.map(({ name, controller }, index) => ({ id: seatOf(plan, index), name, controller }));
}

export function optionsOf(plan: GamePlan): Options {
  return { scenario: plan.scenario, difficulty: plan.difficulty, soloRunners: plan.soloPair ? 2 : 1 };
}

/** The moves that pick for everybody, in the order in which the game asks. */
export function setupMoves(plan: GamePlan): readonly Move[] {
  return [
    ...plan.runners.map(
      (r, index): Move => ({ type: 'PICK_RUNNER', seat: seatOf(plan, index), runnerId: r.runner }),
    ),
    { type: 'CONFIRM' },
    ...plan.runners.map((r): Move => ({ type: 'PICK_GEAR', setId: r.gear })),
    ...plan.runners.map((r): Move => ({ type: 'PICK_WEAPON', weaponId: r.weapon })),
  ];
}
