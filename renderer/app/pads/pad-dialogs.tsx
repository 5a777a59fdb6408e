/** What is asked when a second gamepad is pressed in a game, and when one is gone. */
import type { Seat, SeatId } from '../../../models/kernel/types';
import type { AnySnapshot, Match } from '../../games/face';
import { Button } from '../../hud/button';
import { Dialog } from '../../hud/dialog';
import { t } from '../../i18n';
import { useConnectedPads } from '../../input/pad/connected';
import { askWhose, giveSeat, type PadSeats, usePadSeats } from '../../input/pad/seats';
import { useApp } from '../app-context';
import { padName, seatChoices } from './seat-choices';

interface TableProps {
  readonly match: Match;
  readonly snapshot: AnySnapshot;
}

interface AskedProps {
  readonly seats: readonly Seat[];
  readonly padSeats: PadSeats;
  readonly nameOf: (seat: Seat) => string;
}

/** "Whose is it?", which the gamepad that joins answers. */
function JoinDialog({ pad, seats, padSeats, nameOf }: AskedProps & { readonly pad: number }) {
  const { host } = useApp();
  const isFull = seats.every(({ id, controller }) => controller.kind === 'bot' || padSeats.padOf.has(id));
  const close = () => askWhose(null);
  return (
    <Dialog title={t('pads.join.title', { pad: padName(pad) })} onClose={close}>
      <p>{t(isFull ? 'pads.join.full' : 'pads.join.text')}</p>
      <div className="answers">
        {seatChoices(seats, padSeats, nameOf).map(({ seat, label, isBots }, index) => (
          <Button
            key={seat}
            label={label}
            first={index === 0}
            onPress={() => {
              if (isBots) host.handOver(seat, { kind: 'human' });
              giveSeat(seat, pad);
            }}
          />
        ))}
      </div>
      <div className="dialog-buttons">
        <Button look="quiet" label={t('pads.join.none')} onPress={close} />
      </div>
    </Dialog>
  );
}

/** "Who takes over?", which anybody may answer. */
function LostDialog({ lost, seats, nameOf }: AskedProps & { readonly lost: SeatId }) {
  const { host } = useApp();
  const pads = useConnectedPads();
  const seat = seats.find(({ id }) => id === lost);
  if (!seat) return null;
  const toBot = () => {
    host.handOver(lost, { kind: 'bot', level: 'normal' });
    giveSeat(lost, null);
  };
  return (
    <Dialog title={t('pads.lost.title', { name: nameOf(seat) })}>
      <p>{t('pads.lost.text')}</p>
      <div className="answers">
        {pads.map((pad, index) => (
          <Button key={pad} label={padName(pad)} first={index === 0} onPress={() => giveSeat(lost, pad)} />
        ))}
        <Button
          label={t('pads.lost.keyboard')}
          first={pads.length === 0}
          onPress={() => giveSeat(lost, null)}
        />
        <Button label={t('pads.lost.bot')} onPress={toBot} />
      </div>
    </Dialog>
  );
}

/** Lies over the table while something is to be said about a gamepad. */
export function PadDialogs({ match: { face }, snapshot: { position } }: TableProps) {
  const padSeats = usePadSeats();
  const { joining, lost } = padSeats;
  const { state } = position;
  const asked = {
    seats: face.game.rules.seatsOf(state),
    padSeats,
    nameOf: (seat: Seat) => face.seatName(seat, state),
  };
  const [first] = lost.keys();
  if (first) return <LostDialog key={first} lost={first} {...asked} />;
  return joining === null ? null : <JoinDialog key={joining} pad={joining} {...asked} />;
}
