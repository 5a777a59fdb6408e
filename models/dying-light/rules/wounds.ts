/** Taking Wounds (DL-WND-01..05, DL-WND-07). */
import { drawCard } from '../../kernel/luck';
import { FATAL_HEAVY_WOUND, MOMENTUM_LOSING_WOUNDS } from '../content/board';
import type { FrameOf } from '../frames';
import type { WoundId } from '../ids';
import { type DLPlay, type DraftRunner, pushFrames } from '../play';
import { endGame } from './outcome';
import { draftRunner } from './runners';
import { loseMomentum } from './tempo';
import { applyImpact } from './wound-impact';

/**
 * Applies Wounds one after another (DL-WND-01). Two or more at once cost the Momentum die first (DL-MOM-04). What a
 * Wound causes is finished before the next one, further Wounds included (DL-WND-07).
 */
export function resolveWounds(play: DLPlay, frame: FrameOf<'wounds'>): void {
  if (frame.count < 1) return;
  const runner = draftRunner(play.state, frame.runner);
  if (frame.first && frame.count >= MOMENTUM_LOSING_WOUNDS) loseMomentum(play, runner, 'wounds');
  if (frame.count > 1) pushFrames(play, { ...frame, count: frame.count - 1, first: false });
  const light = runner.lightWound;
  if (light) makeHeavy(play, runner, light);
  else takeLight(play, runner);
}

/** Draws a card face down; nobody sees which (DL-WND-02, DL-WND-04, DL-WND-05). */
function takeLight(play: DLPlay, runner: DraftRunner): void {
  const wound = drawCard(play.state.luck, 'wound', play.state.wounds);
  if (!wound) return;
  runner.lightWound = wound;
  play.tell({ type: 'wound-light', runner: runner.id });
}

/** Turns the Light Wound up; the fourth Heavy Wound ends the game before its effect (DL-WND-03, DL-WIN-02). */
function makeHeavy(play: DLPlay, runner: DraftRunner, wound: WoundId): void {
  runner.lightWound = null;
  runner.lightWoundKnown = false;
  runner.heavyWounds.push(wound);
  const heavy = runner.heavyWounds.length;
  play.tell({ type: 'wound-heavy', runner: runner.id, wound, heavy });
  if (heavy < FATAL_HEAVY_WOUND) {
    applyImpact(play, runner, wound);
    return;
  }
  play.tell({ type: 'eliminated', runner: runner.id });
  endGame(play, 'loss', 'eliminated');
}
