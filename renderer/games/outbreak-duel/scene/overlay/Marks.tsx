import { useEffect, useMemo } from 'react';
import { DoubleSide } from 'three';
import { Label } from '../../../../table/Label';
import { spotKey } from '../../spot';
import type { Highlight } from '../marks';
import type { SceneModel } from '../scene-model';
import { outlinesGeometry, TONES } from './outlines';
import { shapeOf } from './spot-shapes';

export interface MarksProps {
  readonly scene: SceneModel;
  readonly highlights: readonly Highlight[];
}

function shown(scene: SceneModel, highlights: readonly Highlight[]) {
  return highlights.flatMap((highlight) => {
    const shape = shapeOf(scene, highlight.spot);
    return shape ? [{ ...highlight, shape, key: `${spotKey(highlight.spot)} ${highlight.tone}` }] : [];
  });
}

/** Frames around what matters, and prices and odds over it. */
export function Marks({ scene, highlights }: MarksProps) {
  const marks = useMemo(() => shown(scene, highlights), [scene, highlights]);
  const geometry = useMemo(() => outlinesGeometry(marks), [marks]);
  useEffect(() => () => geometry.dispose(), [geometry]);
  return (
    <>
      <mesh geometry={geometry} renderOrder={2} frustumCulled={false} raycast={() => null}>
        <meshBasicMaterial
          vertexColors
          transparent
          depthWrite={false}
          side={DoubleSide}
          toneMapped={false}
          fog={false}
        />
      </mesh>
      {marks.map(
        ({ key, label, tone, shape }) =>
          label && (
            <Label
              key={key}
              text={label}
              colour={TONES[tone]}
              position={shape.under ?? shape.over}
              size={0.032}
            />
          ),
      )}
    </>
  );
}
