import type { State } from '../../../models/dying-light/state';
import { DiceBoard } from './hud/dice-board';
import { RoundTracker } from './hud/round-tracker';
import { RunnerPanels } from './hud/runner-panels';
import { ScenarioPanel } from './hud/scenario-panel';
import { shownRunner } from './shown-runner';
import './hud/hud.css';

function Left({ state }: { readonly state: State }) {
  const runner = shownRunner(state);
  return (
    <>
      <RunnerPanels state={state} />
      {runner && <DiceBoard runner={runner} />}
    </>
  );
}

/** What stands around the table while a replay is watched. */
export const PANELS = { Top: RoundTracker, Left, Right: ScenarioPanel };
