/** Healing (DL-WND-06). */
import type { FrameOf } from '../frames';
import type { WoundId } from '../ids';
import { type DLPlay, type DraftRunner, pushFrames } from '../play';
import type { Runner } from '../state';
import { draftRunner } from './runners';

export function isWounded(runner: Runner): boolean {
  return runner.lightWound !== null || runner.heavyWounds.length > 0;
}

/** Heals step by step: the Light Wound goes, or else a Heavy Wound of the Runner's choice becomes the Light one. */
export function resolveHeal(play: DLPlay, frame: FrameOf<'heal'>): void {
  const runner = draftRunner(play.state, frame.runner);
  if (frame.count < 1 || !isWounded(runner)) return;
  if (frame.count > 1) pushFrames(play, { ...frame, count: frame.count - 1 });
  const [heavy, ...others] = runner.heavyWounds;
  if (runner.lightWound) discardLightWound(play, runner);
  else if (others.length > 0) pushFrames(play, { type: 'healChoice', runner: runner.id });
  else if (heavy) turnDown(play, runner, heavy);
}

/** Discards the Light Wound, still unseen (DL-WND-04). */
export function discardLightWound(play: DLPlay, runner: DraftRunner): void {
  const wound = runner.lightWound;
  if (!wound) return;
  runner.lightWound = null;
  runner.lightWoundKnown = false;
  play.state.wounds.discard.push(wound);
  play.tell({ type: 'wound-healed', runner: runner.id, wound: null });
}

/** Turns a Heavy Wound face down: it becomes the Light Wound and its lasting effect ends. Its face stays known (section 10). */
export function turnDown(play: DLPlay, runner: DraftRunner, wound: WoundId): void {
  runner.heavyWounds = runner.heavyWounds.filter((heavy) => heavy !== wound);
  runner.lightWound = wound;
  runner.lightWoundKnown = true;
  play.tell({ type: 'wound-healed', runner: runner.id, wound });
}
