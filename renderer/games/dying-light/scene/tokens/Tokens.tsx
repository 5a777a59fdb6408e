import { useFrame } from '@react-three/fiber';
import { useEffect, useMemo, useRef } from 'react';
import { type BufferGeometry, type Mesh, MeshBasicMaterial } from 'three';
import { printed } from '../../../../table/print/canvas';
import { useQuality } from '../../../../table/QualityContext';
import { Surface } from '../../../../table/Surface';
import { join } from '../../../../table/sculpt/shapes';
import type { PlacedToken } from './place-tokens';
import { printTokens } from './token-print';
import { tokenGlow, tokenShapes } from './token-shapes';

function joined(tokens: readonly PlacedToken[], shapes: (token: PlacedToken) => BufferGeometry[]) {
  const all = tokens.flatMap((token) => {
    const { x, y, z } = token.spot;
    return shapes(token).map((shape) => shape.translate(x, y, z));
  });
  return all.length > 0 ? join(all) : null;
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

/** All tokens in two meshes: printed cardboard, and what shines. */
export function Tokens({ tokens }: { readonly tokens: readonly PlacedToken[] }) {
  const { anisotropy } = useQuality();
  const print = useMemo(() => printed(printTokens(), anisotropy), [anisotropy]);
  const pieces = useMemo(() => joined(tokens, ({ kind, letter }) => tokenShapes(kind, letter)), [tokens]);
  const glow = useMemo(() => joined(tokens, ({ kind, on }) => tokenGlow(kind, on)), [tokens]);
  const flames = useFlicker();
  useEffect(() => () => print.dispose(), [print]);
  useEffect(() => () => pieces?.dispose(), [pieces]);
  useEffect(() => () => glow?.dispose(), [glow]);
  return (
    <>
      {pieces && (
        <mesh geometry={pieces} castShadow receiveShadow raycast={() => null}>
          <Surface map={print} roughness={0.7} />
        </mesh>
      )}
      {glow && (
        <mesh ref={flames} geometry={glow} raycast={() => null}>
          <meshBasicMaterial vertexColors />
        </mesh>
      )}
    </>
  );
}
