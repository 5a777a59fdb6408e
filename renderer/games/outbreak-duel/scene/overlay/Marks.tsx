import { useMemo } from 'react';
import { Outlines } from '../../../../table/Outlines';
import type { Highlight } from '../marks';
import type { SceneModel } from '../scene-model';
import { marksGeometry } from './outlines';

export interface MarksProps {
  readonly scene: SceneModel;
  readonly highlights: readonly Highlight[];
}

/** Frames around what matters. */
export function Marks({ scene, highlights }: MarksProps) {
  const geometry = useMemo(() => marksGeometry(scene, highlights), [scene, highlights]);
  return <Outlines geometry={geometry} />;
}
