import type { State } from '../../../models/outbreak-duel/state';
import { BoardPanel } from './hud/board-panel';
import { PhaseBar } from './hud/phase-bar';
import { Players } from './hud/players';

const nothing = () => {};

function Left({ state }: { readonly state: State }) {
  return (
    <Players state={state} viewer="table" deciding={null} corner={null} onPick={nothing} onShow={nothing} />
  );
}

function Right({ state }: { readonly state: State }) {
  return <BoardPanel state={state} onPick={nothing} onShow={nothing} />;
}

/** What stands around the table while a replay is watched. */
export const PANELS = { Top: PhaseBar, Left, Right };
