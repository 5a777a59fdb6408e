import { useState } from 'react';
import type { SeatId } from '../../../models/kernel/types';
import type { State } from '../../../models/survive-until-daylight/state';
import { Bag } from './hud/bag';
import { LinePanel } from './hud/line-panel';
import { RoundTracker } from './hud/round-tracker';
import { SeatBoards } from './hud/seat-boards';
import './hud/hud.css';

interface PanelProps {
  readonly state: State;
}

/** Who has the turn, as far as the table itself tells. */
function busySeat({ actor, searcher, waveHolder, firstPlayer }: State): SeatId | null {
  return actor ?? searcher ?? waveHolder ?? firstPlayer;
}

function Left({ state }: PanelProps) {
  const [asked, setAsked] = useState<SeatId | null>(null);
  const busy = busySeat(state);
  const shown = asked ?? busy;
  return (
    <>
      <SeatBoards state={state} deciding={busy ? [busy] : []} shown={shown} onShow={setAsked} />
      {shown && <Bag state={state} seat={shown} composer={null} />}
    </>
  );
}

function Right({ state }: PanelProps) {
  return <LinePanel state={state} composer={null} />;
}

/** What stands around the table while a replay is watched. */
export const PANELS = { Top: RoundTracker, Left, Right };
