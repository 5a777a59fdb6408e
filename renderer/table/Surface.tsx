import type { Ref } from 'react';
import type { Material, MeshLambertMaterial, MeshLambertMaterialParameters } from 'three';
import { useQuality } from './QualityContext';

export interface SurfaceProps extends MeshLambertMaterialParameters {
  /** 0 mirror, 1 chalk; only where the quality shows highlights. */
  readonly roughness?: number;
  /** Both kinds of material have what a Lambert material has. */
  readonly ref?: Ref<MeshLambertMaterial>;
  /** Changes the program before it is made: always the same function. */
  readonly onBeforeCompile?: Material['onBeforeCompile'];
}

/** The material of everything on the table: vertex colours times print, with highlights where they are affordable. */
export function Surface({ roughness = 0.85, ref, ...props }: SurfaceProps) {
  const { glossy } = useQuality();
  return glossy ? (
    <meshStandardMaterial
      ref={ref as Ref<never>}
      vertexColors
      roughness={roughness}
      metalness={0}
      {...props}
    />
  ) : (
    <meshLambertMaterial ref={ref ?? null} vertexColors {...props} />
  );
}
