import { useMemo } from 'react';
import { useDrawing } from '../../../../table/drawing';
import { Labels } from '../../../../table/labels/Labels';
import { aboveNote } from '../../layout';
import { facesIn, labelsIn } from './labels';
import type { MarksProps } from './Marks';

/** All that is written over the city; none of it covers another, and faces only where there is no other room. */
export function CityLabels({ scene, highlights }: MarksProps) {
  const labels = useMemo(() => labelsIn(scene, highlights), [scene, highlights]);
  const faces = useMemo(() => facesIn(scene), [scene]);
  const { safeArea } = useDrawing();
  const safe = useMemo(() => aboveNote(safeArea), [safeArea]);
  return <Labels labels={labels} faces={faces} safe={safe} />;
}
