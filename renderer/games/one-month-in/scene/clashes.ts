/** Who strikes whom in a fight or an attack, once the dice have been read: each hit is somebody's blow at somebody. */
import type { HexKey } from '../../../../models/kernel/hex';
import type { SeatId } from '../../../../models/kernel/types';
import type { Zone } from '../../../../models/one-month-in/ids';
import type { Manner } from '../../../motion/blow';
import { mannerOfSurvivor, mannerOfZombie } from '../manners';
import type { Motion } from '../motions';
import type { Standing } from './figures/standing';
import type { SceneModel, ThrownDie } from './scene-model';

/** The miniatures before a motion and after it. */
export interface Crowd {
  readonly before: readonly Standing[];
  readonly after: readonly Standing[];
}

export interface Clash {
  readonly by: Standing;
  readonly at: Standing;
  readonly manner: Manner;
  readonly hits: boolean;
}

/** Those of a team, or zombies, who stand in one place. */
interface Side {
  readonly seat: SeatId | null;
  readonly tile: HexKey;
  readonly zone: Zone;
}

const isOf =
  ({ seat, tile, zone }: Side) =>
  (one: Standing): boolean =>
    one.seat === seat && one.at.tile === tile && one.at.zone === zone;

/** Those who fall with this motion first, then those who are left. */
function victims({ before, after }: Crowd, side: Side): readonly Standing[] {
  const left = after.filter(isOf(side));
  const keys = new Set(after.map(({ key }) => key));
  return [...before.filter(isOf(side)).filter(({ key }) => !keys.has(key)), ...left];
}

interface Strikers {
  readonly side: Side;
  readonly dice: readonly ThrownDie[];
  readonly mannerOf: (by: Standing, die: ThrownDie | undefined) => Manner;
}

/** As many blows as dice hit; if none does, the first one misses. Who falls themselves strike all the same. */
function blows(crowd: Crowd, { side, dice, mannerOf }: Strikers, against: Side): readonly Clash[] {
  const strikers = [...crowd.after.filter(isOf(side)), ...crowd.before.filter(isOf(side))];
  const targets = victims(crowd, against);
  const hits = dice.filter(({ hit }) => hit);
  const shown = hits.length > 0 ? hits : dice.slice(0, 1);
  const keys = new Set<string>();
  const each = strikers.filter(({ key }) => !keys.has(key) && keys.add(key));
  return shown.slice(0, each.length).flatMap((die, index): readonly Clash[] => {
    const [by, at] = [each[index], targets[index]];
    return by && at ? [{ by, at, manner: mannerOf(by, die), hits: die.hit }] : [];
  });
}

const byPeople = (_: Standing, die: ThrownDie | undefined) => mannerOfSurvivor(die);
const byDead = ({ model }: Standing) => mannerOfZombie(model);

/** The blows that a motion carries out. */
export function clashesOf(motion: Motion | null, { thrown }: SceneModel, crowd: Crowd): readonly Clash[] {
  if (motion?.stage !== 'blow' || !thrown) return [];
  const { tile, zone, seat, against, upper, lower } = thrown;
  const own = { seat, tile, zone };
  const others = { seat: against, tile, zone };
  const ours = { side: own, dice: upper, mannerOf: byPeople };
  const theirs = { side: others, dice: lower, mannerOf: against ? byPeople : byDead };
  switch (motion.entry.type) {
    case 'survivors-rolled':
      return blows(crowd, ours, others);
    case 'zombies-rolled':
      return blows(crowd, theirs, own);
    case 'attack-rolled':
      return [...blows(crowd, ours, others), ...blows(crowd, theirs, own)];
    default:
      return [];
  }
}
