import { t } from '../../../../i18n';
import { Rising } from '../../../../table/impact/Rising';
import { Label } from '../../../../table/Label';
import type { Motion } from '../../motions';
import type { Spot } from '../marks';
import type { SceneModel } from '../scene-model';
import { placeOfSpot, TONES } from './mark-frames';

interface Said {
  readonly spot: Spot;
  readonly text: string;
  readonly colour: string;
}

const CALM = '#e8d9a8';

/** What floats over the table while a motion plays; null for motions that show everything themselves. */
function saidOf({ entry }: Motion): Said | null {
  switch (entry.type) {
    case 'line-damaged':
      return { spot: { kind: 'enemy', card: entry.card }, text: `-${entry.amount}`, colour: TONES.threat };
    case 'damage-taken':
      return { spot: { kind: 'seat', seat: entry.seat }, text: `-${entry.amount}`, colour: TONES.threat };
    case 'healed':
      return { spot: { kind: 'seat', seat: entry.seat }, text: `+${entry.amount}`, colour: TONES.choice };
    case 'cheered':
      return { spot: { kind: 'seat', seat: entry.seat }, text: t('sd.card.sp-cheer'), colour: TONES.choice };
    case 'special-played':
      return {
        spot: { kind: 'seat', seat: entry.seat },
        text: t(`sd.card.${entry.card}`),
        colour: TONES.choice,
      };
    case 'lucky-played':
      return { spot: { kind: 'seat', seat: entry.seat }, text: t('sd.card.sp-lucky'), colour: TONES.choice };
    case 'crafted':
      return {
        spot: { kind: 'seat', seat: entry.seat },
        text: t(`sd.recipe.${entry.recipe}`),
        colour: TONES.choice,
      };
    case 'trap-sprung':
      return {
        spot: { kind: 'enemy', card: entry.enemy },
        text: t('sd.token.tk-trap'),
        colour: TONES.choice,
      };
    case 'barricade-broke':
      return { spot: { kind: 'seat', seat: entry.seat }, text: t('sd.token.tk-barricade'), colour: CALM };
    case 'hit-missed':
      return { spot: { kind: 'seat', seat: entry.seat }, text: '0', colour: CALM };
    default:
      return null;
  }
}

export interface TallyProps {
  readonly scene: SceneModel;
  readonly motion: Motion | null;
  readonly pace: number;
}

/** A number or a word over whoever something happens to. */
export function Tally({ scene, motion, pace }: TallyProps) {
  const said = motion && saidOf(motion);
  const place = said && placeOfSpot(scene, said.spot);
  if (!place) return null;
  const { frame, over } = place;
  const at = [frame.x + frame.width / 2, over, frame.z + frame.depth / 2] as const;
  return (
    <Rising of={motion} pace={pace}>
      <Label text={said.text} colour={said.colour} position={at} size={0.058} />
    </Rising>
  );
}
