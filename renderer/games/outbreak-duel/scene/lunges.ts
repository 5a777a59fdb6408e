/** Who acts on their spot while a motion plays: blows, bites, and who is thrown back by them. */
import type { SeatId } from '../../../../models/kernel/types';
import type { Uid } from '../../../../models/outbreak-duel/state';
import type { Act } from '../../../motion/act';
import { BLOWS, dodged, GLAD, MENACE, SHIVER, struck, towards } from '../../../motion/blow';
import type { Lunge } from '../../../table/pieces/usePoses';
import { onBoard, PLACES, type Point } from '../layout';
import type { Motion } from '../motions';
import { type Standee, standeesIn } from './dead/standing';
import { survivorKey } from './pieces/standing-survivors';
import type { SceneModel, Strike } from './scene-model';
import { sideOf } from './story/change';

/** Cells that a blow goes out at most, and that it throws somebody back. */
const REACH = 3.4;
const RECOIL = 0.42;

/** Those of cardboard go on showing their fronts. */
const FLAT = { faces: 'ahead' } as const;

interface Both {
  readonly strike: Strike;
  readonly zombie: Standee;
  readonly survivor: Point;
}

export function standeeOf(scene: SceneModel, uid: Uid): Standee | undefined {
  return standeesIn(scene).find(({ look }) => look.uid === uid);
}

/** Who strikes at whom with this motion; null when nobody does. */
export function strikeOf(motion: Motion | null, scene: SceneModel): Both | null {
  const { strike } = scene;
  const type = motion?.entry.type;
  const strikes = motion?.stage === 'blow' && type === 'attack-rolled';
  const bites = type === 'bite-landed' || type === 'bite-off' || type === 'roll-turned';
  const zombie = strike && (strikes || bites) && standeeOf(scene, strike.zombie);
  if (!strike || !zombie) return null;
  return { strike, zombie, survivor: onBoard(strike.side, PLACES.survivor) };
}

/** One strikes, the other one rocks or leans out of the way. */
function exchange({ strike, zombie, survivor }: Both): readonly Lunge[] {
  const { by, manner, stage, side } = strike;
  const [own, other] = [BLOWS[manner].act, stage === 'hit' ? struck(manner) : dodged(manner)];
  const isSurvivors = by === 'survivor';
  return [
    {
      key: survivorKey(side),
      aim: towards(survivor, zombie.pose, isSurvivors ? REACH : RECOIL),
      act: isSurvivors ? own : other,
    },
    {
      key: zombie.key,
      aim: towards(zombie.pose, survivor, isSurvivors ? RECOIL : REACH),
      act: isSurvivors ? other : own,
      ...FLAT,
    },
  ];
}

function ofZombie(scene: SceneModel, uid: Uid, act: Act): readonly Lunge[] {
  const zombie = standeeOf(scene, uid);
  if (!zombie) return [];
  const survivor = onBoard(scene.active, PLACES.survivor);
  return [{ key: zombie.key, aim: towards(zombie.pose, survivor, REACH), act, ...FLAT }];
}

export function lungesOf(motion: Motion | null, scene: SceneModel): readonly Lunge[] {
  const both = strikeOf(motion, scene);
  if (both) return exchange(both);
  if (!motion) return [];
  const { entry, stage } = motion;
  const onSpot = (seat: SeatId, act: Act): readonly Lunge[] => {
    const side = sideOf(scene, seat);
    return [{ key: survivorKey(side), aim: onBoard(side, PLACES.survivor), act }];
  };
  switch (entry.type) {
    case 'zombie-hurt':
      // Whoever was hit by a blow rocks already.
      return scene.strike ? [] : ofZombie(scene, entry.zombie, SHIVER);
    case 'stunned':
      return ofZombie(scene, entry.zombie, SHIVER);
    case 'bite-declared':
    case 'acted':
      return ofZombie(scene, entry.zombie, MENACE);
    case 'escape-rolled':
      if (stage !== 'blow') return [];
      return entry.success ? onSpot(entry.seat, GLAD) : ofZombie(scene, entry.zombie, MENACE);
    case 'hurt':
      return scene.strike ? [] : onSpot(entry.seat, SHIVER);
    case 'survived':
    case 'infected':
    case 'grabbed':
      return onSpot(entry.seat, SHIVER);
    case 'healed':
    case 'cured':
    case 'covered':
      return onSpot(entry.seat, GLAD);
    default:
      return [];
  }
}
