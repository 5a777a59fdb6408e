/** Spawns of scenarios (DL-SPAWN-02..07). */
import { INFECTED } from '../content/infected';
import type { Frame, OpContext } from '../frames';
import type { AreaId, InfectedType, RunnerId } from '../ids';
import { areaOf } from '../map';
import { type DLPlay, pushFrames } from '../play';
import { runnerOf } from '../rules/runners';
import { countOf } from './expressions';
import type { Op, SpawnPlace } from './format';
import { scenarioOf } from './lookup';
import { withRunner } from './subjects';

type SpawnOp = Extract<Op, { op: 'spawn' }>;

export function spawnOp(play: DLPlay, op: SpawnOp, context: OpContext): void {
  const { type, at } = op;
  // As many as the box holds are enough for any spawn.
  const count = Math.min(INFECTED[type].miniatures, countOf(play.state, op.count, context));
  if (at.at !== 'nearestNest')
    pushFrames(play, ...areasAt(play, at).map((area) => spawnIn(type, count, area)));
  else if ('area' in at.to) pushFrames(play, spawnNear(type, count, at.to.area));
  else
    withRunner(play, op, at.to, context, (id) =>
      pushFrames(play, spawnNear(type, count, areaOfRunner(play, id))),
    );
}

function areaOfRunner(play: DLPlay, id: RunnerId): AreaId {
  return areaOf(runnerOf(play.state, id).zone);
}

/** The Areas of a place that is fixed; Nests in the order of their numbers. */
function areasAt(play: DLPlay, at: Exclude<SpawnPlace, { at: 'nearestNest' }>): readonly AreaId[] {
  const nests = scenarioOf(play.state).nests.map(areaOf);
  switch (at.at) {
    case 'area':
      return [at.area];
    case 'nest':
      return nests.slice(at.nest - 1, at.nest);
    case 'eachNest':
      return nests;
    default:
      return at satisfies never;
  }
}

function spawnIn(infected: InfectedType, count: number, area: AreaId): Frame {
  return { type: 'spawn', infected, count, area, spread: false };
}

function spawnNear(infected: InfectedType, count: number, from: AreaId): Frame {
  return { type: 'spawnNearest', infected, count, from };
}
