import { CARD } from '../../../../table/cards/card-geometry';
import { Label } from '../../../../table/Label';
import { pileSpot } from '../../layout';
import type { SceneModel } from '../scene-model';

const COLOUR = '#e8d9a8';

interface CountProps {
  readonly scene: SceneModel;
  readonly pile: 'active' | 'rubble' | 'combat' | 'assault';
}

function Count({ scene, pile }: CountProps) {
  const count = scene.piles[pile];
  if (count === 0) return null;
  const { x, z } = pileSpot(pile, scene.seats.length);
  const y = count * CARD.thickness * 0.4 + (pile === 'active' ? 0.75 : 0.4);
  return (
    <Label
      text={String(count)}
      colour={COLOUR}
      position={[x, y, z]}
      size={pile === 'active' ? 0.04 : 0.024}
    />
  );
}

/** Numbers over the piles. */
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
