/** The Exposure Phase: how loud everybody was, and Area by Area what comes of it (DL-EXP-01..08). */
import { exposureAtTempo } from '../content/board';
import { CHASED_EXPOSURE } from '../content/chase';
import { exposureCard } from '../content/exposure-cards';
import { AREA_IDS, type AreaId, type RunnerId } from '../ids';
import { type DLPlay, pushFrames } from '../play';
import type { AreaStep, ExposurePhase, Runner, State } from '../state';
import { burdenOf } from './burdens';
import { discardExposureToken } from './chase';
import { reshuffleExposure } from './exposure-deck';
import { draftRunner, runnersIn } from './runners';
import { tempo } from './tempo';
import { isUv } from './uv';

function feverExposure(runner: Runner): number {
  const fever = burdenOf(runner, 'exposure-at-tempo');
  return fever && tempo(runner) >= fever.tempo ? fever.exposure : 0;
}

/** Number above the Tempo Die, 1 for the token, 1 if chased, and Wounds (DL-EXP-01, DL-CHASE-02). */
export function exposureValue(runner: Runner): number {
  const token = runner.exposureToken ? 1 : 0;
  const chase = runner.chase ? CHASED_EXPOSURE : 0;
  return exposureAtTempo(tempo(runner)) + token + chase + feverExposure(runner);
}

/** Freezes values and places at the start of the phase: Defend dice add no cards (DL-EXP-01, DL-EXP-08). */
export function freezeExposure(play: DLPlay): void {
  const { state } = play;
  const values: Partial<Record<RunnerId, number>> = {};
  for (const runner of state.runners) values[runner.id] = exposureValue(runner);
  state.exposurePhase = {
    values,
    queue: AREA_IDS.filter((area) => runnersIn(state, area).length > 0),
    countedTokens: state.runners.filter((runner) => runner.exposureToken).map((runner) => runner.id),
    step: null,
  };
  play.tell({ type: 'exposure-frozen', values: { ...values } });
}

/** @throws Error outside the Exposure Phase */
export function exposurePhaseOf(state: State): ExposurePhase {
  if (!state.exposurePhase) throw new Error('This is not the Exposure Phase.');
  return state.exposurePhase;
}

/** The Area being resolved. @throws Error while none is */
export function areaStepOf(state: State): AreaStep {
  const { step } = exposurePhaseOf(state);
  if (!step) throw new Error('No Area is being resolved.');
  return step;
}

/** Sum of the frozen values of the Runners in an Area (DL-EXP-02). */
function areaValue(state: State, area: AreaId): number {
  const { values } = exposurePhaseOf(state);
  return runnersIn(state, area).reduce((sum, runner) => sum + (values[runner.id] ?? 0), 0);
}

/** The unresolved Areas of the highest value; the group picks one of them (DL-EXP-02). */
export function loudestAreas(state: State): readonly AreaId[] {
  const { queue } = exposurePhaseOf(state);
  const highest = Math.max(...queue.map((area) => areaValue(state, area)));
  return queue.filter((area) => areaValue(state, area) === highest);
}

/** A counted token has done its work (DL-EXP-07); one taken later in the phase stays. */
export function discardCountedToken(play: DLPlay, id: RunnerId): void {
  const phase = play.state.exposurePhase;
  if (!phase?.countedTokens.includes(id)) return;
  phase.countedTokens = phase.countedTokens.filter((runner) => runner !== id);
  discardExposureToken(play, draftRunner(play.state, id));
}

/** Begins with an Area. In UV light nothing happens but that counted tokens leave (DL-ENV-05, DL-EXP-07). */
export function beginArea(play: DLPlay, area: AreaId): void {
  const { state } = play;
  const phase = state.exposurePhase;
  if (!phase) throw new Error('This is not the Exposure Phase.');
  play.tell({ type: 'area-resolving', area, value: areaValue(state, area) });
  phase.queue = phase.queue.filter((other) => other !== area);
  phase.step = { area, drawn: [], spawn: 0, moves: 0, sprinters: false, assigned: null, attacked: [] };
  if (!isUv(state, area)) return;
  play.tell({ type: 'area-uv-safe', area });
  for (const { id } of runnersIn(state, area)) discardCountedToken(play, id);
}

/** The Spawn step: all Spawn symbols together, in the nearest Nest (DL-EXP-03, DL-SPAWN-01, DL-SPAWN-02). */
export function spawnStep(play: DLPlay): void {
  const { area, spawn } = areaStepOf(play.state);
  if (spawn > 0) pushFrames(play, { type: 'spawnNearest', infected: null, count: spawn, from: area });
}

/** The Move step: all Move symbols together (DL-EXP-03, DL-EMOVE-01). */
export function moveStep(play: DLPlay): void {
  const { area, moves, sprinters } = areaStepOf(play.state);
  if (moves > 0) pushFrames(play, { type: 'moves', area, count: moves, sprinters, pass: 'volatile' });
}

/** Puts the drawn cards on their discards; a Reshuffle symbol renews the deck of the Runner who drew it (DL-EXP-05). */
export function finishArea(play: DLPlay): void {
  for (const { runner: id, cards } of areaStepOf(play.state).drawn) {
    const runner = draftRunner(play.state, id);
    runner.exposure.discard.push(...cards);
    if (cards.some((card) => exposureCard(card).reshuffle)) reshuffleExposure(play, runner);
  }
  const phase = play.state.exposurePhase;
  if (phase) phase.step = null;
}

export function finishExposure(play: DLPlay): void {
  play.state.exposurePhase = null;
}
