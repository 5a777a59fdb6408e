/** Bottled Fire (3.9). */
import { BOTTLED_FIRE } from '../content/items';
import type { FrameOf } from '../frames';
import { AREA_IDS, type AreaId, type InfectedType, type RunnerId } from '../ids';
import { areaDistance, areaOf, zonesOf } from '../map';
import type { Target } from '../moves';
import { type DLPlay, pushFrames } from '../play';
import type { Runner, State } from '../state';
import { downOf, fireCount, standingOf } from './infected';
import { killEnemy } from './kill';
import { freeToken, placeToken } from './tokens';

const BURNING: readonly InfectedType[] = ['biter', 'viral'];

function mayBurn(state: State, area: AreaId): boolean {
  return fireCount(state, area) === 0 && freeToken(state, 'fire') !== null;
}

/** Biters and Virals in an Area, standing ones first; one target for each kind. */
export function bottleTargets(state: State, areaId: AreaId): readonly Target[] {
  return [false, true].flatMap((down) =>
    BURNING.filter((type) => (down ? downOf : standingOf)(state, areaId, type) > 0).map((type) => ({
      areaId,
      type,
      down,
    })),
  );
}

/** Areas in range where the bottle would kill somebody or start a fire. */
export function bottleAreas(state: State, runner: Runner): readonly AreaId[] {
  return AREA_IDS.filter(
    (area) =>
      areaDistance(areaOf(runner.zone), area) <= BOTTLED_FIRE.range &&
      (bottleTargets(state, area).length > 0 || mayBurn(state, area)),
  );
}

/** Puts a Fire token on the first Zone, unless one lies in the Area or none is left (edge case 34). */
export function startFire(play: DLPlay, area: AreaId): void {
  const id = freeToken(play.state, 'fire');
  const [zone] = zonesOf(area);
  if (id && zone && fireCount(play.state, area) === 0) placeToken(play, { id, kind: 'fire', zone });
}

/** The bottle breaks in an Area: up to two of those who stand or lie there, then the fire. */
export function throwBottle(play: DLPlay, runner: RunnerId, area: AreaId): void {
  goOn(play, { type: 'bottleKill', runner, area, count: BOTTLED_FIRE.kills });
}

/** Removes one enemy and goes on with the rest. */
export function burn(play: DLPlay, frame: FrameOf<'bottleKill'>, target: Target): void {
  killEnemy(play, frame.runner, target, 'item');
  goOn(play, { ...frame, count: frame.count - 1 });
}

function goOn(play: DLPlay, frame: FrameOf<'bottleKill'>): void {
  if (frame.count > 0 && bottleTargets(play.state, frame.area).length > 0) pushFrames(play, frame);
  else startFire(play, frame.area);
}
