import { useEffect, useMemo } from 'react';
import { printed } from '../../../../table/print/printed';
import { useQuality } from '../../../../table/QualityContext';
import { Surface } from '../../../../table/Surface';
import { MAT, matArea } from '../../layout';
import { printMat } from './mat-print';

/** Pixels of its print, from west to east. */
const WIDEST = 3072;

/** The play mat that the whole street is printed on. */
export function Mat({ seats }: { readonly seats: number }) {
  const { boardScale, anisotropy } = useQuality();
  const { x, z, width, depth } = matArea(seats);
  const print = useMemo(
    () => printed(printMat(seats, Math.min(boardScale, WIDEST / width)), anisotropy),
    [seats, width, boardScale, anisotropy],
  );
  useEffect(() => () => print.dispose(), [print]);
  return (
    <mesh
      position={[x + width / 2, MAT.y, z + depth / 2]}
      rotation-x={-Math.PI / 2}
      receiveShadow
      raycast={() => null}
    >
      <planeGeometry args={[width, depth]} />
      <Surface vertexColors={false} map={print} transparent roughness={0.9} />
    </mesh>
  );
}
