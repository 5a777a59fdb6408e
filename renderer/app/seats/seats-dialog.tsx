import { useSyncExternalStore } from 'react';
import type { State } from '../../../models/dying-light/state';
import type { Seat } from '../../../models/kernel/types';
import { runnerName } from '../../games/dying-light/names';
import { Button } from '../../hud/button';
import { Dialog } from '../../hud/dialog';
import { Select } from '../../hud/select';
import { listOf, t } from '../../i18n';
import { useApp } from '../app-context';
import type { DyingLightSession } from '../game-host';
import { CONTROLLERS, controllerOf, keyOf } from './controllers';

/** "Ada (Mara and Juno)" */
function seatName({ id, name }: Seat, { runners }: State): string {
  const own = runners.filter((runner) => runner.seat === id).map((runner) => runnerName(runner.id));
  return t('seats.plays', { name, runners: listOf(own) });
}

interface SeatsDialogProps {
  readonly session: DyingLightSession;
  readonly onClose: () => void;
}

/** Hands seats to bots and back to people, while the game waits. */
export function SeatsDialog({ session, onClose }: SeatsDialogProps) {
  const { host } = useApp();
  const { state } = useSyncExternalStore(session.subscribe, session.getSnapshot).position;
  return (
    <Dialog title={t('seats.title')} onClose={onClose}>
      <p>{t('seats.intro')}</p>
      {state.seats.map((seat) => (
        <p key={seat.id}>
          <Select
            label={seatName(seat, state)}
            options={CONTROLLERS.map((key) => ({ key, label: t(`ui.new.controller.${key}`) }))}
            chosen={keyOf(seat.controller)}
            onChoose={(key) => host.handOver(seat.id, controllerOf(key))}
          />
        </p>
      ))}
      <div className="dialog-buttons">
        <Button look="primary" label={t('ui.close')} shortcut="Esc" onPress={onClose} first />
      </div>
    </Dialog>
  );
}
