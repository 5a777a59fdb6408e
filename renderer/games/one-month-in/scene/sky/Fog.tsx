import { useFrame, useThree } from '@react-three/fiber';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { BufferAttribute, BufferGeometry, type Color, type MeshBasicMaterial, Vector3 } from 'three';
import type { HexKey } from '../../../../../models/kernel/hex';
import { settle } from '../../../../motion/easing';
import { seeded } from '../../../../random/random';
import { tableClock } from '../../../../table/clock';
import { sheet } from '../../../../table/print/canvas';
import { printed } from '../../../../table/print/printed';
import { type Facing, useFacing } from '../../../../table/useFacing';
import { useSame } from '../../../../table/useSame';
import type { SceneModel } from '../scene-model';
import { isClear, lifted, type Puff, puffsOn } from './puffs';

const SIZE = 128;
/** Corners of a puff: across, up, and where in the picture. */
const CORNERS = [
  [-1, -1, 0, 0],
  [1, -1, 1, 0],
  [1, 1, 1, 1],
  [-1, 1, 0, 1],
] as const;

/** A soft ball made of softer ones. */
function ball() {
  const pen = sheet(SIZE, SIZE);
  const random = seeded(11);
  for (let blob = 0; blob < 18; blob++) {
    const [angle, far] = [blob * 2.4, 30 * Math.sqrt(blob / 18)];
    const [x, y] = [SIZE / 2 + Math.cos(angle) * far, SIZE / 2 + Math.sin(angle) * far * 0.75];
    const radius = 15 + random() * 18;
    const shade = pen.createRadialGradient(x, y, 0, x, y, radius);
    shade.addColorStop(0, 'rgba(255,255,255,0.42)');
    shade.addColorStop(1, 'rgba(255,255,255,0)');
    pen.fillStyle = shade;
    pen.fillRect(0, 0, SIZE, SIZE);
  }
  return printed(pen, 1);
}

/** Room for all puffs; written by `write`. */
function quads(count: number): BufferGeometry {
  const geometry = new BufferGeometry()
    .setAttribute('position', new BufferAttribute(new Float32Array(count * 12), 3))
    .setAttribute('color', new BufferAttribute(new Float32Array(count * 16).fill(1), 4));
  const uv = Array.from({ length: count }, () => CORNERS.flatMap(([, , u, v]) => [u, v])).flat();
  geometry.setAttribute('uv', new BufferAttribute(new Float32Array(uv), 2));
  const faces = Array.from({ length: count }, (_, quad) =>
    [0, 1, 2, 0, 2, 3].map((corner) => quad * 4 + corner),
  );
  geometry.setIndex(faces.flat());
  return geometry;
}

const point = new Vector3();

function write(
  geometry: BufferGeometry,
  puffs: readonly Puff[],
  { right, up }: Facing,
  shares: Shares,
): void {
  const position = geometry.getAttribute('position');
  const colour = geometry.getAttribute('color');
  puffs.forEach((puff, index) => {
    const { x, y, z, half, alpha } = lifted(puff, shares.get(puff.tile) ?? 0);
    CORNERS.forEach(([across, high], corner) => {
      point
        .set(x, y, z)
        .addScaledVector(right, across * half)
        .addScaledVector(up, high * half * 0.72);
      position.setXYZ(index * 4 + corner, point.x, point.y, point.z);
      colour.setW(index * 4 + corner, alpha);
    });
  });
  position.needsUpdate = true;
  colour.needsUpdate = true;
}

/** How far the fog has lifted, by tile. */
type Shares = ReadonlyMap<HexKey, number>;

/** Fog that lifts goes on until its time is over; a tile that has left the fog is forgotten then. */
function useLifting(foggy: readonly HexKey[], duration: number) {
  const invalidate = useThree((state) => state.invalidate);
  const before = useRef<readonly HexKey[]>(foggy);
  const started = useRef(new Map<HexKey, number>());
  const lifting = useMemo(() => {
    const now = tableClock.now();
    for (const tile of before.current)
      if (!foggy.includes(tile) && duration > 0) started.current.set(tile, now);
    for (const [tile, start] of started.current)
      if (foggy.includes(tile) || now > start + duration) started.current.delete(tile);
    before.current = foggy;
    return new Map(started.current);
  }, [foggy, duration]);
  useEffect(() => {
    if (lifting.size > 0) invalidate();
  }, [lifting, invalidate]);
  return lifting;
}

export interface FogProps {
  readonly scene: SceneModel;
  /** Milliseconds that fog takes to lift; 0 for none. */
  readonly duration: number;
  /** Gets the material, whose colour follows the time of day. */
  readonly register: (material: MeshBasicMaterial | null) => void;
}

/** What the light of the time makes of fog. */
export function fogColour(into: Color, lamps: number): Color {
  return into.setRGB(0.93 - 0.5 * lamps, 0.95 - 0.44 * lamps, 0.98 - 0.3 * lamps);
}

/** The fog over the city, and what of it is just lifting: one draw call. */
export function Fog({ scene, duration, register }: FogProps) {
  const invalidate = useThree((state) => state.invalidate);
  const foggy = useSame(
    (Object.entries(scene.tiles) as [HexKey, { status: string }][])
      .filter(([, { status }]) => status === 'fog')
      .map(([tile]) => tile),
  );
  const lifting = useLifting(foggy, duration);
  const fight = useSame(scene.fight);
  const puffs = useMemo(
    () => [...foggy, ...lifting.keys()].flatMap(puffsOn).filter((puff) => !isClear(puff, fight)),
    [foggy, lifting, fight],
  );
  const geometry = useMemo(() => quads(puffs.length), [puffs]);
  const picture = useMemo(ball, []);
  const facing = useRef<Facing | null>(null);
  useEffect(() => () => geometry.dispose(), [geometry]);
  useEffect(() => () => picture.dispose(), [picture]);
  const show = useCallback(() => {
    const now = tableClock.now();
    const shares = new Map(
      [...lifting].map(([tile, start]) => [tile, settle((now - start) / Math.max(1, duration))] as const),
    );
    if (facing.current) write(geometry, puffs, facing.current, shares);
    return [...lifting.values()].some((start) => now < start + duration);
  }, [geometry, puffs, lifting, duration]);
  useFacing(
    useCallback(
      (turned) => {
        facing.current = turned;
        show();
      },
      [show],
    ),
  );
  useFrame(() => {
    if (lifting.size > 0 && show()) invalidate();
  });
  return (
    <mesh geometry={geometry} frustumCulled={false} renderOrder={5} raycast={() => null}>
      <meshBasicMaterial
        ref={register}
        map={picture}
        vertexColors
        transparent
        opacity={0.75}
        depthWrite={false}
        fog={false}
      />
    </mesh>
  );
}
