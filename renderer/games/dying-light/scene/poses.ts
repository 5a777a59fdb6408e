import type { InfectedType, RunnerId } from '../../../../models/dying-light/ids';
import { RUNNER_IDS } from '../../../../models/dying-light/ids';
import { areaOf } from '../../../../models/dying-light/map';
import type { Gait, Pose } from '../../../motion/tween';
import { seeded, seedOf } from '../../../random/random';
import { infectedSpots, runnerSpot } from '../layout/standing-places';
import type { Motion } from '../motions';
import type { Figure } from './crowd';
import type { SceneModel } from './scene-model';
import { placeTokens } from './tokens/place-tokens';

/** Nobody stands to attention: each miniature is turned a little, always the same way. */
function facing(key: string, spread: number): number {
  return (seeded(seedOf(key))() - 0.5) * 2 * spread;
}

/** Each type goes in its own way. */
const WALKS: Readonly<Record<InfectedType, Gait>> = {
  biter: 'shamble',
  viral: 'scuttle',
  volatile: 'stalk',
  howler: 'shamble',
};

export function runnerPose(id: RunnerId, zone: SceneModel['runners'][number]['zone']): Pose {
  const spot = runnerSpot(zone, RUNNER_IDS.indexOf(id));
  return { ...spot, yaw: facing(id, 0.5), tip: 0, grow: 1 };
}

/** A figure for which its Area has no spot left is not shown; the count badge tells of it. */
export function figurePose({ key, area, slot, down }: Figure, tokens: SceneModel['tokens']): Pose {
  const spots = infectedSpots(area, (zone) => tokens.filter((token) => token.zone === zone).length);
  const spot = spots[slot] ?? spots.at(-1) ?? { x: 0, y: 0, z: 0 };
  return { ...spot, yaw: facing(key, 0.9), tip: down ? 1 : 0, grow: slot < spots.length ? 1 : 0 };
}

/** Where one comes out of the ground if there is a nest in its Area. */
export function nestPose({ key, area }: Figure, tokens: SceneModel['tokens']): Pose | null {
  const nest = placeTokens(tokens).find(({ kind, zone }) => kind === 'nest' && areaOf(zone) === area);
  return nest ? { ...nest.spot, yaw: facing(key, 0.9), tip: 0, grow: 0.3 } : null;
}

/** How pieces that changed go while a motion plays. */
export function gaitOf(motion: Motion | null): Gait {
  switch (motion?.kind) {
    case 'runner':
      return motion.gait;
    case 'spawn':
      return 'rise';
    case 'knock-down':
    case 'stand-up':
    case 'remove':
      return 'topple';
    case 'strike':
    case 'miss':
      return 'hold';
    case 'walk':
      return WALKS[motion.infected];
    default:
      return 'walk';
  }
}
