import { useEffect, useMemo } from 'react';
import type { MeshLambertMaterial } from 'three';
import type { AreaId } from '../../../../../models/dying-light/ids';
import { DRAWN } from '../../../../table/draw-order';
import type { Spot } from '../../../../table/places';
import { printed } from '../../../../table/print/printed';
import { useQuality } from '../../../../table/QualityContext';
import { Surface } from '../../../../table/Surface';
import { cardboard } from '../../../../table/sculpt/cardboard';
import { plain } from '../../../../table/sculpt/shapes';
import { CITY } from '../../layout/city';
import { printBoard } from './board-print';
import { lightMapSheet, paintLightMap } from './light-map';

export const BOARD_THICKNESS = 0.22;

export interface BoardProps {
  readonly fires: readonly Spot[];
  readonly uvAreas: readonly AreaId[];
  /** Gets the material whose lamplight follows the time of day. */
  readonly register: (material: MeshLambertMaterial | null) => void;
}

function useLightMap(fires: readonly Spot[], uvAreas: readonly AreaId[]) {
  const map = useMemo(() => {
    const pen = lightMapSheet();
    return { pen, texture: printed(pen, 1) };
  }, []);
  useEffect(() => {
    paintLightMap(map.pen, fires, uvAreas);
    map.texture.needsUpdate = true;
  }, [map, fires, uvAreas]);
  useEffect(() => () => map.texture.dispose(), [map]);
  return map.texture;
}

/** The printed city board on its thick cardboard. */
export function Board({ fires, uvAreas, register }: BoardProps) {
  const { boardScale, anisotropy } = useQuality();
  const print = useMemo(() => printed(printBoard(boardScale), anisotropy), [boardScale, anisotropy]);
  const lightMap = useLightMap(fires, uvAreas);
  const slab = useMemo(() => plain(cardboard({ width: CITY, depth: CITY }, BOARD_THICKNESS, 0.3)), []);
  useEffect(() => () => print.dispose(), [print]);
  useEffect(() => () => slab.dispose(), [slab]);
  return (
    <group position={[CITY / 2, 0, CITY / 2]}>
      <mesh
        geometry={slab}
        position-y={-BOARD_THICKNESS / 2 - 0.01}
        renderOrder={DRAWN.ground}
        receiveShadow
        raycast={() => null}
      >
        <Surface />
      </mesh>
      <mesh rotation-x={-Math.PI / 2} renderOrder={DRAWN.ground} receiveShadow raycast={() => null}>
        <planeGeometry args={[CITY, CITY]} />
        <Surface
          ref={register}
          vertexColors={false}
          map={print}
          lightMap={lightMap}
          lightMapIntensity={0}
          roughness={0.9}
        />
      </mesh>
    </group>
  );
}
