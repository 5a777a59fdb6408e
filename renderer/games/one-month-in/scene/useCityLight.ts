import { useCallback, useRef } from 'react';
import { Color, type MeshBasicMaterial } from 'three';
import type { Daylight } from '../../../table/light/daylight';
import { fogColour } from './sky/Fog';

/** How brightly windows shine, and pools of light lie, when the lamps are full on. */
const WINDOWS = 2.4;
const POOLS = 0.85;

type Register = (material: MeshBasicMaterial | null) => void;

/** Switches windows, pools of light and the colour of fog with the time of day. */
export function useCityLight() {
  const parts = useRef<Record<'windows' | 'pools' | 'fog', MeshBasicMaterial | null>>({
    windows: null,
    pools: null,
    fog: null,
  });
  const lamps = useRef(0);
  const fog = useRef(new Color());

  const apply = useCallback(() => {
    const { windows, pools, fog: clouds } = parts.current;
    windows?.color.setScalar(0.55 + WINDOWS * lamps.current);
    if (pools) pools.opacity = POOLS * lamps.current;
    clouds?.color.copy(fogColour(fog.current, lamps.current));
  }, []);
  const register = (part: 'windows' | 'pools' | 'fog'): Register => {
    return (material) => {
      parts.current[part] = material;
      apply();
    };
  };
  const registers = useRef<Readonly<Record<'windows' | 'pools' | 'fog', Register>>>(null);
  registers.current ??= { windows: register('windows'), pools: register('pools'), fog: register('fog') };
  const onLight = useCallback(
    (light: Daylight) => {
      lamps.current = light.lamps;
      apply();
    },
    [apply],
  );
  return { onLight, ...registers.current };
}
