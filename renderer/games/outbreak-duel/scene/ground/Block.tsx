import { useEffect, useMemo } from 'react';
import { printed } from '../../../../table/print/printed';
import { useQuality } from '../../../../table/QualityContext';
import { Surface } from '../../../../table/Surface';
import { BLOCK, printBlock } from './block-print';

export interface BlockProps {
  /** Height at which it lies: under the street. */
  readonly height: number;
}

/** What goes on around the street, so that the picture ends in the town and not at the edge of a table. */
export function Block({ height }: BlockProps) {
  const { anisotropy } = useQuality();
  const print = useMemo(() => printed(printBlock(), anisotropy), [anisotropy]);
  useEffect(() => () => print.dispose(), [print]);
  return (
    <mesh position-y={height} rotation-x={-Math.PI / 2} receiveShadow raycast={() => null}>
      <planeGeometry args={[BLOCK.width, BLOCK.depth]} />
      <Surface vertexColors={false} map={print} roughness={0.95} />
    </mesh>
  );
}
