import { useEffect, useLayoutEffect, useMemo } from 'react';
import { Color } from 'three';
import type { Stage } from '../../../../table/camera/view';
import { DRAWN } from '../../../../table/draw-order';
import { useQuality } from '../../../../table/QualityContext';
import { Surface } from '../../../../table/Surface';
import { cardboard } from '../../../../table/sculpt/cardboard';
import { plain } from '../../../../table/sculpt/shapes';
import { MEASURES, mapStage } from '../../layout';
import { useTileBox } from '../tiles/tile-models';

const SHEET = 0.05;
/** Brighter than the print, for it lies in the shadow of everything. */
const PAPER = new Color(2.1, 1.95, 1.8);

/** The worn map of the city on which all tiles lie. */
export function CityMap({ stage }: { readonly stage: Stage }) {
  const { map } = useTileBox();
  const { anisotropy } = useQuality();
  const { west, east, north, south } = mapStage(stage);
  const [width, depth] = [east - west, south - north];
  const slab = useMemo(() => plain(cardboard({ width, depth }, SHEET, 0.12)), [width, depth]);
  useEffect(() => () => slab.dispose(), [slab]);
  useLayoutEffect(() => {
    if (map.anisotropy === anisotropy) return;
    map.anisotropy = anisotropy;
    map.needsUpdate = true;
  }, [map, anisotropy]);
  const [x, z] = [(east + west) / 2, (north + south) / 2];
  return (
    <group position={[x, -MEASURES.THICKNESS, z]}>
      <mesh
        geometry={slab}
        position-y={-SHEET / 2 - 0.012}
        renderOrder={DRAWN.ground}
        receiveShadow
        raycast={() => null}
      >
        <Surface />
      </mesh>
      <mesh
        rotation-x={-Math.PI / 2}
        position-y={-0.008}
        renderOrder={DRAWN.ground}
        receiveShadow
        raycast={() => null}
      >
        <planeGeometry args={[width, depth]} />
        <Surface vertexColors={false} map={map} color={PAPER} roughness={0.95} />
      </mesh>
    </group>
  );
}
