/** Fatigue: dice that leave the track or the pool for two Rounds (DL-FAT-01..06). */
import type { Reason } from '../../kernel/types';
import type { FrameOf } from '../frames';
import type { DieId, RunnerId } from '../ids';
import { type DLPlay, type DraftRunner, pushFrames } from '../play';
import type { Die, Runner } from '../state';
import { preventingGear } from './gear';
import { runnerOf } from './runners';
import { takeDie, tempoDie } from './tempo';

/** Index of the first free Fatigue slot; null when both are taken (DL-FAT-01). */
export function freeFatigueSlot(runner: Runner): number | null {
  const slot = runner.fatigue.indexOf(null);
  return slot < 0 ? null : slot;
}

/** Dice on the track that may be fatigued: all but the Tempo Die (DL-TEMPO-02). */
export function fatigableOnTrack(runner: Runner): readonly Die[] {
  const protectedDie = tempoDie(runner)?.id;
  return runner.track.filter((die) => die !== null).filter((die) => die.id !== protectedDie);
}

/** Dice that the Runner may choose for a Fatigue: track without the Tempo Die, then the active pool (DL-FAT-03). */
function fatigueChoices(runner: Runner): readonly Die[] {
  return [...fatigableOnTrack(runner), ...runner.pool];
}

/** Why this die cannot be fatigued; null when it can. */
export function whyNotFatigued(runner: Runner, dieId: DieId): Reason | null {
  if (freeFatigueSlot(runner) === null) return { id: 'fatigueFull', params: {} };
  const choices = fatigueChoices(runner);
  if (choices.some((die) => die.id === dieId)) return null;
  if (choices.length === 0) return { id: 'noFatigueDie', params: {} };
  return { id: tempoDie(runner)?.id === dieId ? 'tempoDie' : 'notInPool', params: {} };
}

/** Moves a die into a free Fatigue slot, chosen freely (`voluntary`, DL-FAT-04) or forced (DL-FAT-01). */
export function fatigueDie(play: DLPlay, runner: DraftRunner, dieId: DieId, voluntary: boolean): void {
  const slot = freeFatigueSlot(runner);
  const die = slot === null ? null : takeDie(runner, dieId);
  if (slot === null || !die) throw new Error(`Die ${dieId} of ${runner.id} cannot be fatigued.`);
  runner.fatigue[slot] = die;
  play.tell({ type: 'die-fatigued', runner: runner.id, die: dieId, voluntary });
}

/** A forced Fatigue: Gear is asked first, unless there is nothing to prevent (DL-FAT-02, DL-FAT-03). */
export function resolveForcedFatigue(play: DLPlay, frame: FrameOf<'forcedFatigue'>): void {
  const runner = runnerOf(play.state, frame.runner);
  if (freeFatigueSlot(runner) !== null && fatigueChoices(runner).length === 0) return;
  if (preventingGear(runner, 'fatigue').length === 0) sufferFatigue(play, frame.runner);
  else pushFrames(play, { type: 'preventFatigue', runner: frame.runner, source: frame.source });
}

/** An unprevented Fatigue: the Runner chooses a die; without a free slot it is a Wound (DL-FAT-02). */
export function sufferFatigue(play: DLPlay, runner: RunnerId): void {
  const overflow = freeFatigueSlot(runnerOf(play.state, runner)) === null;
  pushFrames(
    play,
    overflow ? { type: 'wounds', runner, count: 1, first: true } : { type: 'fatigueDie', runner },
  );
}
