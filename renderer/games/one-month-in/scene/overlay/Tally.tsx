import type { HexKey } from '../../../../../models/kernel/hex';
import { Rising } from '../../../../table/impact/Rising';
import { Label } from '../../../../table/Label';
import { hexSpot } from '../../layout';
import type { Motion } from '../../motions';
import type { SceneModel } from '../scene-model';
import { TONES } from './outlines';

interface Said {
  readonly tile: HexKey;
  readonly text: string;
  readonly colour: string;
}

const HIT = '#ffd23a';
const CALM = '#e8d9a8';
const HEIGHT = 1.7;

/** Nobody falls: that is said as well. */
function losses(tile: HexKey, count: number, colour = TONES.threat): Said {
  return count > 0 ? { tile, text: `−${count}`, colour } : { tile, text: '0', colour: CALM };
}

/** What floats over a tile while a motion plays; null for motions that show everything themselves. */
function saidOf({ entry, stage }: Motion, { teams }: SceneModel): Said | null {
  if (stage === 'dice') return null;
  switch (entry.type) {
    case 'reclaimed':
      return { tile: entry.tile, text: `+${entry.value}`, colour: TONES.choice };
    case 'income': {
      const home = teams.find(({ seat }) => seat === entry.seat)?.home;
      return home ? { tile: home, text: `+${entry.food}`, colour: TONES.choice } : null;
    }
    case 'straggler':
      return { tile: entry.tile, text: `+${entry.count}`, colour: TONES.choice };
    case 'survivors-rolled':
      return losses(entry.tile, entry.kills, HIT);
    case 'zombies-rolled':
      return losses(entry.tile, entry.deaths);
    case 'attack-rolled':
      return losses(entry.tile, entry.losses.attackers + entry.losses.defenders);
    default:
      return null;
  }
}

export interface TallyProps {
  readonly scene: SceneModel;
  readonly motion: Motion | null;
  /** Milliseconds at single speed until blows have met. */
  readonly after: number;
  readonly pace: number;
}

/** A number over the tile where something is won or lost. */
export function Tally({ scene, motion, after, pace }: TallyProps) {
  const said = motion && saidOf(motion, scene);
  if (!said) return null;
  const { x, z } = hexSpot(said.tile);
  return (
    <Rising of={motion} after={after} pace={pace}>
      <Label text={said.text} colour={said.colour} position={[x, HEIGHT, z]} size={0.058} />
    </Rising>
  );
}
