import { useRef } from 'react';
import { BLOWS } from '../../motion/blow';
import { Label } from '../Label';
import type { Spot } from '../places';
import { useLapse } from '../useLapse';
import { Chips, type ChipsHandle } from './Chips';
import { CHIPS_FLY } from './impact';
import { type MissileHandle, MissileModel } from './MissileModel';
import { Rising } from './Rising';
import type { ShownBlow } from './shown-blow';

export interface ImpactProps {
  readonly blow: ShownBlow | null;
  /** How much faster than single speed; nothing is shown where it is infinite. */
  readonly pace: number;
}

const NOWHERE: Spot = { x: 0, y: 0, z: 0 };
/** Where a number sets off, in cells over the middle of who is struck. */
const OVER = 0.9;

/** The blow that is shown: chips fly on while the next thing happens. */
function useLast(blow: ShownBlow | null, pace: number): ShownBlow | null {
  const last = useRef<ShownBlow | null>(null);
  if (blow && blow.of !== last.current?.of) last.current = blow;
  return Number.isFinite(pace) ? last.current : null;
}

/** What flies between the two, the star of light where they meet, chips, and the number that floats up. */
export function Impact({ blow: now, pace }: ImpactProps) {
  const blow = useLast(now, pace);
  const chips = useRef<ChipsHandle>(null);
  const missile = useRef<MissileHandle>(null);
  const { contact, stop, missile: flies, chips: count } = BLOWS[blow?.manner ?? 'bite'];
  const time = contact + CHIPS_FLY;
  useLapse(blow?.of ?? null, time / pace, (share) => {
    const passed = share * time;
    chips.current?.show(blow?.hits ? passed - contact : -1);
    missile.current?.show(blow && flies ? (passed - flies.leaves) / (contact - flies.leaves) : null);
  });
  const { size = 1, to = NOWHERE, colour = '', said } = blow ?? {};
  return (
    <>
      <Chips ref={chips} at={to} count={count} colour={colour} size={size} />
      <MissileModel ref={missile} blow={blow} />
      {now && said && blow && (
        <Rising of={now.of} after={contact + stop} pace={pace}>
          <Label {...said} position={[to.x, to.y + OVER * size, to.z]} size={0.058} />
        </Rising>
      )}
    </>
  );
}
