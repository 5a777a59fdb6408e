import { useSyncExternalStore } from 'react';
import type { Controller, SeatId } from '../../models/kernel/types';
import type { Match } from '../games/face';
import { Button } from '../hud/button';
import { Dialog } from '../hud/dialog';
import { t } from '../i18n';
import { BACK } from '../input/commands';
import { PadSelect } from './pad-select';
import { ControllerSelect } from './person';
import './seats-dialog.css';

interface SeatsDialogProps {
  readonly match: Match;
  readonly onHandOver: (seat: SeatId, controller: Controller) => void;
  readonly onClose: () => void;
}

/** Hands seats to bots and back to people, while the game waits. */
export function SeatsDialog({ match: { face, session }, onHandOver, onClose }: SeatsDialogProps) {
  const look = () => session.seen('table');
  const { state } = useSyncExternalStore(session.subscribe, look).position;
  return (
    <Dialog title={t('seats.title')} onClose={onClose}>
      <p>{t('seats.intro')}</p>
      {face.game.rules.seatsOf(state).map((seat) => (
        <div key={seat.id} className="seat-line">
          <ControllerSelect
            label={face.seatName(seat, state)}
            controller={seat.controller}
            onChange={(controller) => onHandOver(seat.id, controller)}
          />
          {seat.controller.kind === 'human' && <PadSelect seat={seat.id} name={face.seatName(seat, state)} />}
        </div>
      ))}
      <div className="dialog-buttons">
        <Button look="primary" label={t('ui.close')} shortcut={BACK} onPress={onClose} first />
      </div>
    </Dialog>
  );
}
