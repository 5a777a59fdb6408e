/**
 * Carries out the effects on the stack until one of them asks a question or none is left (section 5, "Rules of the
 * resolver"): an effect that triggers another pushes it on top.
 */
import type { AutoFrame, AutoFrameType, Frame, FrameOf } from '../frames';
import type { DLPlay } from '../play';
import { resolveOps } from '../scenario/ops';
import { resolveAttack } from './attack';
import { resolveChase, resolveExposureToken } from './chase';
import { resolveClearUv, resolveUvOn } from './clear-uv';
import { resolveCleaveOn, resolveKnockOn } from './cleave';
import { resolveMoves } from './enemy-move';
import { resolveHandOver } from './exchange';
import { resolveForcedFatigue } from './fatigue';
import { resolveHeal } from './heal';
import { resolveUtilityRisk } from './interact';
import { resolveNightActivation } from './night';
import { resolveNightfall } from './nightfall';
import { resolvePushAfter } from './push';
import { resolveRiskRoll, resolveRiskSymbol } from './risk';
import { resolveSpawn, resolveSpawnNearest } from './spawn';
import { resolveSpread } from './spread';
import { resolveWounds } from './wounds';

type Handlers = { readonly [T in AutoFrameType]: (play: DLPlay, frame: FrameOf<T>) => void };

const HANDLERS: Handlers = {
  riskRoll: resolveRiskRoll,
  riskSymbol: resolveRiskSymbol,
  forcedFatigue: resolveForcedFatigue,
  wounds: resolveWounds,
  exposureToken: resolveExposureToken,
  chase: resolveChase,
  heal: resolveHeal,
  spawn: resolveSpawn,
  spawnNearest: resolveSpawnNearest,
  spread: resolveSpread,
  clearUv: resolveClearUv,
  moves: resolveMoves,
  nightActivation: resolveNightActivation,
  nightfall: resolveNightfall,
  attack: resolveAttack,
  cleaveOn: resolveCleaveOn,
  knockOn: resolveKnockOn,
  pushAfter: resolvePushAfter,
  utilityRisk: resolveUtilityRisk,
  handOver: resolveHandOver,
  uvOn: resolveUvOn,
  ops: resolveOps,
};

/** More automatic steps than this between two decisions is a fault in a rule, not a long turn. */
const STEP_CAP = 2000;

/** @throws Error when effects keep triggering one another without end */
export function runFrames(play: DLPlay): void {
  for (let steps = 0; ; steps++) {
    const top = play.state.stack.at(-1) as Frame | undefined;
    if (!top || !isAuto(top) || play.state.outcome) return;
    if (steps > STEP_CAP)
      throw new Error(`More than ${STEP_CAP} effects in a row, the last one "${top.type}".`);
    play.state.stack.pop();
    resolve(play, top);
  }
}

function isAuto(frame: Frame): frame is AutoFrame {
  return frame.type in HANDLERS;
}

function resolve(play: DLPlay, frame: AutoFrame): void {
  const handler = HANDLERS[frame.type] as (play: DLPlay, frame: AutoFrame) => void;
  handler(play, frame);
}
