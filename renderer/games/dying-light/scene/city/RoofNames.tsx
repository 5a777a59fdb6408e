import { useEffect, useMemo } from 'react';
import { type BufferGeometry, PlaneGeometry } from 'three';
import { BUILDING_IDS, type BuildingId } from '../../../../../models/dying-light/ids';
import { FONTS, sheet, write } from '../../../../table/print/canvas';
import { printed } from '../../../../table/print/printed';
import { useQuality } from '../../../../table/QualityContext';
import { join } from '../../../../table/sculpt/shapes';
import { boundsOf, floorOf } from '../../layout/city';
import { scenerySpots } from '../../layout/standing-places';
import type { AreaNames } from '../scene-model';

export interface RoofNamesProps {
  readonly names: AreaNames;
}

/** Size of a name in cells, and pixels a cell. */
const ROOM = { width: 2.9, height: 0.6 };
const SCALE = 96;
/** Over the roof, so that the two don't flicker. */
const LIFT = 0.012;
/** Free of the parapet's shade. */
const MARGIN = 0.24;

function printNames(names: AreaNames) {
  const pen = sheet(ROOM.width * SCALE, ROOM.height * SCALE * BUILDING_IDS.length);
  BUILDING_IDS.forEach((id, row) => {
    write(pen, names[`b${id}`].toUpperCase(), (ROOM.width / 2) * SCALE, (row + 0.5) * ROOM.height * SCALE, {
      font: FONTS.stencil,
      size: ROOM.height * SCALE * 0.74,
      colour: 'rgba(250,242,220,0.9)',
      outline: 'rgba(34,26,30,0.5)',
      room: ROOM.width * SCALE - 8,
    });
  });
  return pen;
}

/** Along the southern edge, west of what stands on the roof. */
function nameOn(id: BuildingId, row: number): BufferGeometry {
  const { x, z, width, depth } = boundsOf(id);
  const kept = scenerySpots(id).length > 0 ? 1 : 0;
  const wide = Math.min(ROOM.width, width - kept - MARGIN);
  const plane = new PlaneGeometry(wide, (ROOM.height * wide) / ROOM.width);
  const uv = plane.getAttribute('uv');
  for (let i = 0; i < uv.count; i++) uv.setY(i, 1 - (row + 1 - uv.getY(i)) / BUILDING_IDS.length);
  plane.rotateX(-Math.PI / 2);
  return plane.translate(
    x + (width - kept) / 2,
    floorOf(id) + LIFT,
    z + depth - 2 * MARGIN - ROOM.height / 2,
  );
}

/** The names of the buildings, stencilled on their roofs in the language of the app. */
export function RoofNames({ names }: RoofNamesProps) {
  const { anisotropy } = useQuality();
  const print = useMemo(() => printed(printNames(names), anisotropy), [names, anisotropy]);
  const geometry = useMemo(() => join(BUILDING_IDS.map(nameOn)), []);
  useEffect(() => () => print.dispose(), [print]);
  useEffect(() => () => geometry.dispose(), [geometry]);
  return (
    <mesh geometry={geometry} receiveShadow raycast={() => null}>
      <meshLambertMaterial map={print} transparent depthWrite={false} />
    </mesh>
  );
}
