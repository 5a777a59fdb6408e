/** Where a Runner of the bots is heading, and how pressing that is (section 11.1). */
import type { RunnerId, ZoneId } from '../ids';
import { isNight } from '../rules/runners';
import type { Runner, State } from '../state';
import { type Distances, distancesTo } from './distance';
import { gatheringZones, type Objective, openObjectives, stagesAfter } from './stages';

export type Purpose = 'objective' | 'ahead' | 'loot' | 'gather';

export interface Goal {
  readonly purpose: Purpose;
  readonly zones: readonly ZoneId[];
  readonly distances: Distances;
  /** Worth of one die of progress. */
  readonly urgency: number;
}

interface Task {
  readonly purpose: Purpose;
  readonly zones: readonly ZoneId[];
  /** Expected dice from there to the end of the errand. */
  readonly after: number;
}

/** Dice that a Runner gets on with in a Round. */
const DICE_A_ROUND = 4.6;
const NEEDED_SHARE = 0.85;
/** A Runner that has acted this Round is as good as that much farther away. */
const ACTED_DICE = 2;
const LOOT_DICE = 4;
const LOOT_SLACK = 6;
/** Worth of a die of progress to whoever has time: dawdling never pays, since the nights only get worse. */
const AT_EASE = 1.2;
/** Slack below which a die of progress is worth so much. */
const URGENCIES = [
  { below: 2, worth: 3.2 },
  { below: 6, worth: 1.9 },
  { below: 10, worth: 1.3 },
] as const;

function hasActed(state: State, runner: Runner): boolean {
  return isNight(state)
    ? state.activationDeck.discard.includes(`act-${runner.id}`) && state.active !== runner.id
    : runner.activated && state.active !== runner.id;
}

/** Legs of the errand after each stage, summed up from the end; several Runners share the way. */
function legsAfter(state: State, stages: readonly (readonly ZoneId[])[]): readonly number[] {
  const share = 2 / (1 + state.runners.length);
  const legs = stages.map((zones, index) => {
    const next = stages[index + 1];
    if (!next) return 0;
    const distances = distancesTo(state, next);
    return share * Math.min(...zones.map((zone) => distances[zone]));
  });
  return legs.map((_, index) => legs.slice(index).reduce((sum, leg) => sum + leg, 0));
}

interface Candidate {
  readonly task: Task;
  readonly takers: readonly RunnerId[];
}

/** Gives each task to the nearest free Runner, the shortest way first. */
function handOut(state: State, candidates: readonly Candidate[], tasks: Map<RunnerId, Task>): void {
  const ways = candidates
    .flatMap(({ task, takers }) => {
      const distances = distancesTo(state, task.zones);
      return state.runners
        .filter((runner) => takers.includes(runner.id))
        .map((runner) => ({
          task,
          runner: runner.id,
          dice: distances[runner.zone] + (hasActed(state, runner) ? ACTED_DICE : 0),
        }));
    })
    .toSorted((one, other) => one.dice - other.dice);
  const given = new Set<Task>();
  for (const { task, runner } of ways) {
    if (tasks.has(runner) || given.has(task)) continue;
    tasks.set(runner, task);
    given.add(task);
  }
}

/** What lies open, what comes next, and the legs that are left after each of the two. */
function chapters(state: State) {
  const main = openObjectives(state).filter((objective) => objective.main);
  const open = main.map(({ token }) => token);
  const stages = stagesAfter(state, open);
  const [afterOpen = 0, afterNext = 0] = legsAfter(state, [open.map((token) => token.zone), ...stages]);
  return { main, next: stages[0] ?? [], afterOpen, afterNext };
}

/** Open objectives first, then the Zones of the next stage; who is left, and all in the end, gather. */
function tasksOf(state: State): ReadonlyMap<RunnerId, Task> {
  const { main, next, afterOpen, afterNext } = chapters(state);
  const everybody = state.runners.map((runner) => runner.id);
  const ahead = (zones: readonly ZoneId[]): Task => ({ purpose: 'ahead', zones, after: afterNext });
  const gather: Task = { purpose: 'gather', zones: gatheringZones(state), after: 0 };
  const tasks = new Map<RunnerId, Task>();
  const opened = main.map((objective) => openTask(objective, afterOpen));
  handOut(state, opened, tasks);
  const places = next.map((zone) => ({ task: ahead([zone]), takers: everybody }));
  handOut(state, places, tasks);
  for (const id of everybody) {
    if (!tasks.has(id)) tasks.set(id, next.length > 0 ? ahead(next) : gather);
  }
  return tasks;
}

function openTask({ token, takers }: Objective, after: number): Candidate {
  return { task: { purpose: 'objective', zones: [token.zone], after }, takers };
}

/** Loot, and side jobs that the Runner may do. */
function lootZones(state: State, runner: Runner): readonly ZoneId[] {
  const sideJobs = openObjectives(state).filter(
    (objective) => !objective.main && objective.takers.includes(runner.id),
  );
  const loot = state.tokens.filter((token) => token.kind === 'loot-common' || token.kind === 'loot-epic');
  return [...loot, ...sideJobs.map(({ token }) => token)].map((token) => token.zone);
}

function slackOf(state: State, runner: Runner, needed: number): number {
  const rounds = state.scenario.lastRound - state.round;
  return DICE_A_ROUND * rounds + runner.pool.length - NEEDED_SHARE * needed;
}

function urgencyOf(slack: number): number {
  return URGENCIES.find(({ below }) => slack < below)?.worth ?? AT_EASE;
}

/** What a Runner makes for now. */
export function goalOf(state: State, runner: Runner): Goal {
  const task = tasksOf(state).get(runner.id);
  const zones = task && task.zones.length > 0 ? task.zones : [runner.zone];
  const distances = distancesTo(state, zones);
  const slack = slackOf(state, runner, distances[runner.zone] + (task?.after ?? 0));
  const urgency = urgencyOf(slack);
  // Whoever has to be somewhere in the end and has nothing else to do goes there rather than after loot.
  if (task?.purpose === 'ahead' && slack > LOOT_SLACK) {
    const loot = lootZones(state, runner);
    const toLoot = distancesTo(state, loot);
    if (toLoot[runner.zone] <= LOOT_DICE) return { purpose: 'loot', zones: loot, distances: toLoot, urgency };
  }
  return { purpose: task?.purpose ?? 'gather', zones, distances, urgency };
}
