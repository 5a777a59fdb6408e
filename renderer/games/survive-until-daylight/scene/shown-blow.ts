import type { SeatId } from '../../../../models/kernel/types';
import type { HordeCardId } from '../../../../models/survive-until-daylight/ids';
import type { Act } from '../../../motion/act';
import { BLOWS, GLAD, SHIVER, struck, towards } from '../../../motion/blow';
import { CHIP_COLOURS } from '../../../table/impact/impact';
import type { ShownBlow } from '../../../table/impact/shown-blow';
import type { Lunge } from '../../../table/pieces/usePoses';
import type { Spot } from '../../../table/places';
import { mannerOfEnemy, mannerOfWeapon } from '../manners';
import type { Motion } from '../motions';
import { characterPose, linePose, onLine } from './poses';
import type { SceneModel } from './scene-model';

/** Cells that somebody goes out at most, and that a blow throws somebody back. */
const REACH = 3.2;
const RECOIL = 0.4;
/** Height of a piece's middle in cells. */
const MIDDLE = 1.05;

/** Where somebody stands: on a card of the line, or on the board of a seat. */
function spotOf(scene: SceneModel, who: HordeCardId | SeatId): Spot {
  const seat = scene.seats.find((one) => one.seat === who);
  if (seat) return characterPose(scene, seat.seat, false);
  const enemy = scene.line.find(({ id }) => id === who);
  return enemy ? onLine(linePose(scene, enemy.id), enemy.id) : { x: 0, y: 0, z: 0 };
}

function onSpot(scene: SceneModel, who: HordeCardId | SeatId, act: Act): Lunge {
  return { key: who, aim: spotOf(scene, who), act };
}

/** Who acts on their spot while a motion plays. */
export function lungesOf({ entry }: Motion, scene: SceneModel): readonly Lunge[] {
  switch (entry.type) {
    case 'attack-resolved': {
      const { seat, target } = entry;
      const [from, to] = [spotOf(scene, seat), spotOf(scene, target)];
      const manner = mannerOfWeapon(scene.blow?.weapon ?? 'bare-hands');
      return [
        { key: seat, aim: towards(from, to, REACH), act: BLOWS[manner].act },
        { key: target, aim: towards(to, from, RECOIL), act: struck(manner) },
      ];
    }
    case 'enemy-attacked': {
      const { enemy, target } = entry;
      const aim = towards(spotOf(scene, enemy), spotOf(scene, target), REACH);
      return [{ key: enemy, aim, act: BLOWS[mannerOfEnemy(enemy)].act }];
    }
    case 'line-damaged':
      return [onSpot(scene, entry.card, SHIVER)];
    case 'trap-sprung':
      return [onSpot(scene, entry.enemy, SHIVER)];
    case 'damage-taken':
      return [onSpot(scene, entry.seat, SHIVER)];
    case 'healed':
    case 'cheered':
    case 'gift-taken':
      return [onSpot(scene, 'seat' in entry ? entry.seat : entry.to, GLAD)];
    default:
      return [];
  }
}

const raised = ({ x, y, z }: Spot): Spot => ({ x, y: y + MIDDLE, z });

/** What flies while a motion plays; numbers follow with what the blow did. */
export function blowOf(motion: Motion | null, scene: SceneModel): ShownBlow | null {
  if (motion?.entry.type === 'attack-resolved') {
    const { seat, target } = motion.entry;
    const manner = mannerOfWeapon(scene.blow?.weapon ?? 'bare-hands');
    return shown(motion, manner, [spotOf(scene, seat), spotOf(scene, target)], CHIP_COLOURS.dead);
  }
  if (motion?.entry.type !== 'enemy-attacked') return null;
  const { enemy, target } = motion.entry;
  return shown(
    motion,
    mannerOfEnemy(enemy),
    [spotOf(scene, enemy), spotOf(scene, target)],
    CHIP_COLOURS.people,
  );
}

function shown(
  of: Motion,
  manner: ShownBlow['manner'],
  [from, to]: readonly [Spot, Spot],
  colour: string,
): ShownBlow {
  return { of, manner, from: raised(from), to: raised(to), said: null, hits: true, colour };
}
