import { useEffect, useLayoutEffect, useMemo } from 'react';
import { Color, PlaneGeometry } from 'three';
import { DRAWN } from '../../../../table/draw-order';
import { useQuality } from '../../../../table/QualityContext';
import { Surface } from '../../../../table/Surface';
import { cardboard } from '../../../../table/sculpt/cardboard';
import { plain } from '../../../../table/sculpt/shapes';
import { STREET_SIZE } from '../../layout';
import { useStreet } from './street-print';

const THICKNESS = 0.14;
/** Darker than its print: streets are quiet, people and threats are bright. */
const INK = new Color(0.92, 0.88, 0.86);

/** A plane whose print has its upper row first. */
function face(): PlaneGeometry {
  const plane = new PlaneGeometry(STREET_SIZE.width, STREET_SIZE.depth);
  const uv = plane.getAttribute('uv');
  for (let i = 0; i < uv.count; i++) uv.setY(i, 1 - uv.getY(i));
  return plane.rotateX(-Math.PI / 2) as PlaneGeometry;
}

/** The mat with the street and both boards. */
export function Street() {
  const print = useStreet();
  const { anisotropy } = useQuality();
  const slab = useMemo(() => plain(cardboard(STREET_SIZE, THICKNESS, 0.1)), []);
  const top = useMemo(face, []);
  useEffect(() => () => slab.dispose(), [slab]);
  useEffect(() => () => top.dispose(), [top]);
  useLayoutEffect(() => {
    if (print.anisotropy === anisotropy) return;
    print.anisotropy = anisotropy;
    print.needsUpdate = true;
  }, [print, anisotropy]);
  return (
    <>
      <mesh
        geometry={slab}
        position-y={-THICKNESS / 2 - 0.012}
        renderOrder={DRAWN.ground}
        receiveShadow
        raycast={() => null}
      >
        <Surface color="#4a4650" />
      </mesh>
      <mesh geometry={top} renderOrder={DRAWN.ground} receiveShadow raycast={() => null}>
        <Surface vertexColors={false} map={print} color={INK} roughness={0.88} />
      </mesh>
    </>
  );
}
