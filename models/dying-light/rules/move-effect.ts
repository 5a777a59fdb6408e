/** Movement without dice and Risk (DL-MOVE-08). */
import type { FrameOf } from '../frames';
import type { ZoneId } from '../ids';
import { adjacentZones } from '../map';
import { type DLPlay, pushFrames } from '../play';
import type { Runner } from '../state';
import { enterZone } from './move';
import { draftRunner } from './runners';
import { tempo } from './tempo';

/** Zones that one step of a "Move X" effect reaches: Runs and Climbs, walls and heights included. */
export function stepTargets(runner: Runner): readonly ZoneId[] {
  return adjacentZones(runner.zone);
}

/** Takes one step; the remaining ones wait below what entering the Zone brings. */
export function takeStep(play: DLPlay, frame: FrameOf<'moveEffect'>, to: ZoneId): void {
  const runner = draftRunner(play.state, frame.runner);
  if (frame.steps > 1) pushFrames(play, { ...frame, steps: frame.steps - 1 });
  play.tell({
    type: 'runner-moved',
    runner: runner.id,
    kind: 'step',
    from: runner.zone,
    to,
    over: null,
    dice: 0,
    tempo: tempo(runner),
    risk: 0,
  });
  enterZone(play, runner, to);
}
