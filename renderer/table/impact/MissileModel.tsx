import { type Ref, useEffect, useImperativeHandle, useMemo, useRef } from 'react';
import { BoxGeometry, type Mesh, Vector3 } from 'three';
import { BLOWS, type Missile } from '../../motion/blow';
import type { Spot } from '../places';
import { missileAt } from './impact';
import type { ShownBlow } from './shown-blow';

export interface MissileHandle {
  /** @param share of the way, 0 to 1; null and anything else for nothing */
  show(share: number | null): void;
}

/** Width and length in cells, and colour. */
const LOOKS: Readonly<
  Record<Missile, { readonly wide: number; readonly long: number; readonly colour: string }>
> = {
  bullet: { wide: 0.07, long: 2.2, colour: '#fff0a8' },
  arrow: { wide: 0.075, long: 1.1, colour: '#f0d9a0' },
  thrown: { wide: 0.26, long: 0.34, colour: '#ffb648' },
};

const AHEAD = 0.04;
const ahead = new Vector3();
const place = ({ x, y, z }: Spot) => [x, y, z] as const;

interface MissileProps {
  readonly blow: ShownBlow | null;
  readonly ref: Ref<MissileHandle>;
}

/** What flies from whoever strikes to the target. */
export function MissileModel({ blow, ref }: MissileProps) {
  const box = useMemo(() => new BoxGeometry(1, 1, 1), []);
  const mesh = useRef<Mesh>(null);
  useEffect(() => () => box.dispose(), [box]);
  const kind = blow && BLOWS[blow.manner].missile?.kind;
  useImperativeHandle(
    ref,
    () => ({
      show(share) {
        if (!mesh.current) return;
        const flies = blow && kind && share !== null && share >= 0 && share < 1;
        mesh.current.visible = Boolean(flies);
        if (!flies) return;
        const { wide, long } = LOOKS[kind];
        const { from, to, size = 1 } = blow;
        mesh.current.scale.set(wide * size, wide * size, long * size);
        mesh.current.position.set(...place(missileAt(kind, from, to, share)));
        mesh.current.lookAt(ahead.set(...place(missileAt(kind, from, to, share + AHEAD))));
      },
    }),
    [blow, kind],
  );
  return (
    <mesh ref={mesh} geometry={box} visible={false} raycast={() => null}>
      <meshBasicMaterial color={LOOKS[kind ?? 'bullet'].colour} toneMapped={false} />
    </mesh>
  );
}
