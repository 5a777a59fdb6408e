import { useRef } from 'react';
import type { Group } from 'three';
import { BLOWS } from '../../motion/blow';
import { Label } from '../Label';
import type { Spot } from '../places';
import { useLapse } from '../useLapse';
import { Chips, type ChipsHandle } from './Chips';
import { numberAt } from './impact';
import { type MissileHandle, MissileModel } from './MissileModel';
import type { ShownBlow } from './shown-blow';

export interface ImpactProps {
  readonly blow: ShownBlow | null;
  /** Milliseconds of the motion; 0 shows nothing. */
  readonly duration: number;
  readonly pace: number;
}

/** What flies between the two, the star of light where they meet, chips, and the number that floats up. */
export function Impact({ blow, duration, pace }: ImpactProps) {
  const chips = useRef<ChipsHandle>(null);
  const missile = useRef<MissileHandle>(null);
  const number = useRef<Group>(null);
  const { size = 1 } = blow ?? {};
  useLapse(duration > 0 ? (blow?.of ?? null) : null, duration, (share) => {
    const time = share * duration * pace;
    const { contact, stop, missile: flies } = BLOWS[blow?.manner ?? 'bite'];
    const over = share >= 1 || !blow;
    chips.current?.show(over || !blow.hits ? -1 : time - contact);
    missile.current?.show(over || !flies ? null : (time - flies.leaves) / (contact - flies.leaves));
    const high = over ? null : numberAt(time - contact - stop);
    if (!number.current) return;
    number.current.visible = high !== null;
    number.current.position.y = (high ?? 0) * size;
  });
  return (
    <>
      <Chips
        ref={chips}
        at={blow?.to ?? NOWHERE}
        count={countOf(blow)}
        colour={blow?.colour ?? ''}
        size={size}
      />
      <MissileModel ref={missile} blow={blow} />
      {blow?.said && duration > 0 && (
        <group ref={number} visible={false}>
          <Label {...blow.said} position={[blow.to.x, blow.to.y + 0.9 * size, blow.to.z]} size={0.058} />
        </group>
      )}
    </>
  );
}

const NOWHERE: Spot = { x: 0, y: 0, z: 0 };
const countOf = (blow: ShownBlow | null) => (blow ? BLOWS[blow.manner].chips : 0);
