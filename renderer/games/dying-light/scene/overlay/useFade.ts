import { useFrame } from '@react-three/fiber';
import { type RefObject, useEffect, useRef } from 'react';
import type { MeshLambertMaterial } from 'three';
import type { BuildingId } from '../../../../../models/dying-light/ids';
import type { Spot } from '../../../../table/places';
import { hidingBuildings } from './sight';

const SEEN_THROUGH = 0.28;

function fade(material: MeshLambertMaterial, faded: boolean) {
  if (material.transparent === faded) return;
  material.transparent = faded;
  material.opacity = faded ? SEEN_THROUGH : 1;
  material.depthWrite = !faded;
  material.needsUpdate = true;
}

/** Fades the buildings that stand between the camera and what matters; looked at anew when the camera moved. */
export function useFade(
  buildings: RefObject<ReadonlyMap<BuildingId, MeshLambertMaterial>>,
  spots: readonly Spot[],
) {
  const seenFrom = useRef('');
  // New spots, or another set of materials, must be looked at even if the camera rests.
  useEffect(() => {
    seenFrom.current = '';
  });
  useFrame(({ camera }) => {
    const from = camera.position
      .toArray()
      .map((value) => value.toFixed(2))
      .join();
    if (from === seenFrom.current || spots.length === 0) return;
    seenFrom.current = from;
    const hiding = hidingBuildings(camera.position, spots);
    for (const [id, material] of buildings.current) fade(material, hiding.includes(id));
  });
}
