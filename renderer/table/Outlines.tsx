import { useEffect } from 'react';
import { type BufferGeometry, DoubleSide } from 'three';
import { useDrawing } from './drawing';

interface OutlinesProps {
  /** Its colours have alpha; thrown away with the piece, or when another one takes its place. */
  readonly geometry: BufferGeometry;
  /** Drawn after all that has a lower one: outlines that shine through the pieces need a high one. */
  readonly order?: number;
}

/** Light around what matters on a table, in one piece that no pointer meets; there is none in a photo. */
export function Outlines({ geometry, order = 2 }: OutlinesProps) {
  const { photo = null } = useDrawing();
  useEffect(() => () => geometry.dispose(), [geometry]);
  return (
    <mesh
      visible={photo === null}
      geometry={geometry}
      renderOrder={order}
      frustumCulled={false}
      raycast={() => null}
    >
      <meshBasicMaterial
        vertexColors
        transparent
        depthWrite={false}
        side={DoubleSide}
        toneMapped={false}
        fog={false}
      />
    </mesh>
  );
}
