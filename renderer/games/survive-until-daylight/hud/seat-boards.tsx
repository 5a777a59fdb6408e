import type { SeatId } from '../../../../models/kernel/types';
import type { State } from '../../../../models/survive-until-daylight/state';
import { Panel } from '../../../hud/panel';
import { t } from '../../../i18n';
import { SeatBoard } from './seat-board';
import './seat-boards.css';

interface SeatBoardsProps {
  readonly state: State;
  readonly deciding: readonly SeatId[];
  readonly shown: SeatId | null;
  readonly onShow: (seat: SeatId) => void;
}

/** All seats in the order in which they sit. */
export function SeatBoards({ state, deciding, shown, onShow }: SeatBoardsProps) {
  return (
    <Panel title={t('sd.hud.seats')} className="seat-boards" bare>
      {state.members.map((member) => {
        const seat = state.seats.find(({ id }) => id === member.seat);
        return (
          seat && (
            <SeatBoard
              key={seat.id}
              state={state}
              member={member}
              seat={seat}
              deciding={deciding.includes(seat.id)}
              shown={seat.id === shown}
              onShow={() => onShow(seat.id)}
            />
          )
        );
      })}
    </Panel>
  );
}
