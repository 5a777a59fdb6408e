import { Rising } from '../../../../table/impact/Rising';
import { Label } from '../../../../table/Label';
import type { Motion } from '../../motions';
import type { Spot } from '../../spot';
import type { SceneModel } from '../scene-model';
import { TONES } from './outlines';
import { shapeOf } from './spot-shapes';

interface Said {
  readonly spot: Spot;
  readonly text: string;
  readonly colour: string;
}

const THREAT = '#9be23a';

const signed = (n: number) => (n > 0 ? `+${n}` : `−${-n}`);

/** What floats over its place while a motion plays; null for motions that show everything themselves. */
function saidOf({ entry }: Motion): Said | null {
  switch (entry.type) {
    case 'hurt':
      return { spot: { kind: 'survivor', seat: entry.seat }, text: signed(-entry.n), colour: TONES.threat };
    case 'healed':
      return entry.n > 0
        ? { spot: { kind: 'survivor', seat: entry.seat }, text: signed(entry.n), colour: TONES.choice }
        : null;
    case 'zombie-hurt':
      return { spot: { kind: 'zombie', zombie: entry.zombie }, text: signed(-entry.n), colour: '#ffd23a' };
    case 'regrew':
      return { spot: { kind: 'zombie', zombie: entry.zombie }, text: signed(entry.n), colour: THREAT };
    case 'th-changed':
      return entry.n === 0
        ? null
        : { spot: { kind: 'points', seat: entry.seat, points: 'th' }, text: signed(entry.n), colour: THREAT };
    case 'decayed':
      return { spot: { kind: 'points', seat: entry.seat, points: 'th' }, text: signed(-1), colour: THREAT };
    case 'gained':
      return {
        spot: { kind: 'points', seat: entry.seat, points: entry.what },
        text: signed(entry.n),
        colour: TONES.choice,
      };
    default:
      return null;
  }
}

export interface TallyProps {
  readonly scene: SceneModel;
  readonly motion: Motion | null;
  readonly pace: number;
}

/** A number over the place where something is won or lost. */
export function Tally({ scene, motion, pace }: TallyProps) {
  const said = motion && saidOf(motion);
  const shape = said && shapeOf(scene, said.spot);
  if (!said || !shape) return null;
  return (
    <Rising of={motion} pace={pace}>
      <Label text={said.text} colour={said.colour} position={shape.over} size={0.058} />
    </Rising>
  );
}
