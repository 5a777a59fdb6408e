/** Sharing attackers out among the Runners of an Area (DL-EATK-02). */
import { INFECTED_TYPES, type InfectedType, type RunnerId } from '../ids';
import type { ExposureMove } from '../moves';
import type { DLPlay } from '../play';
import type { Attackers, State } from '../state';
import { ATTACKING_TYPES, attackersIn, NOBODY } from './enemy-attack';
import { areaStepOf } from './exposure';
import { runnersIn } from './runners';

export type AssignMove = Extract<ExposureMove, { type: 'ASSIGN' }>;
type Assignment = AssignMove['assignment'];

/** All ways to write a number as that many summands, the first one largest first. */
function splits(count: number, parts: number): readonly (readonly number[])[] {
  if (parts === 1) return [[count]];
  const firsts = Array.from({ length: count + 1 }, (_, index) => count - index);
  return firsts.flatMap((first) => splits(count - first, parts - 1).map((rest) => [first, ...rest]));
}

function giveOut(
  before: Assignment,
  type: InfectedType,
  runners: readonly RunnerId[],
  counts: readonly number[],
) {
  const after: Partial<Record<RunnerId, Attackers>> = {};
  for (const [index, id] of runners.entries()) {
    after[id] = { ...NOBODY, ...before[id], [type]: counts[index] ?? 0 };
  }
  return after;
}

function defenders(state: State): readonly RunnerId[] {
  return runnersIn(state, areaStepOf(state).area).map((runner) => runner.id);
}

/** Every way to share them out, type by type. */
export function assignments(state: State): readonly AssignMove[] {
  const runners = defenders(state);
  const attackers = attackersIn(state, areaStepOf(state).area);
  const all = ATTACKING_TYPES.reduce<readonly Assignment[]>(
    (some, type) =>
      some.flatMap((before) =>
        splits(attackers[type], runners.length).map((counts) => giveOut(before, type, runners, counts)),
      ),
    [{}],
  );
  return all.map((assignment) => ({ type: 'ASSIGN', assignment }));
}

/** Whether every attacker goes to exactly one Runner of the Area, and nobody else does. */
export function isWholeAssignment(state: State, { assignment }: AssignMove): boolean {
  const runners = defenders(state);
  const attackers = attackersIn(state, areaStepOf(state).area);
  const shares = Object.values(assignment);
  const strangers = Object.keys(assignment).some((id) => !runners.some((runner) => runner === id));
  return (
    !strangers &&
    INFECTED_TYPES.every((type) =>
      isSplit(
        shares.map((share) => share[type]),
        attackers[type],
      ),
    )
  );
}

function isSplit(counts: readonly number[], whole: number): boolean {
  return (
    counts.every((count) => Number.isInteger(count) && count >= 0) &&
    counts.reduce((sum, count) => sum + count, 0) === whole
  );
}

/** Once assigned they stay fixed, whatever happens to the Area (DL-EATK-02). */
export function assignAttackers(play: DLPlay, { assignment }: AssignMove): void {
  const step = play.state.exposurePhase?.step;
  if (!step) throw new Error('No Area is being resolved.');
  step.assigned = assignment;
  play.tell({ type: 'attackers-assigned', area: step.area, assigned: assignment });
}
