import { useEffect, useMemo } from 'react';
import { DRAWN } from '../../../../table/draw-order';
import type { Rectangle } from '../../../../table/places';
import type { Pen } from '../../../../table/print/canvas';
import { printed } from '../../../../table/print/printed';
import { useQuality } from '../../../../table/QualityContext';
import { Surface } from '../../../../table/Surface';
import { cardboard } from '../../../../table/sculpt/cardboard';
import { plain } from '../../../../table/sculpt/shapes';
import { BOARD_TOP } from '../../layout/boards';

const THICKNESS = 0.16;

export interface PrintedBoardProps {
  readonly place: Rectangle;
  readonly print: Pen;
}

/** A cardboard sheet with a printed face, lying on the table. */
export function PrintedBoard({ place, print }: PrintedBoardProps) {
  const { anisotropy } = useQuality();
  const texture = useMemo(() => printed(print, anisotropy), [print, anisotropy]);
  const slab = useMemo(() => plain(cardboard(place, THICKNESS, 0.1)), [place]);
  useEffect(() => () => texture.dispose(), [texture]);
  useEffect(() => () => slab.dispose(), [slab]);
  return (
    <group position={[place.x + place.width / 2, BOARD_TOP, place.z + place.depth / 2]}>
      <mesh
        geometry={slab}
        position-y={-THICKNESS / 2 - 0.004}
        renderOrder={DRAWN.ground}
        castShadow
        receiveShadow
        raycast={() => null}
      >
        <Surface />
      </mesh>
      <mesh rotation-x={-Math.PI / 2} renderOrder={DRAWN.ground} receiveShadow raycast={() => null}>
        <planeGeometry args={[place.width, place.depth]} />
        <Surface vertexColors={false} map={texture} roughness={0.6} />
      </mesh>
    </group>
  );
}
