import { useEffect, useMemo } from 'react';
import type { ZoneId } from '../../../../../models/dying-light/ids';
import { zonesOf } from '../../../../../models/dying-light/map';
import { tonesSeen } from '../../../../styles/vision';
import { useDrawing } from '../../../../table/drawing';
import type { Highlight, Tone } from '../marks';
import type { PlacedToken } from '../tokens/place-tokens';
import { zoneLight } from './zone-shape';

export const TONES = tonesSeen<Tone>(
  {
    cheap: '#4dff9a',
    dear: '#ffc04a',
    threat: '#ff4f45',
    focus: '#eaf6ff',
  },
  { cheap: 'choice', dear: 'warned', threat: 'threat' },
);

/** How strongly a tone fills its Zones; its edge is always bright. */
const FILL: Readonly<Record<Tone, number>> = { cheap: 0.12, dear: 0.1, threat: 0.06, focus: 0.24 };

/** The Zones that a mark is about; none if it is about a token. */
export function zonesIn(highlight: Highlight): readonly ZoneId[] {
  if ('zone' in highlight) return [highlight.zone];
  return 'area' in highlight ? zonesOf(highlight.area) : [];
}

function TokenRing({ token, colour }: { readonly token: PlacedToken; readonly colour: string }) {
  const { x, y, z } = token.spot;
  return (
    <mesh position={[x, y + 0.05, z]} rotation-x={-Math.PI / 2} renderOrder={3} raycast={() => null}>
      <ringGeometry args={[0.48, 0.62, 36]} />
      <meshBasicMaterial color={colour} transparent depthWrite={false} toneMapped={false} />
    </mesh>
  );
}

export interface HighlightsProps {
  readonly highlights: readonly Highlight[];
  readonly tokens: readonly PlacedToken[];
}

/** What may be done and what threatens: lit Zones and ringed tokens; none in a photo. */
export function Highlights({ highlights, tokens }: HighlightsProps) {
  const light = useMemo(() => {
    const tints = highlights.map((highlight) => ({
      zones: zonesIn(highlight),
      colour: TONES[highlight.tone],
      fill: FILL[highlight.tone],
      line: 0.9,
    }));
    return zoneLight(tints.filter(({ zones }) => zones.length > 0));
  }, [highlights]);
  useEffect(() => () => light.dispose(), [light]);
  const { photo = null } = useDrawing();
  return (
    <group visible={photo === null}>
      <mesh geometry={light} renderOrder={2} frustumCulled={false} raycast={() => null}>
        <meshBasicMaterial vertexColors transparent depthWrite={false} toneMapped={false} />
      </mesh>
      {highlights.map((highlight) => {
        const token = 'token' in highlight ? tokens.find(({ id }) => id === highlight.token) : undefined;
        return token && <TokenRing key={token.id} token={token} colour={TONES[highlight.tone]} />;
      })}
    </group>
  );
}
