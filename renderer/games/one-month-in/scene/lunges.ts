/** Who acts on their spot while a motion plays: blows, those whom they meet, threats and relief. */
import type { HexKey } from '../../../../models/kernel/hex';
import type { Act } from '../../../motion/act';
import { BLOWS, dodged, GLAD, MENACE, struck, towards } from '../../../motion/blow';
import type { Lunge } from '../../../table/pieces/usePoses';
import type { Motion } from '../motions';
import { type Clash, type Crowd, clashesOf } from './clashes';
import type { Standing } from './figures/standing';
import type { SceneModel } from './scene-model';

/** Cells that a blow goes out at most, and that it throws somebody back. */
const REACH = 1;
const RECOIL = 0.2;

function exchange({ by, at, manner, hits }: Clash): readonly Lunge[] {
  return [
    { key: by.key, aim: towards(by.pose, at.pose, REACH), act: BLOWS[manner].act },
    {
      key: at.key,
      aim: towards(at.pose, by.pose, RECOIL),
      act: hits ? struck(manner) : dodged(manner),
    },
  ];
}

/** Nobody does two things at once: the first one counts, and who falls does nothing else. */
function possible(lunges: readonly Lunge[], after: readonly Standing[]): readonly Lunge[] {
  const free = new Set(after.map(({ key }) => key));
  return lunges.filter(({ key }) => free.delete(key));
}

const onSpot =
  (act: Act) =>
  (figure: Standing): Lunge => ({ key: figure.key, aim: figure.pose, act });

/** All zombies of a tile rear at the first of those who stand before them. */
function menace(tile: HexKey, { after }: Crowd): readonly Lunge[] {
  const here = after.filter(({ at }) => at.tile === tile);
  const [first] = here.filter(({ seat }) => seat !== null);
  if (!first) return [];
  const zombies = here.filter(({ seat }) => seat === null);
  return zombies.map(({ key, pose }) => ({ key, aim: towards(pose, first.pose, REACH), act: MENACE }));
}

export function lungesOf(motion: Motion | null, scene: SceneModel, crowd: Crowd): readonly Lunge[] {
  if (!motion) return [];
  const { entry } = motion;
  const clashes = clashesOf(motion, scene, crowd);
  if (clashes.length > 0) return possible(clashes.flatMap(exchange), crowd.after);
  switch (entry.type) {
    case 'fight-started':
      return menace(entry.tile, crowd);
    case 'fight-won':
    case 'reclaimed':
      return crowd.after
        .filter(({ seat, at }) => seat === entry.seat && at.tile === entry.tile)
        .map(onSpot(GLAD));
    default:
      return [];
  }
}
