import type { HexKey } from '../../../../../models/kernel/hex';
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

const HEIGHT = 2.1;

function losses(tile: HexKey, count: number): Said | null {
  return count > 0 ? { tile, text: `−${count}`, colour: TONES.threat } : null;
}

/** What floats over a tile while a motion plays; null for motions that show everything themselves. */
function saidOf({ entry }: Motion, { teams }: SceneModel): Said | null {
  switch (entry.type) {
    case 'reclaimed':
      return { tile: entry.tile, text: `+${entry.value}`, colour: TONES.choice };
    case 'income': {
      const home = teams.find(({ seat }) => seat === entry.seat)?.home;
      return home ? { tile: home, text: `+${entry.food}`, colour: TONES.choice } : null;
    }
    case 'straggler':
      return { tile: entry.tile, text: `+${entry.count}`, colour: TONES.choice };
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
}

/** A number over the tile where something is won or lost. */
export function Tally({ scene, motion }: TallyProps) {
  const said = motion && saidOf(motion, scene);
  if (!said) return null;
  const { x, z } = hexSpot(said.tile);
  return <Label text={said.text} colour={said.colour} position={[x, HEIGHT, z]} size={0.05} />;
}
