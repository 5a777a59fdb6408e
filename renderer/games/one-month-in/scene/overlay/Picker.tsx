import { useEffect, useMemo } from 'react';
import { BoxGeometry, type BufferGeometry, CylinderGeometry } from 'three';
import { type PickHandlers, Target } from '../../../../table/pick/Target';
import { MEASURES } from '../../layout';
import { spotKey } from '../../spot';
import type { Pick } from '../marks';
import type { SceneModel } from '../scene-model';
import { type PickArea, pickAreas } from './picks';

const HEX = new CylinderGeometry(MEASURES.CORNER, MEASURES.CORNER, MEASURES.THICKNESS, 6).translate(
  0,
  -MEASURES.THICKNESS / 2,
  0,
);

function shapeOf({ form, size, yaw }: PickArea): BufferGeometry {
  return form === 'hex' ? HEX : new BoxGeometry(...size).rotateY(yaw);
}

export interface PickerProps extends PickHandlers<Pick> {
  readonly scene: SceneModel;
}

/** What a click on an area does; a gamepad stops only where that is about the area itself. */
function usePicked({ spot, acts }: PickArea, onPick: PickHandlers<Pick>['onPick']) {
  return useMemo(
    () =>
      onPick &&
      Object.assign(() => onPick(acts), { allows: () => acts === spot && (onPick.allows?.(acts) ?? false) }),
    [spot, acts, onPick],
  );
}

/** One area with a shape of its own. */
function Area({ area, onPick, onHover }: PickHandlers<Pick> & { readonly area: PickArea }) {
  const geometry = useMemo(() => shapeOf(area), [area]);
  const picked = usePicked(area, onPick);
  useEffect(
    () => () => {
      if (area.form === 'box') geometry.dispose();
    },
    [geometry, area],
  );
  return <Target pick={area.spot} geometry={geometry} at={area.at} onPick={picked} onHover={onHover} />;
}

/** Everything that can be pointed at. */
export function Picker({ scene, onPick, onHover }: PickerProps) {
  const areas = useMemo(() => pickAreas(scene), [scene]);
  return areas.map((area) => (
    <Area key={`${spotKey(area.spot)} ${area.form}`} area={area} onPick={onPick} onHover={onHover} />
  ));
}
