/**
 * Carries out the effects on the stack until one of them asks a question or none is left (section 5, "Rules of the
 * resolver"): an effect that triggers another pushes it on top.
 */
import { effectRunner } from '../../kernel/effects';
import type { Entry } from '../entries';
import type { AutoFrame, AutoFrameType, FrameOf } from '../frames';
import type { DLPlay, DraftState } from '../play';
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

/** Carries out effects until one of them asks something, none is left or the game is over. */
export const runFrames = effectRunner<DraftState, Entry, AutoFrame>(
  HANDLERS,
  ({ outcome }) => outcome !== null,
);
