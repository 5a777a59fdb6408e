import type { State } from '../../../../models/one-month-in/state';
import { Panel } from '../../../hud/panel';
import { t } from '../../../i18n';
import { TeamPanel } from './team-panel';
import './team-panels.css';

/** All teams in the order of their turns. */
export function TeamPanels({ state }: { readonly state: State }) {
  return (
    <Panel title={t('om.hud.teams')} className="team-panels" bare>
      {state.teams.map((team) => {
        const seat = state.seats.find(({ id }) => id === team.seat);
        return seat && <TeamPanel key={team.seat} state={state} team={team} seat={seat} />;
      })}
    </Panel>
  );
}
