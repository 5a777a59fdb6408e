import type { ReactNode } from 'react';
import type { Viewer } from '../../../../models/kernel/types';
import { otherSide } from '../../../../models/outbreak-duel/rules/table';
import type { Side, State } from '../../../../models/outbreak-duel/state';
import { Panel } from '../../../hud/panel';
import { t } from '../../../i18n';
import { type Hands, PlayerPanel } from './player-panel';
import './players.css';

interface PlayersProps extends Hands {
  readonly state: State;
  readonly viewer: Viewer;
  readonly deciding: Parameters<typeof PlayerPanel>[0]['deciding'];
  /** What the near player is asked in the own corner (OD-PRIV-04). */
  readonly corner: ReactNode;
}

/** Whose panel stands below: whoever looks; of two people the one whose turn it is. */
export function nearSide({ players, seats, active }: State, viewer: Viewer): Side {
  const people = seats.filter(({ controller }) => controller.kind === 'human');
  const [only] = people;
  const seat = people.length === 1 && only ? only.id : viewer;
  const side = players.findIndex((player) => player.seat === seat);
  return side === 0 || side === 1 ? side : active;
}

/** Both players: the opponent above, whoever looks below. */
export function Players({ state, viewer, corner, ...rest }: PlayersProps) {
  const near = nearSide(state, viewer);
  return (
    <Panel title={t('od.hud.players')} className={`od-players ${corner ? 'od-asked' : ''}`} bare>
      <PlayerPanel state={state} side={otherSide(near)} {...rest} />
      {corner}
      <PlayerPanel state={state} side={near} {...rest} />
    </Panel>
  );
}
