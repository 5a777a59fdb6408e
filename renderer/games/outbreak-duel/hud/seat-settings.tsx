import { useState } from 'react';
import { Button } from '../../../hud/button';
import { Dialog } from '../../../hud/dialog';
import { t } from '../../../i18n';
import { BACK } from '../../../input/commands';
import { useGame, useSnapshot } from '../table-game';
import { SeatWishes, seatsHere } from './seat-wishes';

/** A button, and behind it the wishes of the people at this screen. */
export function SeatSettings() {
  const game = useGame();
  const { viewer, position } = useSnapshot();
  const [isOpen, setOpen] = useState(false);
  const seats = seatsHere(position.state, viewer);
  if (seats.length === 0) return <span />;
  return (
    <>
      <Button look="quiet" label={t('od.hud.settings')} onPress={() => setOpen(true)} />
      {isOpen && (
        <Dialog title={t('od.hud.settings')} onClose={() => setOpen(false)}>
          {seats.map((seat) => (
            <SeatWishes
              key={seat}
              state={position.state}
              seat={seat}
              onMove={(move) => game.play(move, seat)}
            />
          ))}
          <div className="dialog-buttons">
            <Button
              look="primary"
              label={t('ui.close')}
              shortcut={BACK}
              onPress={() => setOpen(false)}
              first
            />
          </div>
        </Dialog>
      )}
    </>
  );
}
