/** Where a Runner of the bots is heading, and how pressing that is (section 11.1). */
import { recordOf } from '../../kernel/records';
import { type RunnerId, type TokenId, ZONE_IDS, type ZoneId } from '../ids';
import { tempo } from '../rules/tempo';
import type { Runner, State, Token } from '../state';
import { hasActed } from './company';
import { type Distances, distancesTo } from './distance';
import { gatheringZones, type Objective, openObjectives, stagesAfter } from './stages';

export type Purpose = 'objective' | 'ahead' | 'loot' | 'gather';

export interface Goal {
  readonly purpose: Purpose;
  readonly zones: readonly ZoneId[];
  /** Expected dice to there and on to what follows; loot by the way counts as that much nearer to whoever has time for it. */
  readonly distances: Distances;
  /** The same once some tokens are taken. */
  distancesAfter(taken: readonly TokenId[]): Distances;
  /** Bags that the Runner may take, side jobs among them. */
  readonly loot: readonly Token[];
  /** Worth of one die of progress. */
  readonly urgency: number;
}

interface Task {
  readonly purpose: Purpose;
  readonly zones: readonly ZoneId[];
  /** Expected dice from there to the end of the errand. */
  readonly after: number;
  /** The token that the task is about. */
  readonly token: TokenId | null;
  /** Where the Runner goes once that is done; nowhere in particular when empty. */
  readonly onward: readonly ZoneId[];
}

/** Dice that a Runner gets on with in a Round. */
const DICE_A_ROUND = 4.6;
const NEEDED_SHARE = 0.85;
/** A Runner that has acted this Round is as good as that much farther away. */
const ACTED_DICE = 2;
/** Dice that loot is worth going out of one's way to whoever has time. */
const LOOT_DICE = 3;
const LOOT_SLACK = 6;
/** Worth of a die of progress to whoever has time: dawdling never pays, since the nights only get worse. */
const AT_EASE = 1.2;
/** Slack below which a die of progress is worth so much. */
const URGENCIES = [
  { below: 2, worth: 3.2 },
  { below: 6, worth: 1.9 },
  { below: 10, worth: 1.3 },
] as const;

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
  const nothing = { token: null, onward: [] };
  const ahead = (zones: readonly ZoneId[]): Task => ({
    ...nothing,
    purpose: 'ahead',
    zones,
    after: afterNext,
  });
  const gather: Task = { ...nothing, purpose: 'gather', zones: gatheringZones(state), after: 0 };
  const tasks = new Map<RunnerId, Task>();
  const onward = next.length > 0 ? next : gather.zones;
  const opened = main.map((objective) => openTask(objective, afterOpen, onward));
  handOut(state, opened, tasks);
  const places = next.map((zone) => ({ task: ahead([zone]), takers: everybody }));
  handOut(state, places, tasks);
  for (const id of everybody) {
    if (!tasks.has(id)) tasks.set(id, next.length > 0 ? ahead(next) : gather);
  }
  return tasks;
}

function openTask({ token, takers }: Objective, after: number, onward: readonly ZoneId[]): Candidate {
  return { task: { purpose: 'objective', zones: [token.zone], after, token: token.id, onward }, takers };
}

/** Loot, and side jobs that the Runner may do and has something of. */
function lootFor(state: State, runner: Runner): readonly Token[] {
  const sideJobs = openObjectives(state).filter(
    ({ main, pays, takers }) => !main && pays && takers.includes(runner.id),
  );
  const loot = state.tokens.filter((token) => token.kind === 'loot-common' || token.kind === 'loot-epic');
  return [...loot, ...sideJobs.map(({ token }) => token)];
}

function slackOf(state: State, runner: Runner, needed: number): number {
  const rounds = state.scenario.lastRound - state.round;
  return DICE_A_ROUND * rounds + runner.pool.length + tempo(runner) - NEEDED_SHARE * needed;
}

function urgencyOf(slack: number): number {
  return URGENCIES.find(({ below }) => slack < below)?.worth ?? AT_EASE;
}

/** From every Zone to the task and on to what follows it, or only to that when the task is done. */
function wayOf(state: State, { zones, onward }: Task, done: boolean): Distances {
  const nowhere = onward.length === 0;
  const rest = distancesTo(state, nowhere ? ZONE_IDS : onward);
  if (done) return rest;
  const leg = Math.min(...zones.map((zone) => rest[zone]));
  const there = distancesTo(state, zones);
  return nowhere ? there : recordOf(ZONE_IDS, (zone) => there[zone] + leg);
}

/** The same way with the one bag that lies best on it. */
function pastLoot(state: State, way: Distances, loot: readonly Token[]): Distances {
  const detours = loot.map((token) => ({ there: distancesTo(state, [token.zone]), on: way[token.zone] }));
  return recordOf(ZONE_IDS, (zone) =>
    Math.min(way[zone], ...detours.map(({ there, on }) => there[zone] + on - LOOT_DICE)),
  );
}

/** What a Runner makes for now. */
export function goalOf(state: State, runner: Runner): Goal {
  const given = tasksOf(state).get(runner.id);
  const nothing: Task = { purpose: 'gather', zones: [], after: 0, token: null, onward: [] };
  // Whoever has nothing to do is as well off anywhere.
  const task = given && given.zones.length > 0 ? given : { ...(given ?? nothing), zones: ZONE_IDS };
  const direct = distancesTo(state, task.zones)[runner.zone];
  const slack = slackOf(state, runner, direct + task.after);
  const loot = lootFor(state, runner);
  // Whoever has to be somewhere in the end and has nothing else to do goes there rather than after loot.
  const hasTime = task.purpose === 'ahead' && slack > LOOT_SLACK;
  const known = new Map<string, Distances>();
  const distancesAfter = (taken: readonly TokenId[]): Distances => {
    const key = taken.toSorted().join();
    const way = wayOf(state, task, task.token !== null && taken.includes(task.token));
    const left = loot.filter(({ id }) => !taken.includes(id));
    const distances = known.get(key) ?? (hasTime && left.length > 0 ? pastLoot(state, way, left) : way);
    known.set(key, distances);
    return distances;
  };
  const distances = distancesAfter([]);
  const byLoot = hasTime && distances[runner.zone] < wayOf(state, task, false)[runner.zone];
  return {
    purpose: byLoot ? 'loot' : task.purpose,
    zones: byLoot ? loot.map(({ zone }) => zone) : task.zones,
    distances,
    distancesAfter,
    loot,
    urgency: urgencyOf(slack),
  };
}
