import type { State } from '../../../../models/dying-light/state';
import { Panel } from '../../../hud/panel';
import { t } from '../../../i18n';
import { RunnerCard } from './runner-card';
import './runner-panels.css';

/** All Runners, the one whose turn it is enlarged. */
export function RunnerPanels({ state }: { readonly state: State }) {
  const shown = state.defence?.runner ?? state.active;
  return (
    <Panel title={t('dl.hud.runners')} className="runner-panels" bare>
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
