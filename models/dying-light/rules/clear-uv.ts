/** UV light comes on: Infected leave (DL-ENV-06), Runners are no longer chased (DL-ENV-05). */
import type { FrameOf } from '../frames';
import { type AreaId, INFECTED_TYPES } from '../ids';
import { type DLPlay, pushFrames } from '../play';
import { discardChase } from './chase';
import { removeInfected, standingOf, standUp, totalIn } from './infected';
import { draftRunner, runnersIn } from './runners';
import { canSpread } from './spread';

/** An Area has just become a UV Area. */
export function resolveUvOn(play: DLPlay, { area }: FrameOf<'uvOn'>): void {
  play.tell({ type: 'uv-on', area });
  for (const { id } of runnersIn(play.state, area)) discardChase(play, draftRunner(play.state, id));
  pushFrames(play, { type: 'clearUv', area });
}

/** Spreads a lit Area again and again until it is empty; who cannot leave goes back to the supply (DL-ENV-06). */
export function resolveClearUv(play: DLPlay, frame: FrameOf<'clearUv'>): void {
  const { area } = frame;
  standUp(play, area);
  if (totalIn(play.state, area) === 0) return;
  const spreading = { area, everybody: true };
  if (canSpread(play.state, spreading)) pushFrames(play, { type: 'spread', ...spreading }, frame);
  else removeAll(play, area);
}

function removeAll(play: DLPlay, area: AreaId): void {
  for (const infected of INFECTED_TYPES) {
    while (standingOf(play.state, area, infected) > 0) {
      removeInfected(play, area, infected, false);
      play.tell({ type: 'infected-removed', infected, area, down: false });
    }
  }
}
