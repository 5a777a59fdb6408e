import { useEffect, useMemo } from 'react';
import type { BufferGeometry } from 'three';
import { between, seeded } from '../../../../random/random';
import { Surface } from '../../../../table/Surface';
import { box, cone, join, post, ring } from '../../../../table/sculpt/shapes';
import { MAT, matArea, ROAD } from '../../layout';

const BRICKS = ['#8a4a3a', '#75402f', '#9a5a46', '#6f6a66'] as const;

/** A heap of bricks and slabs. */
function heap(x: number, z: number, seed: number): readonly BufferGeometry[] {
  const random = seeded(seed);
  return Array.from({ length: 12 }, (_, index) => {
    const far = between(random, 0, 0.55);
    const angle = random() * 7;
    const size = between(random, 0.1, 0.24);
    return box([size * 1.6, size * 0.7, size], BRICKS[index % BRICKS.length] ?? BRICKS[0], {
      at: [
        x + Math.cos(angle) * far,
        size * 0.35 + Math.max(0, 0.22 - far * 0.4),
        z + Math.sin(angle) * far * 0.6,
      ],
      turn: [between(random, -0.3, 0.3), random() * 7, between(random, -0.3, 0.3)],
    });
  });
}

function trafficCone(x: number, z: number, fallen: boolean): readonly BufferGeometry[] {
  const turn = fallen ? ([0, 0.6, 1.35] as const) : ([0, 0, 0] as const);
  const at = [x, fallen ? 0.14 : 0, z] as const;
  return [
    cone([0.14, 0.42], '#e8662a', { at, turn }, 10),
    post([0.17, 0.17, 0.03], '#2b2a30', { at, turn }, 8),
  ];
}

function tyre(x: number, z: number): readonly BufferGeometry[] {
  return [
    ring([0.22, 0.09], '#22222a', { at: [x, 0.08, z] }),
    ring([0.22, 0.08], '#2a2a32', { at: [x + 0.05, 0.24, z] }),
  ];
}

function debris(seats: number): BufferGeometry {
  const { x, width } = matArea(seats);
  const behind = (MAT.north + ROAD.north) / 2;
  const heaps = [0.12, 0.34, 0.57, 0.74, 0.93].flatMap((share, index) =>
    heap(x + width * share, behind - 0.05, 20 + index),
  );
  return join([
    ...heaps,
    ...heap(x + width - 0.5, ROAD.south + 0.55, 40),
    ...trafficCone(x + width * 0.25, behind + 0.1, false),
    ...trafficCone(x + width * 0.66, behind, true),
    ...trafficCone(x + 0.6, ROAD.south + 0.4, false),
    ...tyre(x + width * 0.47, behind),
  ]);
}

/** What lies about in the street: one mesh. */
export function Debris({ seats }: { readonly seats: number }) {
  const geometry = useMemo(() => debris(seats), [seats]);
  useEffect(() => () => geometry.dispose(), [geometry]);
  return (
    <mesh geometry={geometry} castShadow receiveShadow raycast={() => null}>
      <Surface roughness={0.9} />
    </mesh>
  );
}
