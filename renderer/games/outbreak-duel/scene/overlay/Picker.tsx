import { useEffect, useMemo } from 'react';
import { type PickHandlers, Target } from '../../../../table/pick/Target';
import { useSame } from '../../../../table/useSame';
import { spotKey } from '../../spot';
import type { Pick } from '../marks';
import type { SceneModel } from '../scene-model';
import { pickGeometry } from './pick-geometry';
import { type PickArea, pickAreas } from './picks';

export interface PickerProps extends PickHandlers<Pick> {
  readonly scene: SceneModel;
}

/** One area with a shape of its own. */
function Area({ area, ...handlers }: PickHandlers<Pick> & { readonly area: PickArea }) {
  const { spot, shape } = useSame(area);
  const geometry = useMemo(() => pickGeometry(shape), [shape]);
  useEffect(() => () => geometry.dispose(), [geometry]);
  return <Target pick={spot} geometry={geometry} {...handlers} />;
}

/** Everything that can be pointed at. */
export function Picker({ scene, ...handlers }: PickerProps) {
  const areas = useMemo(() => pickAreas(scene), [scene]);
  return areas.map((area) => <Area key={spotKey(area.spot)} area={area} {...handlers} />);
}
