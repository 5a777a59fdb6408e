import { useMemo } from 'react';
import { useDrawing } from '../../../../table/drawing';
import { type FloatingLabel, Labels } from '../../../../table/labels/Labels';
import type { Highlight } from '../marks';
import type { SceneModel } from '../scene-model';
import { facesIn, labelsIn } from './labels';

const NONE: readonly FloatingLabel[] = [];

export interface CityLabelsProps {
  readonly scene: SceneModel;
  readonly highlights: readonly Highlight[];
}

/** All that is written over the city; none of it covers another, and faces only where there is no other room. */
export function CityLabels({ scene, highlights }: CityLabelsProps) {
  const { posed } = useDrawing();
  const labels = useMemo(() => labelsIn(scene, highlights), [scene, highlights]);
  const faces = useMemo(() => facesIn(scene), [scene]);
  return <Labels labels={posed ? NONE : labels} faces={faces} />;
}
