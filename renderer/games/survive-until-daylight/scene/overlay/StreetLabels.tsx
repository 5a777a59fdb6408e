import { useMemo } from 'react';
import { Labels } from '../../../../table/labels/Labels';
import type { SceneModel } from '../scene-model';
import { facesIn, labelsIn } from './labels';
import type { Mark } from './mark-frames';

export interface StreetLabelsProps {
  readonly scene: SceneModel;
  readonly marks: readonly Mark[];
}

/** All that is written over the street; none of it covers another, and faces only where there is no other room. */
export function StreetLabels({ scene, marks }: StreetLabelsProps) {
  const labels = useMemo(() => labelsIn(scene, marks), [scene, marks]);
  const faces = useMemo(() => facesIn(scene), [scene]);
  return <Labels labels={labels} faces={faces} />;
}
