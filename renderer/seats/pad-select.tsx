import type { SeatId } from '../../models/kernel/types';
import { Select } from '../hud/select';
import { t } from '../i18n';
import { useConnectedPads } from '../input/pad/connected';
import { giveSeat, usePadSeats } from '../input/pad/seats';

const NONE = 'none';

interface PadSelectProps {
  readonly seat: SeatId;
  readonly name: string;
}

/** Which gamepad plays for a seat; nothing as long as none is connected. */
export function PadSelect({ seat, name }: PadSelectProps) {
  const pads = useConnectedPads();
  const { padOf } = usePadSeats();
  if (pads.length === 0) return null;
  const options = [
    { key: NONE, label: t('pads.seat.none') },
    ...pads.map((pad) => ({ key: String(pad), label: t('pads.name', { n: pad + 1 }) })),
  ];
  return (
    <Select
      label={t('pads.seat', { name })}
      options={options}
      chosen={String(padOf.get(seat) ?? NONE)}
      onChoose={(key) => giveSeat(seat, key === NONE ? null : Number(key))}
    />
  );
}
