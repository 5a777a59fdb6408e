import { useFrame } from '@react-three/fiber';
import { useEffect, useMemo, useRef } from 'react';
import { type BufferGeometry, type Mesh, MeshBasicMaterial } from 'three';
import { merged, type Standing } from '../../../../table/models/merge';
import { printed } from '../../../../table/print/printed';
import { useQuality } from '../../../../table/QualityContext';
import { Surface } from '../../../../table/Surface';
import { join, matrixOf } from '../../../../table/sculpt/shapes';
import { letterOn, printLetters } from './letters';
import type { PlacedToken } from './place-tokens';
import { TOKEN_SCALE, type TokenModels, useTokenModels } from './token-models';

function standingOf(
  { kind, spot, on }: PlacedToken,
  models: TokenModels,
  part: 'paint' | 'glow',
): Standing[] {
  if (kind === 'npc' || (kind === 'uv' && part === 'glow' && !on)) return [];
  const geometry = models[kind][part];
  const scale = [TOKEN_SCALE, TOKEN_SCALE, TOKEN_SCALE] as const;
  return geometry ? [{ geometry, place: matrixOf({ at: [spot.x, spot.y, spot.z], scale }) }] : [];
}

/** All that is painted, or all that shines, as one geometry. */
function partOf(
  tokens: readonly PlacedToken[],
  models: TokenModels,
  part: 'paint' | 'glow',
): BufferGeometry | null {
  const standings = tokens.flatMap((token) => standingOf(token, models, part));
  return standings.length > 0 ? merged(standings) : null;
}

function lettersOn(tokens: readonly PlacedToken[]): BufferGeometry | null {
  const written = tokens.flatMap((token) => letterOn(token) ?? []);
  return written.length > 0 ? join(written) : null;
}

/** Puts a geometry away when another one takes its place. */
function useOwn<T extends { dispose(): void } | null>(own: T): T {
  useEffect(() => () => own?.dispose(), [own]);
  return own;
}

/** Fire breathes while frames are drawn anyway; it asks for none. */
function useFlicker() {
  const flames = useRef<Mesh>(null);
  useFrame(({ clock }) => {
    const material = flames.current?.material;
    if (material instanceof MeshBasicMaterial)
      material.color.setScalar(
        1.35 + 0.15 * Math.sin(clock.elapsedTime * 7) * Math.sin(clock.elapsedTime * 3.1),
      );
  });
  return flames;
}

/** All tokens in three meshes: painted pieces, what shines, and the letters of objectives. */
export function Tokens({ tokens }: { readonly tokens: readonly PlacedToken[] }) {
  const { anisotropy } = useQuality();
  const models = useTokenModels();
  const print = useOwn(useMemo(() => printed(printLetters(), anisotropy), [anisotropy]));
  const pieces = useOwn(useMemo(() => partOf(tokens, models, 'paint'), [tokens, models]));
  const glow = useOwn(useMemo(() => partOf(tokens, models, 'glow'), [tokens, models]));
  const letters = useOwn(useMemo(() => lettersOn(tokens), [tokens]));
  const flames = useFlicker();
  return (
    <>
      {pieces && (
        <mesh geometry={pieces} castShadow receiveShadow raycast={() => null}>
          <Surface roughness={0.7} />
        </mesh>
      )}
      {glow && (
        <mesh ref={flames} geometry={glow} raycast={() => null}>
          <meshBasicMaterial vertexColors />
        </mesh>
      )}
      {letters && (
        <mesh geometry={letters} receiveShadow raycast={() => null}>
          <Surface vertexColors={false} map={print} transparent depthWrite={false} />
        </mesh>
      )}
    </>
  );
}
