import { DoubleSide } from 'three';
import { areaOf } from '../../../../../models/dying-light/map';
import { useQuality } from '../../../../table/QualityContext';
import { Understudy } from '../../../../table/Understudy';
import type { SceneModel } from '../scene-model';
import type { PlacedToken } from '../tokens/place-tokens';

function Violet() {
  return (
    <meshBasicMaterial
      color="#8f4dff"
      transparent
      opacity={0.16}
      depthWrite={false}
      side={DoubleSide}
      toneMapped={false}
    />
  );
}

function Cone() {
  return (
    <mesh position={[0, 0.5, 0.25]} renderOrder={4} raycast={() => null}>
      <coneGeometry args={[1.15, 1, 28, 1, true]} />
      <Violet />
    </mesh>
  );
}

/**
 * Violet light that falls from UV Spots while their Area is safe. The lamps of the others are there and dark: with
 * another number of lights every program of the table would have to be made anew.
 */
export function UvCones({
  tokens,
  uvAreas,
}: {
  readonly tokens: readonly PlacedToken[];
  readonly uvAreas: SceneModel['uvAreas'];
}) {
  const { glossy } = useQuality();
  const spots = tokens.filter(({ kind }) => kind === 'uv');
  return (
    <>
      <Understudy>
        <Violet />
      </Understudy>
      {spots.map(({ id, spot, zone }) => {
        const shines = uvAreas.includes(areaOf(zone));
        return (
          <group key={id} position={[spot.x, spot.y, spot.z]}>
            {shines && <Cone />}
            {glossy && (
              <pointLight color="#9a55ff" intensity={shines ? 9 : 0} distance={7} position={[0, 1.1, 0.4]} />
            )}
          </group>
        );
      })}
    </>
  );
}
