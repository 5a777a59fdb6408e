import { useEffect, useMemo } from 'react';
import { DoubleSide } from 'three';
import type { Highlight } from '../marks';
import type { SceneModel } from '../scene-model';
import { outlinesGeometry } from './outlines';
import { shapeOf } from './spot-shapes';

export interface MarksProps {
  readonly scene: SceneModel;
  readonly highlights: readonly Highlight[];
}

function shown(scene: SceneModel, highlights: readonly Highlight[]) {
  return highlights.flatMap((highlight) => {
    const shape = shapeOf(scene, highlight.spot);
    return shape ? [{ tone: highlight.tone, shape }] : [];
  });
}

/** Outlines around what matters, seen through everything. */
export function Marks({ scene, highlights }: MarksProps) {
  const marks = useMemo(() => shown(scene, highlights), [scene, highlights]);
  const geometry = useMemo(() => outlinesGeometry(marks), [marks]);
  useEffect(() => () => geometry.dispose(), [geometry]);
  return (
    <mesh geometry={geometry} renderOrder={6} frustumCulled={false} raycast={() => null}>
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
