/** Spawns of scenarios (DL-SPAWN-02..07). */
import type { Frame, OpContext } from '../frames';
import type { AreaId, InfectedType } from '../ids';
import { areaOf } from '../map';
import { type DLPlay, pushFrames } from '../play';
import { runnerOf } from '../rules/runners';
import { evaluate } from './expressions';
import type { Op } from './format';
import { scenarioOf } from './lookup';
import { withRunner } from './subjects';

type SpawnOp = Extract<Op, { op: 'spawn' }>;

export function spawnOp(play: DLPlay, op: SpawnOp, context: OpContext): void {
  const count = evaluate(play.state, op.count, context);
  const { at } = op;
  switch (at.at) {
    case 'area':
      return pushFrames(play, spawnIn(op.type, count, at.area));
    case 'nest':
      return pushFrames(play, ...nestAreas(play, at.nest).map((area) => spawnIn(op.type, count, area)));
    case 'eachNest':
      return pushFrames(play, ...nestAreas(play).map((area) => spawnIn(op.type, count, area)));
    case 'nearestNest':
      if ('area' in at.to) return pushFrames(play, spawnNear(op.type, count, at.to.area));
      return withRunner(play, op, at.to, context, (runner) =>
        pushFrames(play, spawnNear(op.type, count, areaOf(runnerOf(play.state, runner).zone))),
      );
    default:
      return at satisfies never;
  }
}

/** Areas of the Nests, in the order of their numbers. */
function nestAreas(play: DLPlay, number?: number): readonly AreaId[] {
  const areas = scenarioOf(play.state).nests.map(areaOf);
  return number === undefined ? areas : areas.slice(number - 1, number);
}

function spawnIn(infected: InfectedType, count: number, area: AreaId): Frame {
  return { type: 'spawn', infected, count, area, spread: false };
}

function spawnNear(infected: InfectedType, count: number, from: AreaId): Frame {
  return { type: 'spawnNearest', infected, count, from };
}
