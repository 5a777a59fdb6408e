import { DoubleSide } from 'three';
import { areaOf } from '../../../../../models/dying-light/map';
import { useQuality } from '../../../../table/QualityContext';
import type { SceneModel } from '../scene-model';
import type { PlacedToken } from '../tokens/place-tokens';

/** Violet light that falls from UV Spots while their Area is safe. */
export function UvCones({
  tokens,
  uvAreas,
}: {
  readonly tokens: readonly PlacedToken[];
  readonly uvAreas: SceneModel['uvAreas'];
}) {
  const { glossy } = useQuality();
  const shining = tokens.filter(({ kind, zone }) => kind === 'uv' && uvAreas.includes(areaOf(zone)));
  return shining.map(({ id, spot }) => (
    <group key={id} position={[spot.x, spot.y, spot.z]}>
      <mesh position={[0, 0.5, 0.25]} renderOrder={4} raycast={() => null}>
        <coneGeometry args={[1.15, 1, 28, 1, true]} />
        <meshBasicMaterial
          color="#8f4dff"
          transparent
          opacity={0.16}
          depthWrite={false}
          side={DoubleSide}
          toneMapped={false}
        />
      </mesh>
      {glossy && <pointLight color="#9a55ff" intensity={9} distance={7} position={[0, 1.1, 0.4]} />}
    </group>
  ));
}
