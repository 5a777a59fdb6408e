import { useThree } from '@react-three/fiber';
import { useCallback, useEffect, useRef } from 'react';
import { type DirectionalLight, type HemisphereLight, PCFShadowMap } from 'three';
import { useQuality } from '../QualityContext';
import type { Daylight } from './daylight';
import { useDusk } from './useDusk';

export interface LightingProps {
  readonly night: boolean;
  readonly instant: boolean;
  /** Middle of what is lit and how far it reaches. */
  readonly centre: readonly [x: number, z: number];
  readonly reach: number;
  /** Told about every change of light, for whatever shines by itself. */
  readonly onLight: (light: Daylight) => void;
}

const KEY_DISTANCE = 40;

/** Shadows are drawn afresh only in frames that are drawn at all. */
function useShadows(size: number) {
  const gl = useThree((state) => state.gl);
  const invalidate = useThree((state) => state.invalidate);
  useEffect(() => {
    gl.shadowMap.enabled = size > 0;
    gl.shadowMap.type = PCFShadowMap;
    gl.shadowMap.needsUpdate = true;
    invalidate();
  }, [gl, size, invalidate]);
}

/** One key light with shadows and a soft sky; it swings across the table from day to night. */
export function Lighting({ night, instant, centre, reach, onLight }: LightingProps) {
  const { shadowSize } = useQuality();
  const scene = useThree((state) => state.scene);
  const key = useRef<DirectionalLight>(null);
  const sky = useRef<HemisphereLight>(null);
  useShadows(shadowSize);
  const [x, z] = centre;
  const show = useCallback(
    (light: Daylight) => {
      if (!key.current || !sky.current) return;
      const [dx, dy, dz] = light.from;
      key.current.position.set(x + dx * KEY_DISTANCE, dy * KEY_DISTANCE, z + dz * KEY_DISTANCE);
      key.current.target.position.set(x, 0, z);
      key.current.target.updateMatrixWorld();
      key.current.color.copy(light.key);
      key.current.intensity = light.keyStrength;
      sky.current.color.copy(light.sky);
      sky.current.groundColor.copy(light.ground);
      sky.current.intensity = light.fill;
      scene.background = light.background;
      onLight(light);
    },
    [x, z, scene, onLight],
  );
  useDusk(night, instant, show);
  return (
    <>
      <hemisphereLight ref={sky} />
      <directionalLight
        ref={key}
        castShadow={shadowSize > 0}
        shadow-mapSize={[Math.max(1, shadowSize), Math.max(1, shadowSize)]}
        shadow-bias={-0.0004}
        shadow-normalBias={0.03}
        shadow-radius={3}
      >
        <orthographicCamera
          attach="shadow-camera"
          args={[-reach, reach, reach, -reach, 1, KEY_DISTANCE * 2.2]}
        />
      </directionalLight>
    </>
  );
}
