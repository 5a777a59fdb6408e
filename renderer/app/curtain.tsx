import type { Seat, SeatId } from '../../models/kernel/types';
import { Button } from '../hud/button';
import { Dialog } from '../hud/dialog';
import { listOf, shownName, t } from '../i18n';
import { BACK } from '../input/commands';
import { useQuestion } from '../input/presses';
import './curtain.css';

interface CurtainProps {
  /** The people who are asked; one of them picks up their cards. */
  readonly people: readonly Seat[];
  /** How many moves have been made. */
  readonly moves: number;
  readonly onPickUp: (seat: SeatId) => void;
  readonly onMenu: () => void;
}

/**
 * Lies over everything while the screen goes from one person to the next. Beneath it the table looks, so that there is nothing
 * to be seen of anybody's cards. The focus begins at the sentence, not at a button: who pressed Enter once too often for their own
 * move must not turn up the cards of the next.
 */
export function Curtain({ people, moves, onPickUp, onMenu }: CurtainProps) {
  const asked = people.map(({ id }) => id);
  const answering = useQuestion('curtain', moves, asked);
  const names = people.map(({ name }) => shownName(name));
  const pickUp = answering((seat: SeatId) => onPickUp(seat));
  return (
    <Dialog title={t('ui.curtain.title', { name: listOf(names) })} onClose={onMenu} full>
      <div className="curtain">
        <p tabIndex={-1} data-first>
          {t('ui.curtain.text')}
        </p>
        {people.map(({ id }, index) => (
          <Button
            key={id}
            look="primary"
            label={t('ui.curtain.pick-up', { name: names[index] ?? '' })}
            onPress={() => pickUp(id)}
          />
        ))}
        <Button look="quiet" label={t('ui.desk.menu')} icon="menu" shortcut={BACK} onPress={onMenu} />
      </div>
    </Dialog>
  );
}
