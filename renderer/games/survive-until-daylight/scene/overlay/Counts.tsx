import { Label } from '../../../../table/Label';
import { pileSpot } from '../../layout';
import type { SceneModel } from '../scene-model';

const COLOUR = '#e8d9a8';
/** Numbers float before their piles. */
const BEFORE = 0.74;

interface CountProps {
  readonly scene: SceneModel;
  readonly pile: 'active' | 'rubble' | 'combat' | 'assault';
}

function Count({ scene, pile }: CountProps) {
  const count = scene.piles[pile];
  if (count === 0) return null;
  const { x, y, z } = pileSpot(pile, scene.seats.length);
  return (
    <Label
      text={String(count)}
      colour={COLOUR}
      position={[x, y + 0.1, z + BEFORE]}
      size={pile === 'active' ? 0.034 : 0.024}
    />
  );
}

/** How many cards are left in the piles. */
export function Counts({ scene }: { readonly scene: SceneModel }) {
  return (
    <>
      <Count scene={scene} pile="active" />
      <Count scene={scene} pile="rubble" />
      <Count scene={scene} pile="combat" />
      <Count scene={scene} pile="assault" />
    </>
  );
}
