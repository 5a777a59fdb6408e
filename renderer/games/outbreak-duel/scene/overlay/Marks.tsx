import { useMemo } from 'react';
import { Outlines } from '../../../../table/Outlines';
import type { Highlight } from '../marks';
import type { SceneModel } from '../scene-model';
import { outlinesGeometry } from './outlines';
import { shapeOf } from './spot-shapes';

export interface MarksProps {
  readonly scene: SceneModel;
  readonly highlights: readonly Highlight[];
}

/** Frames around what matters. */
export function Marks({ scene, highlights }: MarksProps) {
  const geometry = useMemo(() => {
    const outlines = highlights.flatMap(({ tone, spot }) => {
      const shape = shapeOf(scene, spot);
      return shape ? [{ tone, shape }] : [];
    });
    return outlinesGeometry(outlines);
  }, [scene, highlights]);
  return <Outlines geometry={geometry} />;
}
