import type { State } from '../../../../models/dying-light/state';
import { Panel } from '../../../hud/panel';
import { t } from '../../../i18n';
import { RunnerCard } from './runner-card';
import './runner-panels.css';

/** Whose board is shown: the Runner who defends, else the one whose turn it is or will be next. */
export function shownRunner(state: State) {
  const { runners } = state;
  const next = runners.find((runner) => !runner.activated) ?? runners[0];
  const id = state.defence?.runner ?? state.active ?? next?.id;
  return runners.find((runner) => runner.id === id) ?? null;
}

/** All Runners, the one whose turn it is enlarged. */
export function RunnerPanels({ state }: { readonly state: State }) {
  const shown = state.defence?.runner ?? state.active;
  return (
    <Panel title={t('hud.runners')} className="runner-panels" bare>
      {state.runners.map((runner) => (
        <RunnerCard
          key={runner.id}
          runner={runner}
          player={state.seats.find((seat) => seat.id === runner.seat)?.name ?? ''}
          active={runner.id === shown}
          done={runner.activated}
        />
      ))}
    </Panel>
  );
}
