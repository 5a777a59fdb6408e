import { INFECTED_TYPES, type InfectedType, type RunnerId } from '../../../../models/dying-light/ids';
import { areaOf } from '../../../../models/dying-light/map';
import type { Aim } from '../../../motion/tween';
import type { Lunge } from '../../../table/pieces/usePoses';
import type { Spot } from '../../../table/places';
import type { Motion } from '../motions';
import type { Figure } from './crowd';
import { figurePose, runnerPose } from './poses';
import type { SceneModel } from './scene-model';

/** Cells that a blow goes out at most, and how far a blow throws somebody back. */
const REACH = 1.1;
const RECOIL = 0.3;

/** A point on the way to a target; beyond the piece's back for negative lengths. */
function towards(from: Spot, to: Spot, length: number): Aim {
  const [dx, dz] = [to.x - from.x, to.z - from.z];
  const far = Math.hypot(dx, dz) || 1;
  const share = Math.min(length, far * 0.6) / far;
  return { x: from.x + dx * share, z: from.z + dz * share };
}

function strike(
  { runner, area, target, shot }: Extract<Motion, { kind: 'strike' }>,
  scene: SceneModel,
  figures: readonly Figure[],
): readonly Lunge[] {
  const victim = figures.find((figure) => figure.area === area && figure.type === target);
  const zone = zoneOf(runner, scene);
  if (!victim || !zone) return [];
  const aim = towards(runnerPose(runner, zone), figurePose(victim, scene.tokens), shot ? -RECOIL : REACH);
  return [{ key: runner, aim }];
}

function zoneOf(runner: RunnerId, { runners }: SceneModel) {
  return runners.find(({ id }) => id === runner)?.zone ?? null;
}

/** Those of a type that stand nearest, as many as attack. */
function nearest(
  figures: readonly Figure[],
  type: InfectedType,
  many: number,
  from: Spot,
  scene: SceneModel,
) {
  const far = (figure: Figure) => {
    const { x, z } = figurePose(figure, scene.tokens);
    return Math.hypot(x - from.x, z - from.z);
  };
  return figures
    .filter((figure) => figure.type === type && !figure.down)
    .toSorted((a, b) => far(a) - far(b))
    .slice(0, many);
}

function bite(
  { runner, attackers }: Extract<Motion, { kind: 'bite' }>,
  scene: SceneModel,
  figures: readonly Figure[],
): readonly Lunge[] {
  const zone = zoneOf(runner, scene);
  if (!zone) return [];
  const victim = runnerPose(runner, zone);
  const here = figures.filter(({ area }) => area === areaOf(zone));
  return INFECTED_TYPES.flatMap((type) =>
    nearest(here, type, attackers[type] ?? 0, victim, scene).map((figure) => ({
      key: figure.key,
      aim: towards(figurePose(figure, scene.tokens), victim, REACH),
    })),
  );
}

/** Who goes out and comes back while a motion plays: blows, bites, and who is thrown back by them. */
export function lungesOf(motion: Motion, scene: SceneModel, figures: readonly Figure[]): readonly Lunge[] {
  switch (motion.kind) {
    case 'strike':
      return strike(motion, scene, figures);
    case 'bite':
      return bite(motion, scene, figures);
    case 'harm': {
      const zone = zoneOf(motion.runner, scene);
      const { x, z } = zone ? runnerPose(motion.runner, zone) : { x: 0, z: 0 };
      return zone ? [{ key: motion.runner, aim: { x, z: z + RECOIL } }] : [];
    }
    default:
      return [];
  }
}
